import { requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { learning } from "../learning";
import { listOpenReviews } from "./open-reviews";
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
