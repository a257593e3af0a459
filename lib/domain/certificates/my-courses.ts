import type { OpenReview } from "../../contract/learning";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { learning } from "../learning";
import { certificateSummary, listValidCertificates } from "./valid-certificates";

/** The learner's courses with their certificates, and the certificates of courses that were left. */
export const myCourses: Operations<"learning">["myCourses"] = async (context, input) => {
  const answer = await learning.myCourses(context, input);
  const { accountId } = requireLearner(context);
  const certificates = await listValidCertificates(context.db, accountId);
  return {
    ...answer,
    data: answer.data.map((course) => {
      const own = certificates.filter(({ left, course_id }) => !left && course_id === course.slug);
      const certificateId = own.find(({ module_id }) => module_id === "")?.id ?? null;
      const published = context.content.courseById.get(course.slug);
      const certified =
        published?.modules.flatMap((module) => own.find(({ module_id }) => module_id === module.id) ?? []) ?? [];
      return {
        ...course,
        certificateId,
        module_certificates: own.filter(({ module_id }) => module_id !== "").length,
        certificates: published ? certified.map((each) => certificateSummary(published, each, context.language)) : [],
      };
    }),
    reviews: await listOpenReviews(context, accountId),
    // A certificate's page exists only while its course is published.
    earned: certificates.flatMap((each) => {
      const course = each.left && context.content.courseById.get(each.course_id);
      return course ? certificateSummary(course, each, context.language) : [];
    }),
  };
};

/** The reviews of active enrollments that wait or were sent back, without issued certificates; the latest first. */
async function listOpenReviews({ db, content, language }: CallContext, accountId: string): Promise<OpenReview[]> {
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
