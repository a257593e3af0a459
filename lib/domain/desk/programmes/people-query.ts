import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FigureFilters } from "../../../contract/desk/programmes";
import type { Database, Schema } from "../../../platform/db";
import { utc } from "../../../platform/utc";
import type { Staff } from "../access/require-staff";

/** The courses that figures are about: the asked one or all, within the area. Null: all. An unknown or foreign course matches nothing. */
export function coursesOf({ areas }: Staff, { course }: Pick<FigureFilters, "course">): string[] | null {
  if (!course) return areas.courses;
  return areas.courses && !areas.courses.includes(course) ? [] : [course];
}

/** Learners of the area who pass the filters. Who is limited to courses counts only people who are or were enrolled in one of them. */
export function peopleFilter(db: Database, staff: Staff, filters: FigureFilters) {
  return ({ and, eb }: ExpressionBuilder<Pick<Schema, "accounts">, "accounts">): Expression<SqlBool> => {
    const { areas } = staff;
    const conditions: Expression<SqlBool>[] = [eb("accounts.role", "=", "learner"), eb("accounts.password_hash", "<>", "")];
    if (areas.states) conditions.push(eb("accounts.state_id", "in", areas.states));
    if (filters.state) conditions.push(eb("accounts.state_id", "=", Number(filters.state) || 0));
    if (filters.district) conditions.push(eb("accounts.district", "=", filters.district));
    if (filters.campaign) conditions.push(eb("accounts.utm_campaign", "=", filters.campaign));
    if (filters.from) conditions.push(eb("accounts.created_at", ">=", utc(filters.from).toISOString()));
    if (filters.to) conditions.push(eb("accounts.created_at", "<", utc(filters.to).add(1, "day").toISOString()));
    if (areas.courses) {
      const enrolled = db.selectFrom("enrollments").select("enrollments.account_id").where("enrollments.course_id", "in", areas.courses);
      conditions.push(eb("accounts.id", "in", enrolled));
    }
    return and(conditions);
  };
}

/** Matches the enrollments of these courses; an empty list matches none. */
export function ofCourses(column: string, courses: string[] | null): Expression<SqlBool> {
  if (courses === null) return sql<SqlBool>`1 = 1`;
  if (courses.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(courses)})`;
}
