import { randomUUID } from "node:crypto";
import type { Database } from "../db";

/**
 * The actions of staff. Details hold ids and numbers, never a learner's name or texts, because the log outlives
 * accounts (rule: desk.log).
 */
export type StaffAction = {
  staffId: string;
  action: string;
  /** The id of what it was done to: an account, an enrollment, a comment, a ticket. */
  subject: string;
  details?: Record<string, string | number | boolean | string[] | null>;
};

/** Adds to the log of staff actions, in the transaction of the action itself. */
export async function recordStaffAction(
  db: Database,
  { staffId, action, subject, details = {} }: StaffAction,
  now: Date,
): Promise<void> {
  await db
    .insertInto("staff_actions")
    .values({
      id: randomUUID(),
      staff_id: staffId,
      action,
      subject,
      details: JSON.stringify(details),
      happened_at: now.toISOString(),
    })
    .execute();
}
