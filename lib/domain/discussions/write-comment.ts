import { randomUUID } from "node:crypto";
import { commentRules, editableMinutes } from "../../contract/rules/comment";
import { isCopiedFrom, ownWordsProblem, requiredCommentLength } from "../../contract/rules/own-words";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { authorAlias, type Learner, requireLearner } from "../../platform/session";
import { lastingSecret } from "../../platform/settings";
import { readAreas, recordStaffAction } from "../../platform/staff";
import { utc } from "../../platform/utc";
import { lockAccount } from "../accounts";
import { type CallContext, requireRules } from "../call";
import { textEssence } from "../text-essence";

import { commentsIn, findSameComment, isWrittenByAnother, type Place, removeComment } from "./records";

/** The same text sent again within this time counts as one comment: a double press, or a form sent again. */
const sameWithinMinutes = 10;

/** `held`: it waits for a coordinator. */
type Posted = { id: string; held: boolean };

/** `tell_me`: its author wants a mail when somebody answers. */
type Comment = { comment: string; userid?: string; tell_me?: boolean };

/**
 * Stores a comment of the caller; `alongside` writes in the same transaction. A comment with a word of the list is
 * held, and so is a blocked account's in a module: the public sees it once a coordinator has restored it (rules:
 * desk.words, desk.comments). @returns the comment's id @throws CallError UNAUTHORIZED, FORBIDDEN for somebody else's
 * `userid` and for a blocked account in the forum, BAD_REQUEST for an empty or too long comment, TOO_MANY_REQUESTS;
 * where the topic needs the comment, BAD_REQUEST for too few words of the writer's own and CONFLICT for somebody else's
 * (rule: comments.required)
 */
export async function writeComment(
  context: CallContext,
  place: Place,
  { comment, userid, tell_me: follows = false }: Comment,
  alongside?: (db: Database) => Promise<void>,
): Promise<Posted> {
  const learner = requireLearner(context);
  const ownNames = [learner.accountId, authorAlias(learner.accountId, lastingSecret(context.settings))];
  if (userid && !ownNames.includes(userid)) throw new CallError("FORBIDDEN", "notYours");
  const words = comment.trim();
  requireRules(context, commentRules, { comment: words });
  const heldWhy = await whyHeld(context, place, learner.accountId, words);
  const since = utc(context.now).subtract(sameWithinMinutes, "minutes").toISOString();
  const findSame = async (db: Database): Promise<Posted | null> => {
    const same = await findSameComment(db, place, learner.accountId, words, since);
    if (same && follows) await follow(db, learner.accountId, place, context.now);
    return same ? { id: same.id, held: same.hidden_at !== null } : null;
  };
  const before = await findSame(context.db);
  if (before) return before;
  const essence = textEssence(words);
  await requireOwnWords(context, place, learner.accountId, { comment: words, essence });
  await context.limits.count("commentAccount", learner.accountId);
  return write(context.db, async (db) => {
    await lockAccount(db, learner.accountId);
    const twin = await findSame(db);
    if (twin) return twin;
    const [id, held] = [randomUUID(), heldWhy !== null];
    const time = context.now.toISOString();
    const row = {
      id,
      account_id: learner.accountId,
      kind: place.kind,
      discussion_id: place.id,
      comment: words,
      essence,
      language: context.language,
      created_at: time,
      hidden_at: held ? time : null,
      hidden_why: heldWhy,
    };
    await db.insertInto("comments").values(row).execute();
    if (follows) await follow(db, learner.accountId, place, context.now);
    await alongside?.(db);
    return { id, held };
  });
}

type Why = "blocked" | "words" | null;

/** Why a comment waits; null where it does not. @throws CallError FORBIDDEN for a blocked account in the forum */
export async function whyHeld({ db }: CallContext, place: Place, accountId: string, words: string): Promise<Why> {
  const author = db.selectFrom("accounts").select("comments_blocked_at").where("id", "=", accountId);
  const blocked = (await author.executeTakeFirst())?.comments_blocked_at != null;
  // A topic may need a comment in its module, so a blocked account's comment there is held instead.
  if (blocked && place.kind === "forum") throw new CallError("FORBIDDEN", "commentsBlocked");
  if (blocked) return "blocked";
  return (await holdsWord(db, words)) ? "words" : null;
}

/** Every comment of such a discussion, because any of them could be the one that completes the topic. */
export async function requireOwnWords(
  { db, content }: CallContext,
  place: Place,
  accountId: string,
  written: { comment: string; essence: string },
): Promise<void> {
  const topic = place.kind === "module" ? content.topicById.get(place.id) : undefined;
  if (!topic?.completion.includes("Discussion")) return;
  const problem = ownWordsProblem(written.comment, Object.values(topic.discussion ?? {}), requiredCommentLength);
  if (problem) throw new CallError("BAD_REQUEST", problem.key, { values: problem.values });
  const lesson = topic.pages.flatMap(({ html }) => Object.values(html));
  if (isCopiedFrom(written.comment, lesson, requiredCommentLength)) throw new CallError("BAD_REQUEST", "wordsOfLesson");
  if (await isWrittenByAnother(db, place, accountId, written)) throw new CallError("CONFLICT", "wordsOfAnother");
}

/**
 * Deletes a comment of its author, or any comment for a coordinator (threats T21); `alongside` gets the author's
 * account id in the same transaction.
 * @throws CallError UNAUTHORIZED, NOT_FOUND, FORBIDDEN
 */
export async function deleteComment(
  context: CallContext,
  place: Place,
  commentId: string,
  alongside?: (db: Database, authorId: string) => Promise<void>,
): Promise<void> {
  const learner = requireLearner(context);
  const comment = await commentsIn(context.db, place).selectAll().where("id", "=", commentId).executeTakeFirst();
  if (!comment) throw new CallError("NOT_FOUND", "commentUnknown");
  const isOwn = comment.account_id === learner.accountId;
  const courseId = context.content.topicById.get(place.id)?.courseId ?? null;
  if (!isOwn && !moderates(await moderatedBy(context.db, learner), place, courseId))
    throw new CallError("FORBIDDEN", "notYours");
  await write(context.db, async (db) => {
    // Serialises the deletion with the author's concurrent comments.
    await lockAccount(db, comment.account_id);
    await removeComment(db, comment.id);
    await alongside?.(db, comment.account_id);
    if (!isOwn) await recordStaffAction({ ...context, db }, learner, "commentDeleted", comment.id);
  });
}

/** The author is told of answers in the discussion from now on, in the same transaction (rule: comments.answers). */
async function follow(db: Database, accountId: string, { kind, id }: Place, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto("comment_followers")
    .values({ account_id: accountId, kind, discussion_id: id, told_until: time, next_mail_at: time })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "kind", "discussion_id"]).doUpdateSet({ told_until: time, stopped_at: null }),
    )
    .execute();
}

/** Whether the text has a word of any language's list. Whole words only, so that longer words pass. */
async function holdsWord(db: Database, text: string): Promise<boolean> {
  const rows = await db.selectFrom("held_words").select("word").execute();
  if (rows.length === 0) return false;
  const spoken = ` ${plainWords(text)} `;
  return rows.some(({ word }) => spoken.includes(` ${plainWords(word)} `));
}

/** Lower-case words with single spaces. Punctuation separates them; the marks of Devanagari belong to them. */
export function plainWords(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(" ");
}

/** The end of the time in which the author may edit a comment. */
export const editableUntil = (writtenAt: string): string =>
  utc(writtenAt).add(editableMinutes, "minutes").toISOString();

export const isEditable = (writtenAt: string, now: Date): boolean => editableUntil(writtenAt) > now.toISOString();

/** The courses whose comments a learner moderates; `forum` where the area has no limits. Null: none. */
type Moderates = { courses: string[] | null; states: number[] | null } | null;

/** The comments that a coordinator with a proven second factor may delete besides own ones (threats T21). */
export async function moderatedBy(db: Database, learner: Learner | null): Promise<Moderates> {
  if (!learner?.isCoordinator) return null;
  return learner.role === "administrator" ? { courses: null, states: null } : readAreas(db, learner.accountId);
}

/** Whether the area includes this place's comments. Limits by state apply at the desk, which knows the author's. */
export function moderates(area: Moderates, place: Place, courseId: string | null): boolean {
  if (!area || area.states !== null) return false;
  return area.courses === null || (place.kind === "module" && courseId !== null && area.courses.includes(courseId));
}
