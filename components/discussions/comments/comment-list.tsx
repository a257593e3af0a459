import { commentsPerPage, type ForumComment } from "@/lib/contract/discussions";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CommentItem } from "./comment-item";
import { readDeleted } from "./deletion";
import { DeletionStatus } from "./deletion-status";
import { offeredIn } from "./offered";
import { Pager } from "./pager";
import type { CommentPlace } from "./place";
import { deleteTexts } from "./texts";

type Props = {
  place: CommentPlace;
  comments: ForumComment[];
  total: number;
  page: number;
  language: Language;
  pageHref: (page: number) => string;
  /** Set on a page rendered for the visitor: the comment whose deletion is to be confirmed without JavaScript. */
  visitors?: { confirming?: string; deleted?: string };
  readOnly?: boolean;
  /** Whether the topic needs a comment: deleting the only one reopens the topic (rule: module-discussion.required). */
  warnsOfReopening?: boolean;
};

export async function CommentList({
  place,
  comments,
  total,
  page,
  language,
  pageHref,
  visitors,
  readOnly = false,
  warnsOfReopening = false,
}: Props) {
  const t = translatorFor(language, "discussions");
  const offered = await offeredIn(place);
  const texts = deleteTexts(language, warnsOfReopening);
  // A later page disappears with its last comment.
  const back = comments.length === 1 && page > 1 ? pageHref(page - 1) : pageHref(page);
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" tabIndex={-1}>
        {t("commentsTitle", { count: total })}
      </h2>
      {!readOnly && (
        <DeletionStatus
          texts={{ deleted: texts.deleted, notDeleted: texts.notDeleted }}
          deleted={readDeleted(visitors?.deleted)}
        />
      )}
      {comments.length === 0 && <p className="mt-3 text-ink-soft">{t("noComments")}</p>}
      <ol className="mt-2">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            place={place}
            comment={comment}
            language={language}
            texts={texts}
            offered={offered}
            here={pageHref(page)}
            back={back}
            deletion={visitors && { confirming: visitors.confirming === comment.id }}
            readOnly={readOnly}
          />
        ))}
      </ol>
      <Pager
        page={page}
        pages={Math.ceil(total / commentsPerPage)}
        label={t("commentPages")}
        pageHref={(to) => `${pageHref(to)}#comments`}
        language={language}
      />
    </section>
  );
}
