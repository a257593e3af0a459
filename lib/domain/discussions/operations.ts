import { type DiscussionAnswer, discussionsPerPage, mostDiscussionPages } from "../../contract/discussions";
import { commentRules } from "../../contract/rules/comment";
import { CallError } from "../../platform/call-error";
import type { Content, Discussion } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { lockAccount } from "../accounts";
import { type CallContext, doneWith, type Operations, requireRules } from "../call";
import { reopenDiscussion } from "../learning";
import { textEssence } from "../text-essence";
import { moduleDiscussions } from "./module-discussions";
import { readAuthor, readComments, totalComments } from "./read-comments";
import { type CommentRow, listLatest, type Place, readActivity, removeComment, updateComment } from "./records";
import { deleteComment, editableUntil, isEditable, requireOwnWords, whyHeld, writeComment } from "./write-comment";

/** The calls of the public forum: everyone may read, signed-in users may write. */
const forum: Pick<Operations<"discussions">, "list" | "read" | "comments" | "addComment" | "deleteComment"> = {
  async list(context, input) {
    const { db, content, language } = context;
    const activity = await readActivity(db, "forum");
    const latestDate = ({ slug, created }: Discussion) => activity.get(slug)?.latest ?? created;
    // The latest comment first; a discussion without comments has the date of its own question.
    const all = content.discussions.toSorted((a, b) => latestDate(b).localeCompare(latestDate(a)));
    const pages = Math.min(mostDiscussionPages, Math.max(1, Math.ceil(all.length / discussionsPerPage)));
    const page = Math.min(Math.max(1, Number(input.page ?? 1)), mostDiscussionPages);
    const shown = all.slice((page - 1) * discussionsPerPage, page * discussionsPerPage);
    const commented = shown.flatMap(({ slug }) => (activity.has(slug) ? slug : []));
    const latest = await listLatest(db, "forum", commented);
    const records = shown.map((each) => ({
      ...view(each, language, activity.get(each.slug)?.total ?? 0),
      latest: latestView(context, latest.get(each.slug)),
    }));
    return { records, page, total_pages: pages };
  },

  async read({ db, content, language }, { id }) {
    const { discussion, place } = requireDiscussion(content, id);
    return view(discussion, language, await totalComments(db, place));
  },

  async comments(context, { id, page }) {
    const { place } = requireDiscussion(context.content, id);
    const comments = await readComments(context, place, page as number | undefined);
    return comments.map(({ author, writtenAt, ...comment }) => ({
      ...comment,
      comment_by: author,
      commented_on: writtenAt,
    }));
  },

  async addComment(context, { id, comment, userid, tell_me }) {
    const { place } = requireDiscussion(context.content, id);
    const { id: written, held } = await writeComment(context, place, { comment, userid, tell_me });
    return { ...doneWith(context, held ? "commentHeld" : "commentPosted"), id: written, held };
  },

  async deleteComment(context, { id, commentId }) {
    await deleteComment(context, requireDiscussion(context.content, id).place, commentId);
    return doneWith(context, "commentDeleted");
  },
};

/** @throws CallError NOT_FOUND for an unknown discussion */
function requireDiscussion(content: Content, slug: string): { discussion: Discussion; place: Place } {
  const discussion = content.discussions.find((each) => each.slug === slug);
  if (!discussion) throw new CallError("NOT_FOUND", "discussionUnknown");
  return { discussion, place: { kind: "forum", id: discussion.slug } };
}

function latestView(context: CallContext, row: CommentRow | undefined): DiscussionAnswer["latest"] {
  return row
    ? { comment: row.comment, comment_by: readAuthor(row, context).author, commented_on: row.created_at }
    : null;
}

function view(discussion: Discussion, language: Language, total: number): DiscussionAnswer {
  return {
    slug: discussion.slug,
    title: discussion.title[language],
    description: discussion.html[language],
    lead: discussion.lead[language],
    icon: `/images/topics/${discussion.topic}.svg`,
    total_comments: total,
    created_on: discussion.created,
    latest: null,
  };
}

/** The calls with which authors edit a comment for a quarter of an hour (rule: comments.edit). */
const editCalls: Pick<Operations<"discussions">, "readOwnComment" | "editComment"> = {
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
      await lockAccount(db, before.account_id);
      const time = context.now.toISOString();
      const hidden = why && !before.hidden_at ? { hidden_at: time, hidden_why: why } : {};
      const change = { comment: words, essence, language: context.language, edited_at: time, ...hidden };
      // A coordinator may have hidden or deleted it meanwhile.
      if (!(await updateComment(db, before, change))) throw new CallError("FORBIDDEN", "commentNotEditable");
    });
    return { ...answer, message };
  },
};

/** A learner reports somebody else's comment to the coordinators, once (rule: desk.report). */
const reportComment: Operations<"discussions">["reportComment"] = async (context, { commentId, reason }) => {
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

/** The calls of `discussions`, of the forum and of topics. */
export const discussions: Operations<"discussions"> = { ...forum, ...moduleDiscussions, ...editCalls, reportComment };

/**
 * The caller's own comment, while it may be edited. @throws CallError UNAUTHORIZED, NOT_FOUND also for somebody else's,
 * FORBIDDEN when it is too old or a coordinator has hidden it
 */
async function requireEditable(context: CallContext, commentId: string) {
  const { accountId } = requireLearner(context);
  const own = context.db.selectFrom("comments").selectAll().where("account_id", "=", accountId);
  const comment = await own.where("id", "=", commentId).executeTakeFirst();
  if (!comment) throw new CallError("NOT_FOUND", "commentUnknown");
  if (comment.hidden_why === "staff" || !isEditable(comment.created_at, context.now))
    throw new CallError("FORBIDDEN", "commentNotEditable");
  return comment;
}

/** Decides on a comment in the caller's transaction. A topic's only comment reopens it. @returns false without one */
export async function decideOnComment(
  db: Database,
  content: Content,
  commentId: string,
  decision: "hide" | "restore" | "delete",
  now: Date,
): Promise<boolean> {
  const comment = await db.selectFrom("comments").selectAll().where("id", "=", commentId).executeTakeFirst();
  if (!comment) return false;
  await db.deleteFrom("comment_reports").where("comment_id", "=", commentId).execute();
  if (decision === "delete") {
    await lockAccount(db, comment.account_id);
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
  return true;
}
