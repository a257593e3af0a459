import { CommentForm } from "@/components/discussions/comments/comment-form";
import { CommentList } from "@/components/discussions/comments/comment-list";
import {
  type CommentPlace,
  commentTextOf,
  discussionAddress,
  listAddress,
  writeAddress,
} from "@/components/discussions/comments/place";
import { ofPage, pageCount } from "@/components/discussions/comments/shown-comment";
import { commentFormTexts } from "@/components/discussions/comments/texts";
import { laterPage, readDiscussion } from "@/components/discussions/load-discussion";
import { readKeptText } from "@/components/forms/drafts/kept-text";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { PageError } from "@/lib/api/page-error";
import { findVisitor, resultOr, visitorApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { commentsPerPage } from "@/lib/contract/discussions";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const t = translatorFor(language, "discussions");
  const { title } = await readDiscussion(id, language);
  return {
    title: `${t("writeTitle")}: ${title}`,
    description: t("writeDescription", { title }),
    robots: { index: false },
  };
});

/**
 * The discussion for the current visitor, rendered per request: it offers without JavaScript what the stored page
 * does with it. A guest returns here after logging in with the draft, authors can delete their comments, and others'
 * can be reported.
 */
export default visitorPage<"id">(async ({ language, params: { id }, searchParams }) => {
  const query = await searchParams;
  const [confirming] = [query.delete].flat();
  const place: CommentPlace = { kind: "forum", slug: id };
  const asked = query.page === undefined ? 1 : laterPage(String([query.page].flat()[0]));
  const [visitor, api] = await Promise.all([findVisitor(language), visitorApi(language)]);
  const [{ title, lead, total_comments }, draft, texts, comments] = await Promise.all([
    resultOr(api.discussions.read({ id, language }), discussionAddress(id)),
    readKeptText(commentTextOf(place)),
    commentFormTexts({ language, forGuests: visitor === null }),
    resultOr(api.discussions.comments(confirming ? { id } : { id, page: asked }), writeAddress(id)),
  ]);
  const t = translatorFor(language, "discussions");
  const index = comments.findIndex((comment) => comment.id === confirming);
  const page = index < 0 ? asked : Math.floor(index / commentsPerPage) + 1;
  if (page > pageCount(total_comments)) throw new PageError(404);
  const crumbs = [
    { label: t("title"), href: listAddress() },
    { label: title, href: discussionAddress(id) },
  ];
  return (
    <div className="container-text pb-10">
      <Breadcrumb crumbs={[...crumbs, { label: t("writeTitle") }]} language={language} />
      <h1>{t("writeTitle")}</h1>
      <p className="mt-3 font-semibold">{title}</p>
      {lead && <p className="mt-1">{lead}</p>}
      <CommentForm
        place={place}
        language={language}
        texts={texts}
        draft={draft}
        dangers={dangersIn(draft)}
        showsNewest={false}
      />
      <CommentList
        place={place}
        comments={ofPage(comments, page)}
        total={total_comments}
        page={page}
        language={language}
        pageHref={(to) => writeAddress(id, to)}
        visitors={{ confirming, deleted: [query.deleted].flat()[0] }}
      />
      <p className="mt-6">
        <a href={discussionAddress(id)} className="inline-flex min-h-12 items-center font-semibold">
          {t("backToDiscussion")}
        </a>
      </p>
    </div>
  );
});
