import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { requireLearner } from "../../platform/session";
import { utc } from "../../platform/utc";
import type { CallContext } from "../call";
import { mayDelete } from "./may-delete";
import { findComment, findSameComment, insertComment, lockAccountRow, type Place, removeComment } from "./records";

/** The same text sent again within this time counts as one comment: a double press, or a form sent again. */
const sameWithinMinutes = 10;

type Comment = { comment: string; userid?: string };

/**
 * Stores a comment of the caller; `alongside` writes in the same transaction. @returns the comment's id @throws CallError UNAUTHORIZED, FORBIDDEN for
 * somebody else's `userid`, BAD_REQUEST for an empty comment, TOO_MANY_REQUESTS
 */
export async function writeComment(
  context: CallContext,
  place: Place,
  { comment, userid }: Comment,
  alongside?: (db: Database) => Promise<void>,
): Promise<string> {
  const learner = requireLearner(context);
  if (userid && userid !== learner.accountId) throw new CallError("FORBIDDEN", "notYours");
  const words = comment.trim();
  if (!words) throw new CallError("BAD_REQUEST", "commentBlank");
  const since = utc(context.now).subtract(sameWithinMinutes, "minutes").toISOString();
  const before = await findSameComment(context.db, place, learner.accountId, words, since);
  if (before) return before.id;
  await context.limits.count("commentAccount", learner.accountId);
  return write(context.db, async (db) => {
    await lockAccountRow(db, learner.accountId);
    const twin = await findSameComment(db, place, learner.accountId, words, since);
    if (twin) return twin.id;
    const id = randomUUID();
    await insertComment(db, {
      id,
      account_id: learner.accountId,
      kind: place.kind,
      discussion_id: place.id,
      comment: words,
      language: context.language,
      created_at: context.now.toISOString(),
    });
    await alongside?.(db);
    return id;
  });
}

/**
 * Deletes a comment of its author, or any comment for a coordinator (threats T21); `alongside` gets the author's account id in the same transaction.
 * @throws CallError UNAUTHORIZED, NOT_FOUND, FORBIDDEN
 */
export async function deleteComment(
  context: CallContext,
  place: Place,
  commentId: string,
  alongside?: (db: Database, authorId: string) => Promise<void>,
): Promise<void> {
  const learner = requireLearner(context);
  const comment = await findComment(context.db, place, commentId);
  if (!comment) throw new CallError("NOT_FOUND", "commentUnknown");
  if (!mayDelete(learner, comment)) throw new CallError("FORBIDDEN", "notYours");
  await write(context.db, async (db) => {
    // Serialises the deletion with the author's concurrent comments.
    await lockAccountRow(db, comment.account_id);
    await removeComment(db, comment.id);
    await alongside?.(db, comment.account_id);
  });
}
