import { CallError } from "../../platform/call-error";
import type { Content } from "../../platform/content";
import type { Database } from "../../platform/db";
import { requireLearner } from "../../platform/session";
import { doneWith, type Operations } from "../call";
import { reopenDiscussion } from "../learning";
import { lockAccountRow, type Place, removeComment } from "./records";

/** A learner reports somebody else's comment to the coordinators, once (rule: desk.report). */
export const reportComment: Operations<"discussions">["reportComment"] = async (context, { commentId, reason }) => {
  const { accountId } = requireLearner(context);
  if (!reason) throw new CallError("BAD_REQUEST", "reportReason");
  await context.limits.count("commentReport", accountId);
  const comment = await context.db
    .selectFrom("comments")
    .select("account_id")
    .where("id", "=", commentId)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
  if (!comment) throw new CallError("NOT_FOUND", "commentUnknown");
  if (comment.account_id === accountId) throw new CallError("BAD_REQUEST", "commentOwn");
  const row = { comment_id: commentId, account_id: accountId, reason, reported_at: context.now.toISOString() };
  await context.db
    .insertInto("comment_reports")
    .values(row)
    .onConflict((conflict) => conflict.columns(["comment_id", "account_id"]).doUpdateSet({ reason }))
    .execute();
  return doneWith(context, "commentReported");
};

export type Decision = "hide" | "restore" | "delete";

/** Decides on a comment and its reports, in the caller's transaction. A topic's only comment reopens it. */
export async function decideOnComment(
  db: Database,
  content: Content,
  commentId: string,
  decision: Decision,
  now: Date,
): Promise<Place | null> {
  const comment = await db.selectFrom("comments").selectAll().where("id", "=", commentId).executeTakeFirst();
  if (!comment) return null;
  await db.deleteFrom("comment_reports").where("comment_id", "=", commentId).execute();
  if (decision === "delete") {
    await lockAccountRow(db, comment.account_id);
    await removeComment(db, commentId);
    const topic = comment.kind === "module" ? content.topicById.get(comment.discussion_id) : undefined;
    if (topic) await reopenDiscussion(db, comment.account_id, topic);
  } else {
    const hidden =
      decision === "hide"
        ? ({ hidden_at: now.toISOString(), hidden_why: "staff" } as const)
        : { hidden_at: null, hidden_why: null };
    await db.updateTable("comments").set(hidden).where("id", "=", commentId).execute();
  }
  return { kind: comment.kind, id: comment.discussion_id };
}
