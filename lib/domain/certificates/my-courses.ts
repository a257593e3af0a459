import { requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { learning } from "../learning";
import { keptView, listKept } from "./earned";

/** The learner's courses with their certificates, and those of courses that were left. */
export const myCourses: Operations<"learning">["myCourses"] = async (context, input) => {
  const answer = await learning.myCourses(context, input);
  const kept = await listKept(context.db, requireLearner(context).accountId);
  return {
    ...answer,
    data: answer.data.map((course) => {
      const own = kept.filter(({ left, course_id }) => !left && course_id === course.slug);
      const certificateId = own.find(({ module_id }) => module_id === "")?.id ?? null;
      return { ...course, certificateId, module_certificates: own.filter(({ module_id }) => module_id !== "").length };
    }),
    // The page of a certificate is there while its course is published.
    earned: kept.flatMap((each) => {
      const course = each.left && context.content.courseById.get(each.course_id);
      return course ? keptView(course, each, context.language) : [];
    }),
  };
};
