import { randomUUID } from "node:crypto";
import type { Database } from "../db";

/** Lets these modules (empty: the course) wait for the foundation, once each. */
export async function openReviews(db: Database, enrollmentId: string, moduleIds: string[], now: Date): Promise<void> {
  if (moduleIds.length === 0) return;
  const waiting = { enrollment_id: enrollmentId, requested_at: now.toISOString(), reviewed_at: null, reviewer: null, outcome: null, note: null };
  await db
    .insertInto("reviews")
    .values(moduleIds.map((module_id) => ({ id: randomUUID(), module_id, ...waiting })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Outcome = { outcome: "approved" | "returned"; reviewer: string; note: string | null };

/** Closes the reviews of an enrollment that wait. @returns which: empty for the course, else the modules */
export async function closeReviews(db: Database, enrollmentId: string, outcome: Outcome, now: Date): Promise<string[]> {
  const closed = await db
    .updateTable("reviews")
    .set({ ...outcome, reviewed_at: now.toISOString() })
    .where("enrollment_id", "=", enrollmentId)
    .where("reviewed_at", "is", null)
    .returning("module_id")
    .execute();
  return closed.map((review) => review.module_id);
}
