import { getTranslations } from "next-intl/server";
import { commentsPerPage } from "@/lib/contract/discussions";
import { commentTime } from "@/lib/i18n/dates";
import type { Language } from "@/lib/i18n/language";
import { CommentText } from "./comment-text";
import { ConfirmDelete } from "./confirm-delete";
import { DeleteComment } from "./delete-comment";
import { deleteTexts } from "./delete-texts";
import { Pager } from "./pager";
import type { CommentPlace } from "./place";
import type { ShownComment } from "./shown-comment";

type Props = {
  place: CommentPlace;
  comments: ShownComment[];
  total: number;
  page: number;
  language: Language;
  hrefOf: (page: number) => string;
  /** On a page of this visitor: the comment whose deletion is to be confirmed without JavaScript. On a public page nothing is known of the visitor. */
  visitors?: { confirming?: string };
  readOnly?: boolean;
};

/** A quiet list: first name, date, words. */
export async function CommentList({ place, comments, total, page, language, hrefOf, visitors, readOnly = false }: Props) {
  const t = await getTranslations("discussions");
  const texts = await deleteTexts();
  // The last comment of a later page takes the page with it.
  const here = comments.length === 1 && page > 1 ? hrefOf(page - 1) : hrefOf(page);
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments">{t("commentsTitle", { count: total })}</h2>
      {comments.length === 0 && <p className="mt-3 text-ink-soft">{t("noComments")}</p>}
      <ol className="mt-2">
        {comments.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`} className="border-t border-hairline py-4 first:border-t-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{comment.author.split("@")[0]}</span>
              <time dateTime={comment.writtenAt} className="text-[0.9em] text-ink-soft">
                {commentTime(comment.writtenAt, language)}
              </time>
            </div>
            <CommentText text={comment.text} />
            {visitors?.confirming === comment.id && comment.mayDelete ? (
              <ConfirmDelete place={place} commentId={comment.id} language={language} back={here} texts={texts} />
            ) : (
              !readOnly && (
                <DeleteComment
                  place={place}
                  commentId={comment.id}
                  language={language}
                  author={comment.userid}
                  goTo={here === hrefOf(page) ? undefined : here}
                  askHere={visitors && comment.mayDelete ? `${hrefOf(page)}?delete=${comment.id}#comment-${comment.id}` : undefined}
                  texts={texts}
                />
              )
            )}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(total / commentsPerPage)} label={t("commentPages")} hrefOf={(to) => `${hrefOf(to)}#comments`} />
    </section>
  );
}
