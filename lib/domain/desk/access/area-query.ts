import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { type Areas, coverEverything } from "../../../platform/staff";
import type { Staff } from "./require-staff";

/** The accounts of learners in these areas: of these states, and enrolled in one of these courses. */
export function accountsIn(db: Database, { courses, states }: Areas) {
  let query = db.selectFrom("accounts").select("accounts.id");
  if (states) query = query.where("accounts.state_id", "in", states);
  if (courses) {
    const enrolled = db.selectFrom("enrollments").select("enrollments.account_id").where("enrollments.course_id", "in", courses);
    query = query.where("accounts.id", "in", enrolled.where("enrollments.status", "<>", "Unenrolled"));
  }
  return query;
}

/** @throws CallError FORBIDDEN for an account outside the staff member's area, NOT_FOUND for an unknown one where the area is everything */
export async function requireInArea(db: Database, staff: Staff, accountId: string): Promise<void> {
  const found = await accountsIn(db, staff.areas).where("accounts.id", "=", accountId).executeTakeFirst();
  if (!found) throw outsideArea(staff);
}

/** What a limited area does not show is forbidden, whether it exists or not. */
export function outsideArea({ areas }: Staff): CallError {
  return coverEverything(areas) ? new CallError("NOT_FOUND", "deskUnknown") : new CallError("FORBIDDEN", "deskForbidden");
}
