import { sql } from "kysely";
import { type comments, heldReasons, type ModeratedComment, type shownComments } from "../../../contract/desk/comments";
import { CallError } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import { countRows, type Database, holdName, pageOf, write } from "../../../platform/db";
import { type Language, languages } from "../../../platform/i18n/language";
import { type Areas, coverEverything, recordStaffAction } from "../../../platform/staff";
import { isFormerMember } from "../../accounts";
import { doneWith, forReading } from "../../call";
import { decideOnComment, plainWords, titlesOf } from "../../discussions";
import { forStaff, outsideArea, requireInArea, type Staff } from "../access/require-staff";
import { requireSeen, versionOf } from "../saved-since";

/** Moderation of comments (rule: desk.comments). */
export const moderation = forStaff<keyof typeof comments>("comments", {
  async listComments(context, { areas }, { show, page }) {
    return listComments(forReading(context), areas, show ?? "waiting", Number(page ?? 1));
  },

  async decideComment(context, staff, { commentId, decision }) {
    await write(context.db, async (db) => {
      const found = await commentsIn(db, context.content, staff.areas)
        .select("comments.id")
        .where("comments.id", "=", commentId)
        .executeTakeFirst();
      const decided = found && (await decideOnComment(db, context.content, commentId, decision, context.now));
      if (!decided) throw outsideArea(staff);
      await recordStaffAction({ ...context, db }, staff, actions[decision], commentId);
    });
    return doneWith(context, "saved");
  },

  async blockCommenter(context, staff, { accountId, blocked }) {
    await write(context.db, async (db) => {
      await requireInArea(db, staff, accountId);
      const comments_blocked_at = blocked ? context.now.toISOString() : null;
      await db.updateTable("accounts").set({ comments_blocked_at }).where("id", "=", accountId).execute();
      await recordStaffAction({ ...context, db }, staff, blocked ? "commenterBlocked" : "commenterAllowed", accountId);
    });
    return doneWith(context, "saved");
  },

  async readWords(context, staff) {
    requireEverything(staff);
    const rows = await context.db.selectFrom("held_words").selectAll().execute();
    return {
      data: languages.map((language) => {
        const words = wordsIn(rows, language);
        return { language, words, version: versionOf(words) };
      }),
    };
  },

  async saveWords(context, staff, { of, words, version = "" }) {
    requireEverything(staff);
    const list = [...new Set(words.map(plainWords).filter(Boolean))].sort();
    await write(context.db, async (db) => {
      await holdName(db, `held words ${of}`);
      const stored = await db.selectFrom("held_words").selectAll().execute();
      requireSeen(versionOf(wordsIn(stored, of)), versionOf(list), version);
      await db.deleteFrom("held_words").where("language", "=", of).execute();
      const rows = list.map((word) => ({ language: of, word }));
      if (rows.length > 0) await db.insertInto("held_words").values(rows).execute();
      await recordStaffAction({ ...context, db }, staff, "wordsSaved", of, { count: list.length });
    });
    return doneWith(context, "saved");
  },
});

function wordsIn(rows: { language: string; word: string }[], language: Language): string[] {
  return rows.flatMap((row) => (row.language === language ? row.word : [])).sort();
}

const actions = { hide: "commentHidden", restore: "commentRestored", delete: "commentDeleted" };
/** The word lists apply to every course, so only an unlimited area changes them. @throws CallError FORBIDDEN */
function requireEverything({ areas }: Staff): void {
  if (!coverEverything(areas)) throw new CallError("FORBIDDEN", "deskForbidden");
}

const commentsPerPage = 20;
type CommentFilter = (typeof shownComments)[number];
type Source = { db: Database; content: Content };
type Lists = Source & { language: Language };

/** The comments of an area: of topics of these courses, by authors of these states. The forum belongs to no course. */
function commentsIn(db: Database, content: Content, { courses, states }: Areas) {
  let query = db.selectFrom("comments");
  if (states)
    query = query.where(
      "comments.account_id",
      "in",
      db.selectFrom("accounts").select("accounts.id").where("accounts.state_id", "in", states),
    );
  if (courses) {
    const topics = content.courses
      .filter(({ id }) => courses.includes(id))
      .flatMap((course) => course.topics.map(({ id }) => id));
    // A list may not be empty in SQL; no topic has an empty id.
    query = query.where("comments.kind", "=", "module").where("comments.discussion_id", "in", [...topics, ""]);
  }
  return query;
}

const reported = sql<boolean>`exists (select 1 from comment_reports where comment_reports.comment_id = comments.id)`;

function shownIn({ db, content }: Source, areas: Areas, show: CommentFilter) {
  const query = commentsIn(db, content, areas);
  if (show === "hidden") return query.where("comments.hidden_at", "is not", null);
  if (show === "all") return query;
  return query.where((where) =>
    where.or([
      where("comments.hidden_why", "in", [...heldReasons]),
      where.and([where("comments.hidden_at", "is", null), reported]),
    ]),
  );
}

/** One page of comments, reported ones first, then the newest. */
async function listComments(lists: Lists, areas: Areas, show: CommentFilter, page: number) {
  const { db } = lists;
  const part = pageOf(await countComments(lists, areas, show), page, commentsPerPage);
  // The page is chosen by ids: sorting whole comments with their authors takes ten times as long.
  const chosen = await shownIn(lists, areas, show)
    .select("comments.id")
    .orderBy(sql`case when ${reported} then 0 else 1 end`)
    .orderBy("comments.created_at", "desc")
    .orderBy("comments.id")
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  // A list may not be empty in SQL; no comment has an empty id.
  const ids = ["", ...chosen.map(({ id }) => id)];
  const rows = await db
    .selectFrom("comments")
    .innerJoin("accounts", "accounts.id", "comments.account_id")
    .selectAll("comments")
    .select(["accounts.first_name", "accounts.last_name", "accounts.username", "accounts.comments_blocked_at"])
    .where("comments.id", "in", ids)
    .execute();
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const reasons = await db
    .selectFrom("comment_reports")
    .select(["comment_id", "reason"])
    .where("comment_id", "in", ids)
    .orderBy("reported_at")
    .execute();
  const data = rows.map(
    (row): ModeratedComment => ({
      id: row.id,
      comment: row.comment,
      writtenAt: row.created_at,
      kind: row.kind,
      slug: row.discussion_id,
      discussion:
        titlesOf(lists.content, { kind: row.kind, id: row.discussion_id })?.[lists.language] ?? row.discussion_id,
      authorId: isFormerMember(row.username) ? "" : row.account_id,
      author: isFormerMember(row.username) ? "" : `${row.first_name} ${row.last_name}`.trim(),
      blocked: row.comments_blocked_at !== null,
      ...commentState(row),
      reports: reasons.filter(({ comment_id }) => comment_id === row.id).map(({ reason }) => reason),
    }),
  );
  return { data, page: part.page, pages: part.pages };
}

type Hidden = { hidden_at: string | null; hidden_why: string | null };

function commentState({ hidden_at, hidden_why }: Hidden): Pick<ModeratedComment, "state" | "heldWhy"> {
  if (hidden_at === null) return { state: "shown", heldWhy: null };
  const heldWhy = heldReasons.find((reason) => reason === hidden_why) ?? null;
  return { state: heldWhy ? "held" : "hidden", heldWhy };
}

/** How many comments wait for a decision that were held or reported after this time. */
export function countNewComments({ db, content }: Source, areas: Areas, since: string): Promise<number> {
  const reportedSince = sql<boolean>`exists (select 1 from comment_reports where comment_reports.comment_id = comments.id and reported_at > ${since})`;
  const waiting = commentsIn(db, content, areas).where((where) =>
    where.or([
      where.and([where("comments.hidden_why", "in", [...heldReasons]), where("comments.created_at", ">", since)]),
      where.and([where("comments.hidden_at", "is", null), reportedSince]),
    ]),
  );
  return countRows(waiting);
}

export function countComments(source: Source, areas: Areas, show: CommentFilter): Promise<number> {
  return countRows(shownIn(source, areas, show));
}
