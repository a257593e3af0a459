import type { Database } from "../../platform/db";

/**
 * The average of a course's ratings (1 to 5, one decimal) and their number. A learner who left and came back counts
 * once, with the latest rating.
 */
export async function summarizeRatings(db: Database, courseId: string): Promise<{ rating: number; total: number }> {
  const row = await db
    .selectFrom("enrollments")
    .select((select) => [select.fn.avg("rating").as("rating"), select.fn.count("rating").as("total")])
    .where("course_id", "=", courseId)
    .where("rating", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enrollments as later")
            .select("later.id")
            .whereRef("later.account_id", "=", "enrollments.account_id")
            .whereRef("later.course_id", "=", "enrollments.course_id")
            .where("later.rating", "is not", null)
            .whereRef("later.enrolled_at", ">", "enrollments.enrolled_at"),
        ),
      ),
    )
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
