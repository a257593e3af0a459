import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { commentsPerPage, type ForumComment } from "@/lib/contract/discussions";
import { commentTime } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { deleteAndGoBack } from "./actions";
import { EditComment, ReportComment } from "./comment-links";
import { DeleteComment } from "./delete-comment";
import { readDeleted } from "./deletion";
import { DeletionStatus } from "./deletion-status";
import { type Offered, offeredIn } from "./offered";
import { Pager } from "./pager";
import type { CommentPlace } from "./place";
import { type DeleteTexts, deleteTexts } from "./texts";

type Props = {
  place: CommentPlace;
  comments: ForumComment[];
  total: number;
  page: number;
  language: Language;
  pageHref: (page: number) => string;
  /** Set on a page rendered for the visitor: the comment whose deletion is to be confirmed without JavaScript. */
  visitors?: { confirming?: string; deleted?: string };
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
      <DeletionStatus
        texts={{ deleted: texts.deleted, notDeleted: texts.notDeleted }}
        deleted={readDeleted(visitors?.deleted)}
      />
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

type TextPart = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** Punctuation that belongs to the sentence, not to the address before it. */
const trailing = /[.,;:!?।)\]'’»]+$/;

/** Splits plain text into links (http and https addresses) and text. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(trailing, "");
    const href = linkAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function linkAddress(shown: string): string | null {
  const whole = shown.toLowerCase().startsWith("www.") ? `https://${shown}` : shown;
  return URL.canParse(whole) && new URL(whole).hostname.includes(".") ? new URL(whole).href : null;
}

type CommentItemProps = {
  place: CommentPlace;
  comment: ForumComment;
  language: Language;
  texts: DeleteTexts;
  offered: Offered;
  /**
   * The address of this page, and `back` the one to open when it disappears with its last comment. A page number in the
   * query is left out of the link that deletes: the page that it opens is found by the comment.
   */
  here: string;
  back: string;
  /** Set on a page rendered for the visitor: whether the confirmation is shown in the page, without JavaScript. */
  deletion?: { confirming: boolean };
};

/** One comment with its author's first name and date, and a delete button for its author. */
function CommentItem({ place, comment, language, texts, offered, here, back, deletion }: CommentItemProps) {
  const own = deletion && comment.may_delete;
  return (
    <li id={`comment-${comment.id}`} className="border-t border-hairline py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{comment.comment_by.split("@")[0]}</span>
        {/* Tells a comment of the portal's staff from one of somebody who only calls themselves so. */}
        {comment.by_staff && (
          <span className="inline-flex items-center gap-1 rounded-card bg-peacock px-2 text-small font-semibold text-white">
            <Icon name="check" className="size-4" />
            {texts.byStaff}
          </span>
        )}
        <time dateTime={comment.commented_on} className="text-small text-ink-soft">
          {commentTime(comment.commented_on, language)}
        </time>
        {comment.edited && <span className="text-small text-ink-soft">{texts.edited}</span>}
        {languageOfScript(comment.comment) !== language && (
          <span className="text-small text-ink-soft">{texts.inLanguage[languageOfScript(comment.comment)]}</span>
        )}
      </div>
      <CommentText text={comment.comment} />
      {offered.edit && (
        <EditComment
          commentId={comment.id}
          author={comment.userid}
          writtenAt={comment.commented_on}
          mayEdit={deletion && comment.may_edit}
          label={texts.edit}
        />
      )}
      {offered.report && !own && (
        <ReportComment
          place={place}
          commentId={comment.id}
          author={comment.userid}
          knowsVisitor={deletion !== undefined}
          label={texts.report}
        />
      )}
      {offered.delete && own && deletion.confirming ? (
        <ConfirmDelete place={place} commentId={comment.id} language={language} back={back} texts={texts} />
      ) : (
        offered.delete && (
          <DeleteComment
            place={place}
            commentId={comment.id}
            language={language}
            author={comment.userid}
            goTo={back === here ? undefined : back}
            askHere={own ? `${here.split("?")[0]}?delete=${comment.id}#comment-${comment.id}` : undefined}
            texts={texts}
          />
        )
      )}
    </li>
  );
}

/** A comment as plain text with its line breaks; links are marked `nofollow ugc` for search engines. */
function CommentText({ text }: { text: string }) {
  return (
    <p lang={languageOfScript(text)} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
      {linkedParts(text).map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
          <a key={index} href={part.href} rel="nofollow ugc noopener" className="underline">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

/** The dialog's confirmation as part of the page, for browsers without JavaScript. */
function ConfirmDelete({
  place,
  commentId,
  language,
  back,
  texts,
}: Pick<CommentItemProps, "place" | "language" | "back" | "texts"> & { commentId: string }) {
  return (
    <section
      aria-label={texts.confirmTitle}
      className="mt-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3"
    >
      <p className="font-bold">{texts.confirmTitle}</p>
      <p className="mt-1">{texts.confirmMessage}</p>
      <form action={deleteAndGoBack} className="mt-3 flex gap-3">
        <HiddenFields kind={place.kind} slug={place.slug} commentId={commentId} language={language} back={back} />
        <Button type="submit" look="danger">
          {texts.yes}
        </Button>
        <LinkButton href={`${back}#comments`} look="secondary">
          {texts.no}
        </LinkButton>
      </form>
    </section>
  );
}
