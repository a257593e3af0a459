import type { Database } from "../db";

/** The average of a course's ratings, to one decimal, and how many there are. */
export async function summarizeRatings(db: Database, courseId: string): Promise<{ rating: number; total: number }> {
  const row = await db
    .selectFrom("enrollments")
    .select((select) => [select.fn.avg("rating").as("rating"), select.fn.count("rating").as("total")])
    .where("course_id", "=", courseId)
    .where("rating", "is not", null)
    .executeTakeFirst();
  return { rating: Math.round(Number(row?.rating ?? 0) * 10) / 10, total: Number(row?.total ?? 0) };
}

export async function countEnrollments(db: Database, courseId: string): Promise<number> {
  const row = await db
    .selectFrom("enrollments")
    .select((select) => select.fn.countAll().as("count"))
    .where("course_id", "=", courseId)
    .where("status", "<>", "Unenrolled")
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
