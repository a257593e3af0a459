import type { Database } from "../db";

/** The certificates of whole courses that stand behind completed enrollments, by enrollment. The rows are the certificates room's; this only looks. */
export async function findCertificateId(db: Database, enrollmentIds: string[]): Promise<Map<string, string>> {
  if (enrollmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("certificates")
    .select(["id", "enrollment_id"])
    .where("enrollment_id", "in", enrollmentIds)
    .where("module_id", "=", "")
    .where("withdrawn_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.enrollment_id, row.id]));
}
