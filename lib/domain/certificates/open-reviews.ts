import type { OpenReview } from "../../contract/learning";
import type { CallContext } from "../call";

/**
 * The reviews of the active enrollments that wait or were sent back, without those whose certificate is issued; the
 * latest first.
 */
export async function listOpenReviews(
  { db, content, language }: CallContext,
  accountId: string,
): Promise<OpenReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("enrollments", "enrollments.id", "reviews.enrollment_id")
    .leftJoin("certificates", (join) =>
      join
        .onRef("certificates.enrollment_id", "=", "reviews.enrollment_id")
        .onRef("certificates.module_id", "=", "reviews.module_id"),
    )
    .select([
      "reviews.enrollment_id",
      "reviews.module_id",
      "reviews.requested_at",
      "reviews.reviewed_at",
      "reviews.outcome",
      "reviews.note",
    ])
    .select("enrollments.course_id")
    .where("enrollments.account_id", "=", accountId)
    .where("enrollments.status", "<>", "Unenrolled")
    .where("certificates.id", "is", null)
    .orderBy("reviews.requested_at", "desc")
    .execute();
  const latest = [...Map.groupBy(rows, (row) => `${row.enrollment_id} ${row.module_id}`).values()].flatMap(
    (reviews) => reviews[0] ?? [],
  );
  return latest.flatMap(({ course_id, module_id, requested_at, reviewed_at, outcome, note }) => {
    const course = content.courseById.get(course_id);
    if (!course || outcome === "approved") return [];
    const named = course.modules.find(({ id }) => id === module_id)?.name ?? course.name;
    return {
      course: course_id,
      name: named[language],
      state: outcome ?? "waiting",
      note,
      since: reviewed_at ?? requested_at,
    } satisfies OpenReview;
  });
}
