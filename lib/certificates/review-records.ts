import { randomUUID } from "node:crypto";
import type { Database } from "../db";

/** Lets the course or module wait for the foundation, once. */
export async function openReview(db: Database, enrollmentId: string, moduleId: string, now: Date): Promise<void> {
  await db
    .insertInto("reviews")
    .values({
      id: randomUUID(),
      enrollment_id: enrollmentId,
      module_id: moduleId,
      requested_at: now.toISOString(),
      reviewed_at: null,
      reviewer: null,
      outcome: null,
      note: null,
    })
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
