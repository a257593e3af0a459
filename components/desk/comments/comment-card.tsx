import type { ModeratedComment } from "@/lib/contract/desk/comments";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { blockAction, decideAction } from "./actions";

type Props = { comment: ModeratedComment; back: string; language: Language };

/** One comment with the reasons of its reports and the possible actions. */
export function CommentCard({ comment, back, language }: Props) {
  const t = translatorFor(language, "desk");
  const { id, kind, slug, state, heldWhy, reports, author, authorId, blocked } = comment;
  const href = kind === "forum" ? `/discussions/view/${slug}` : `/course_discussions/view/${slug}`;
  const decide = (decision: "hide" | "restore" | "delete") => ({
    action: decideAction,
    language,
    back,
    values: { commentId: id, decision },
    label: t(`comment.${decision}`),
    describedBy: `comment-${id}`,
  });
  return (
    <li className="rounded-card border border-hairline bg-white p-4">
      <p className="text-small text-ink-soft">
        <span className="font-semibold text-ink">{author || t("comment.former")}</span> ·{" "}
        <time dateTime={comment.writtenAt}>{dateAndTime(comment.writtenAt, language)}</time> ·{" "}
        <a href={href} className="underline">
          {comment.discussion}
        </a>
      </p>
      <p
        id={`comment-${id}`}
        lang={languageOfScript(comment.comment)}
        className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {comment.comment}
      </p>
      {state !== "shown" && (
        <p className="mt-1 text-small font-semibold">{t(heldWhy ? `comment.held_${heldWhy}` : "comment.hidden")}</p>
      )}
      {reports.length > 0 && (
        <div className="mt-2 border-s-4 border-marigold ps-3 text-small">
          <p className="font-semibold">{t("comment.reports", { count: reports.length })}</p>
          <ul>
            {reports.map((reason, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may give the same reason
              <li key={index} lang={languageOfScript(reason)} className="[overflow-wrap:anywhere]">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {state === "shown" && <ActForm {...decide("hide")} />}
        {(state !== "shown" || reports.length > 0) && (
          <ActForm {...decide("restore")} label={t(state === "shown" ? "comment.keep" : "comment.restore")} />
        )}
        <ActForm {...decide("delete")} look="danger" />
        {authorId && (
          <ActForm
            action={blockAction}
            language={language}
            back={back}
            values={{ accountId: authorId, blocked: blocked ? "no" : "yes" }}
            label={t(blocked ? "comment.allow" : "comment.block", { name: author })}
            look="quiet"
          />
        )}
      </div>
    </li>
  );
}
