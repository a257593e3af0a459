import type { Database } from "../../platform/db";

/** Makes somebody a coordinator, or a learner again. Only the foundation's staff does this, from the portal's machine (threats T16). @returns false without such an account */
export async function setCoordinator(db: Database, email: string, on: boolean, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable("accounts")
    .set({ role: on ? "coordinator" : "learner", updated_at: now.toISOString() })
    .where("username", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) > 0;
}
