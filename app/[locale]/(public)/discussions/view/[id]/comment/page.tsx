import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CommentForm } from "@/components/discussions/comments/comment-form";
import { readDeleted } from "@/components/discussions/comments/deletion";
import { readDraft } from "@/components/discussions/comments/draft";
import { commentFormTexts } from "@/components/discussions/comments/form-texts";
import { OwnComments } from "@/components/discussions/comments/own-comments";
import {
  type CommentPlace,
  discussionAddress,
  listAddress,
  writeAddress,
} from "@/components/discussions/comments/place";
import { fromForum } from "@/components/discussions/comments/shown-comment";
import { readDiscussion } from "@/components/discussions/load-discussion";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { metadataOrNotFound } from "@/components/layout/metadata/metadata-or-not-found";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { findVisitor, resultOr, visitorApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { longestComment } from "@/lib/contract/rules/comment";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  params: Promise<{ locale: Language; id: string }>;
  searchParams: Promise<{ delete?: string | string[]; deleted?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return metadataOrNotFound(locale, async () => {
    const t = await getTranslations({ locale, namespace: "discussions" });
    const { title } = await readDiscussion(id, locale);
    return {
      title: `${t("writeTitle")}: ${title}`,
      description: t("writeDescription", { title }),
      robots: { index: false },
    };
  });
}

/**
 * The discussion for the current visitor, rendered per request: it offers without JavaScript what the prerendered page
 * does with it. A guest returns here after logging in with the draft, and authors can delete their comments.
 */
export default async function WriteCommentPage({ params, searchParams }: Props) {
  const [{ locale, id }, { delete: confirming, deleted: deletionResult }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const place: CommentPlace = { kind: "forum", slug: id };
  const deleted = readDeleted(deletionResult);
  return renderOrErrorScreen(locale, async () => {
    const [visitor, api] = await Promise.all([findVisitor(locale), visitorApi(locale)]);
    const [t, shell, { title, lead }, draft, texts, comments] = await Promise.all([
      getTranslations("discussions"),
      getTranslations("shell"),
      resultOr(api.discussions.read({ id, language: locale }), discussionAddress(id)),
      readDraft(place),
      commentFormTexts({ forGuests: visitor === null }),
      visitor ? resultOr(api.discussions.comments({ id }), writeAddress(id)) : [],
    ]);
    const own = comments.filter(({ may_delete }) => may_delete).map(fromForum);
    const crumbs = [
      { label: shell("home"), href: "/" },
      { label: t("title"), href: listAddress() },
      { label: title, href: discussionAddress(id) },
    ];
    return (
      <div className="container-text pb-10">
        <Breadcrumb crumbs={[...crumbs, { label: t("writeTitle") }]} />
        <h1>{t("writeTitle")}</h1>
        <p className="mt-3 font-semibold">{title}</p>
        {lead && <p className="mt-1">{lead}</p>}
        <CommentForm
          place={place}
          language={locale}
          longest={longestComment}
          texts={texts}
          draft={draft}
          dangers={dangersIn(draft)}
          showsNewest={false}
        />
        {(own.length > 0 || deleted !== null) && (
          <OwnComments
            place={place}
            comments={own}
            language={locale}
            confirming={[confirming].flat()[0]}
            deleted={deleted}
          />
        )}
        <p className="mt-6">
          <a href={discussionAddress(id)} className="inline-flex min-h-12 items-center font-semibold">
            {t("backToDiscussion")}
          </a>
        </p>
      </div>
    );
  });
}
