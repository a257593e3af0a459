import { sql } from "kysely";
import { heldReasons, type ModeratedComment, type shownComments } from "../../../contract/desk/comments";
import type { Content } from "../../../platform/content";
import { countRows, type Database, pageOf } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import type { Areas } from "../../../platform/staff";
import { isFormerMember } from "../../accounts";
import { titlesOf } from "../../discussions";

const commentsPerPage = 20;
type CommentFilter = (typeof shownComments)[number];
type Source = { db: Database; content: Content };
type Lists = Source & { language: Language };

/** The comments of an area: of topics of these courses, by authors of these states. The forum belongs to no course. */
export function commentsIn(db: Database, content: Content, { courses, states }: Areas) {
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
export async function listComments(lists: Lists, areas: Areas, show: CommentFilter, page: number) {
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
