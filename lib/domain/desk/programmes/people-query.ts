import { type Expression, type SqlBool, sql } from "kysely";
import type { FigureFilters } from "../../../contract/desk/programmes";
import type { Staff } from "../access/require-staff";

/** The staff member who asks for figures; role and areas limit what is shown. */
export type Reader = Pick<Staff, "areas" | "role">;

/** The courses to count: the chosen one, or all of the area. Null: every course. Others match nothing. */
export function countedCourses(
  { areas }: Pick<Staff, "areas">,
  { course }: Pick<FigureFilters, "course">,
): string[] | null {
  if (!course) return areas.courses;
  return areas.courses && !areas.courses.includes(course) ? [] : [course];
}

type FigureRows = "people" | "answers" | "gains" | "recalled" | "state_sums" | "month_sums";

/** The rows that a reader's figures are counted from, under the name `figure_…`: a partner's are those of the week. */
export function figureRows(name: FigureRows, { role }: Pick<Reader, "role">) {
  return role === "partner"
    ? sql`${sql.table(`figure_week_${name}`)} as ${sql.table(`figure_${name}`)}`
    : sql`${sql.table(`figure_${name}`)}`;
}

/** The condition on rows of people of the area who pass the filters. @param table a figures' table, or its alias */
export function peopleFilter(table: string, { areas, role }: Reader, filters: FigureFilters): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions: Expression<unknown>[] = [sql`1 = 1`];
  // The week's rows are of people with a verified address only (rule: desk.small-groups).
  if (role === "partner")
    conditions.push(
      sql`${column("week")} = (select week from figure_weeks where complete = 1 order by week desc limit 1)`,
    );
  if (areas.states) conditions.push(isOneOf(column("state_id"), areas.states));
  if (filters.state) conditions.push(sql`${column("state_id")} = ${Number(filters.state) || 0}`);
  if (filters.district) conditions.push(sql`${column("district")} = ${filters.district}`);
  if (filters.campaign) conditions.push(sql`${column("campaign")} = ${filters.campaign}`);
  // Whole months: ranges that differ by a day would reveal that day (rule: desk.small-groups).
  if (filters.from) conditions.push(sql`${column("registered_on")} >= ${`${filters.from.slice(0, 7)}-01`}`);
  if (filters.to) conditions.push(sql`${column("registered_on")} <= ${`${filters.to.slice(0, 7)}-31`}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** An empty list matches nothing. */
export function isOneOf(column: Expression<unknown>, values: readonly (string | number)[]): Expression<SqlBool> {
  return values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${column} in (${sql.join(values)})`;
}

/** Reads the stored pattern "one:esc two:e": ids with letters. An id may be there more than once. */
export function readPattern(pattern: string): { id: string; letters: string }[] {
  return pattern.split(" ").map((part) => {
    const at = part.lastIndexOf(":");
    return { id: part.slice(0, at), letters: part.slice(at + 1) };
  });
}
