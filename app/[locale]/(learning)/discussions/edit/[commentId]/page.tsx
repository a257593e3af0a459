import { EditForm } from "@/components/discussions/comments/edit-form";
import { editAddress, placeAddress } from "@/components/discussions/comments/place";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { backendHas } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import { longestComment } from "@/lib/contract/rules/comment";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("discussions", "editTitle");

/** The author edits a comment (rule: comments.edit). */
export default visitorPage<"commentId">(async ({ language, params: { commentId } }) => {
  const t = translatorFor(language, "discussions");
  if (!(await backendHas("discussions.editComment"))) throw new PageError(404);
  const api = await visitorApi(language);
  const found = await resultOr(api.discussions.readOwnComment({ commentId, language }), editAddress(commentId)).catch(
    (error: unknown) => {
      if (error instanceof PageError && error.key === "commentNotEditable") return null;
      throw error;
    },
  );
  if (!found)
    return (
      <div className="container-form py-6 md:py-10">
        <h1>{t("editTitle")}</h1>
        <p className="mt-2 mb-5">{t("editOver")}</p>
        <LinkButton href="/discussions">{t("reportForm.back")}</LinkButton>
      </div>
    );
  const texts = {
    label: t("commentLabel"),
    hint: t("editHint", { time: timeOfDay(found.until, language) }),
    save: t("editSave"),
    saving: t("editSaving"),
    offline: t("offline"),
    back: t("editBack"),
    danger: dangerTexts(language),
  };
  return (
    <div className="container-form py-6 md:py-10">
      <h1 className="mb-5">{t("editTitle")}</h1>
      <EditForm
        commentId={commentId}
        language={language}
        comment={found.comment}
        longest={longestComment}
        back={`${placeAddress({ kind: found.kind, slug: found.slug })}#comments`}
        texts={texts}
      />
    </div>
  );
});
