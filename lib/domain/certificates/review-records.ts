import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/db";

/** Opens a review of each of these modules (empty: of the course) unless one is open. @returns how many it opened */
export async function openReviews(db: Database, enrollmentId: string, moduleIds: string[], now: Date): Promise<number> {
  if (moduleIds.length === 0) return 0;
  const waiting = { enrollment_id: enrollmentId, requested_at: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("reviews")
    .values(moduleIds.map((module_id) => ({ id: randomUUID(), module_id, ...waiting })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** The note and the topics (JSON) of work that is sent back. */
type Outcome = { outcome: "approved" | "returned"; reviewer: string; note?: string; topic_ids?: string };

/** Closes the open review of one module (empty: of the course). @returns whether there was one */
export async function closeReview(db: Database, enrollmentId: string, moduleId: string, given: Outcome, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable("reviews")
    .set({ ...given, reviewed_at: now.toISOString() })
    .where("enrollment_id", "=", enrollmentId)
    .where("module_id", "=", moduleId)
    .where("reviewed_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** The modules (empty: the course) of an enrollment with an open review, longest wait first. */
export async function listWaitingModules(db: Database, enrollmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews")
    .select("module_id")
    .where("enrollment_id", "=", enrollmentId)
    .where("reviewed_at", "is", null)
    .orderBy("requested_at")
    .execute();
  return rows.map(({ module_id }) => module_id);
}
