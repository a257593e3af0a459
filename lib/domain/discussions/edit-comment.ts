import { commentRules } from "../../contract/rules/comment";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { type CallContext, type Operations, requireRules } from "../call";
import { textEssence } from "../text-essence";
import { editableUntil, isEditable } from "./may-change";
import { findOwnComment, lockAccountRow, type OwnComment, updateComment } from "./records";
import { requireOwnWords, whyHeld } from "./write-comment";

/** The calls with which authors edit a comment for a quarter of an hour (rule: comments.edit). */
export const editCalls: Pick<Operations<"discussions">, "readOwnComment" | "editComment"> = {
  async readOwnComment(context, { commentId }) {
    const comment = await requireEditable(context, commentId);
    return {
      success: true,
      kind: comment.kind,
      slug: comment.discussion_id,
      comment: comment.comment,
      until: editableUntil(comment.created_at),
    };
  },

  async editComment(context, { commentId, comment: given }) {
    const before = await requireEditable(context, commentId);
    const words = given.trim();
    requireRules(context, commentRules, { comment: words });
    const place = { kind: before.kind, id: before.discussion_id };
    // A comment that waits for a coordinator goes on waiting: its author cannot take it out of the queue.
    const why = before.hidden_why ?? (await whyHeld(context, place, before.account_id, words));
    const t = translatorFor(context.language, "answers");
    const answer = { status: true, kind: before.kind, slug: before.discussion_id, held: why !== null };
    const message = t(why ? "commentHeld" : "commentEdited");
    // Sent again after the answer was lost, or not changed at all.
    if (words === before.comment) return { ...answer, message };
    const essence = textEssence(words);
    await requireOwnWords(context, place, before.account_id, { comment: words, essence });
    await context.limits.count("commentAccount", before.account_id);
    await write(context.db, async (db) => {
      await lockAccountRow(db, before.account_id);
      const time = context.now.toISOString();
      const hidden = why && !before.hidden_at ? { hidden_at: time, hidden_why: why } : {};
      const change = { comment: words, essence, language: context.language, edited_at: time, ...hidden };
      // A coordinator may have hidden or deleted it meanwhile.
      if (!(await updateComment(db, before, change))) throw new CallError("FORBIDDEN", "commentNotEditable");
    });
    return { ...answer, message };
  },
};

/**
 * The caller's own comment, while it may be edited. @throws CallError UNAUTHORIZED, NOT_FOUND also for somebody else's,
 * FORBIDDEN when it is too old or a coordinator has hidden it
 */
async function requireEditable(context: CallContext, commentId: string): Promise<OwnComment> {
  const { accountId } = requireLearner(context);
  const comment = await findOwnComment(context.db, accountId, commentId);
  if (!comment) throw new CallError("NOT_FOUND", "commentUnknown");
  if (comment.hidden_why === "staff" || !isEditable(comment.created_at, context.now))
    throw new CallError("FORBIDDEN", "commentNotEditable");
  return comment;
}
