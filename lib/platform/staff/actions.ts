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
