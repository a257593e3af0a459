import type { Database } from "../../platform/db";

/**
 * Makes an account a coordinator or a learner again. Only the foundation's staff can do this, on the portal's machine (threats T16). @returns false when
 * no account has this address
 */
export async function setCoordinator(db: Database, email: string, on: boolean, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable("accounts")
    .set({ role: on ? "coordinator" : "learner", updated_at: now.toISOString() })
    .where("username", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) > 0;
}
