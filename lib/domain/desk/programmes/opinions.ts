import { type RawBuilder, sql } from "kysely";
import type { FigureFilters, Opinion, OpinionKind } from "../../../contract/desk/programmes";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { joinOf, peopleFilter } from "./people-query";

type OpinionQuery = { staff: Pick<Staff, "areas">; filters: FigureFilters; courseId: string };
/** Where the page after this one begins; empty at the beginning, null after the last. */
type Cursor = string | null;

const sources = {
  feedback: (join: RawBuilder<unknown>) => sql`
    select enrollment_id as id, feedback as text, updated_at as written_at, enrollments.account_id, enrollments.course_id
    from course_feedback ${join} enrollments where enrollments.id = course_feedback.enrollment_id`,
  reasons: () => sql`select enrollment_id as id, reason as text, unenrolled_at as written_at, account_id, course_id from unenrollments`,
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
  const join = joinOf(filters);
  const { rows } = await sql<{ id: string; text: string; written_at: string }>`
    select opinions.id, opinions.text, opinions.written_at
    from (${sources[kind](join)}) as opinions ${join} figure_people
    where figure_people.course_id = opinions.course_id and figure_people.account_id = opinions.account_id
      and opinions.course_id = ${courseId} ${earlier} and ${peopleFilter("figure_people", staff, filters)}
    order by opinions.written_at desc, opinions.id desc limit ${most}`.execute(db);
  const last = rows.at(-1);
  return {
    opinions: rows.map(({ text, written_at }) => ({ text, writtenAt: written_at })),
    next: last && rows.length === most ? `${last.written_at} ${last.id}` : null,
  };
}
