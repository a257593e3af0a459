import { commentsPerPage } from "../../contract/discussions";
import { translatorFor } from "../../platform/i18n/messages";
import { authorAlias } from "../../platform/session";
import { lastingSecret } from "../../platform/settings";
import { isFormerMember } from "../accounts";
import type { CallContext } from "../call";
import { type CommentRow, countComments, listComments, type Place } from "./records";
import { isEditable, moderatedBy, moderates } from "./write-comment";

/** The most comments in an answer to a call without a page number. */
const mostAtOnce = 500;

/** A page of comments, newest first; the nearest for a number out of range. Without a number, all. */
export async function readComments(context: CallContext, place: Place, page: number | undefined) {
  const window =
    page === undefined
      ? { limit: mostAtOnce, offset: 0 }
      : { limit: commentsPerPage, offset: page <= 1 ? 0 : await offsetOf(context.db, place, page) };
  const [rows, area] = await Promise.all([
    listComments(context.db, place, window),
    moderatedBy(context.db, context.learner),
  ]);
  const isModerator = moderates(area, place, context.content.topicById.get(place.id)?.courseId ?? null);
  return rows.map((row) => ({
    id: row.id,
    comment: row.comment,
    writtenAt: row.created_at,
    may_delete: isModerator || context.learner?.accountId === row.account_id,
    may_edit: context.learner?.accountId === row.account_id && isEditable(row.created_at, context.now),
    edited: row.edited_at !== null,
    ...readAuthor(row, context),
  }));
}

async function offsetOf(db: CallContext["db"], place: Place, page: number): Promise<number> {
  const last = Math.max(1, Math.ceil((await totalComments(db, place)) / commentsPerPage));
  return (Math.min(page, last) - 1) * commentsPerPage;
}

export async function totalComments(db: CallContext["db"], place: Place): Promise<number> {
  return (await countComments(db, place.kind, [place.id])).get(place.id) ?? 0;
}

/**
 * The public name of an author: the first name, or the address before its @ (threats T22). `userid` is the account's id
 * for the author alone, because a documented client compares it with its own `_id`; everybody else gets an alias.
 * `by_staff` is decided by the role alone, so that nobody can have its mark by a name (rule: comments.staff-mark).
 */
export function readAuthor(row: CommentRow, { language, learner, settings }: CallContext) {
  const { account_id, first_name, username, role } = row;
  if (isFormerMember(username))
    return { userid: "", author: translatorFor(language, "discussions")("formerMember"), by_staff: false };
  const [name = ""] = (first_name.trim() || username).split("@");
  const userid = learner?.accountId === account_id ? account_id : authorAlias(account_id, lastingSecret(settings));
  const author = name.trim() || username.slice(0, Math.max(0, username.indexOf("@")));
  return { userid, author, by_staff: role === "coordinator" || role === "administrator" };
}
