import { type RawBuilder, sql } from "kysely";
import type { FigureFilters, Opinion, OpinionKind } from "../../../contract/desk/programmes";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { peopleFilter, type Reader } from "./people-query";

type OpinionQuery = { staff: Reader; filters: FigureFilters; courseId: string };
/** Where the next page begins; null after the last. */
type Cursor = string | null;

const sources = {
  feedback: (join: RawBuilder<unknown>) => sql`
    select enrollment_id as id, feedback as text, updated_at as written_at, enrollments.account_id, enrollments.course_id
    from course_feedback ${join} enrollments where enrollments.id = course_feedback.enrollment_id`,
  reasons: () =>
    sql`select enrollment_id as id, reason as text, unenrolled_at as written_at, account_id, course_id from unenrollments`,
};

/** What people wrote about a course, or why they left it, newest first, without names. */
export async function opinionsOn(
  { db }: Pick<CallContext, "db">,
  kind: OpinionKind,
  { staff, filters, courseId }: OpinionQuery,
  { most, after = "" }: { most: number; after?: string },
): Promise<{ opinions: Opinion[]; next: Cursor }> {
  const [time = "", id = ""] = after.split(" ");
  const earlier = after ? sql`and (opinions.written_at, opinions.id) < (${time}, ${id})` : sql``;
  // Texts are read by time until enough are by these people; of few people theirs are read instead.
  const areFew = isNarrow(filters);
  const join = areFew ? sql.raw(",") : sql.raw("cross join");
  const of = sql`select account_id, course_id from figure_people where course_id = ${courseId} and ${peopleFilter("figure_people", staff, filters)}`;
  const people = areFew ? sql`with people as materialized (${of})` : sql`with people as (${of})`;
  const { rows } = await sql<{ id: string; text: string; written_at: string }>`
    ${people} select opinions.id, opinions.text, opinions.written_at
    from (${sources[kind](join)}) as opinions ${join} people
    where people.course_id = opinions.course_id and people.account_id = opinions.account_id and opinions.course_id = ${courseId} ${earlier}
    order by opinions.written_at desc, opinions.id desc limit ${most}`.execute(db);
  const last = rows.at(-1);
  return {
    opinions: rows.map(({ text, written_at }) => ({ text, writtenAt: written_at })),
    next: last && rows.length === most ? `${last.written_at} ${last.id}` : null,
  };
}

const fewMonths = 6;

/** Whether the filter leaves few people: a district or a short period leaves at most about a quarter. */
function isNarrow({ district, from, to }: FigureFilters): boolean {
  return district !== "" || (from !== "" && to !== "" && utc(to).diff(utc(from), "months") < fewMonths);
}
