import { randomUUID } from "node:crypto";
import type { Database } from "../db";

/** Details hold ids and numbers, never a learner's name or texts, because the log outlives accounts (rule: desk.log). */
type Details = Record<string, string | number | boolean | string[] | null>;

/**
 * Adds to the log of staff actions, in the transaction of the action itself. `subject`: the id of what it was done to: an
 * account, an enrollment, a comment, a ticket.
 */
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
