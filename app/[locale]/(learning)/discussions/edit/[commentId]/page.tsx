import { EditForm } from "@/components/discussions/comments/edit-form";
import { editAddress, placeAddress } from "@/components/discussions/comments/place";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { LinkButton } from "@/components/ui/button";
import { backendHas } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import { longestComment } from "@/lib/contract/rules/comment";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; commentId: string }> };

export const generateMetadata = titleMetadata("discussions", "editTitle");

/** The author edits a comment (rule: comments.edit). */
export default async function EditCommentPage({ params }: Props) {
  const { locale, commentId } = await params;
  const t = translatorFor(locale, "discussions");
  return renderOrErrorScreen(locale, async () => {
    if (!(await backendHas("discussions.editComment"))) throw new PageError(404);
    const api = await visitorApi(locale);
    const found = await resultOr(
      api.discussions.readOwnComment({ commentId, language: locale }),
      editAddress(commentId),
    ).catch((error: unknown) => {
      if (error instanceof PageError && error.key === "commentNotEditable") return null;
      throw error;
    });
    if (!found)
      return (
        <div className="container-form py-6 md:py-10">
          <h1>{t("editTitle")}</h1>
          <p className="mt-2 mb-5">{t("editOver")}</p>
          <LinkButton href="/discussions">{t("reportBack")}</LinkButton>
        </div>
      );
    const texts = {
      label: t("commentLabel"),
      hint: t("editHint", { time: timeOfDay(found.until, locale) }),
      save: t("editSave"),
      saving: t("editSaving"),
      offline: t("offline"),
      back: t("editBack"),
      danger: dangerTexts(locale),
    };
    return (
      <div className="container-form py-6 md:py-10">
        <h1 className="mb-5">{t("editTitle")}</h1>
        <EditForm
          commentId={commentId}
          language={locale}
          comment={found.comment}
          longest={longestComment}
          back={`${placeAddress({ kind: found.kind, slug: found.slug })}#comments`}
          texts={texts}
        />
      </div>
    );
  });
}
