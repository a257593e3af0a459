import { randomUUID } from "node:crypto";
import type { Database } from "../db";

/** Details hold ids and numbers, never a learner's name or texts, because the log outlives accounts (rule: desk.log). */
type Details = Record<string, string | number | boolean | string[] | null>;

/** Adds to the log, in the action's transaction. `subject`: the id of an account, enrollment, comment or ticket. */
export async function recordStaffAction(
  { db, now }: { db: Database; now: Date },
  staff: { accountId: string },
  action: string,
  subject: string,
  details: Details = {},
): Promise<void> {
  await db
    .insertInto("staff_actions")
    .values({
      id: randomUUID(),
      staff_id: staff.accountId,
      action,
      subject,
      details: JSON.stringify(details),
      happened_at: now.toISOString(),
    })
    .execute();
}

/** The courses and states that a staff member may see; null: all of them. */
export type Areas = { courses: string[] | null; states: number[] | null };

/** Where neither states nor "all states" were chosen: the number of no state, because SQL has no empty list. */
const nowhere = [0];

export async function readAreas(db: Database, accountId: string): Promise<Areas> {
  const rows = await db
    .selectFrom("staff_areas")
    .select(["kind", "value"])
    .where("account_id", "=", accountId)
    .execute();
  const of = (kind: "course" | "state") => rows.filter((row) => row.kind === kind).map(({ value }) => value);
  const [courses, states] = [of("course"), of("state").map(Number)];
  const everywhere = rows.some(({ kind }) => kind === "allStates");
  const limited = states.length > 0 ? states : nowhere;
  return { courses: courses.length > 0 ? courses : null, states: everywhere ? null : limited };
}

/** The accounts of learners in these areas: of these states, and enrolled in one of these courses. */
export function accountsIn(db: Database, { courses, states }: Areas) {
  let query = db.selectFrom("accounts").select("accounts.id");
  if (states) query = query.where("accounts.state_id", "in", states);
  if (courses) {
    const enrolled = db
      .selectFrom("enrollments")
      .select("enrollments.account_id")
      .where("enrollments.course_id", "in", courses);
    query = query.where("accounts.id", "in", enrolled.where("enrollments.status", "<>", "Unenrolled"));
  }
  return query;
}

/** Whether the areas are unlimited. Only these include what belongs to no course and no state, such as the forum. */
export function coverEverything({ courses, states }: Areas): boolean {
  return courses === null && states === null;
}
