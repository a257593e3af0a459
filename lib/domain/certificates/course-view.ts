import type { ModulesAnswer, ModuleTopic } from "../../contract/learning";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { learning, requireCourse, requireCoursePlace, requireTopic } from "../learning";
import { type Candidate, candidateOf, type Unit } from "./candidate";
import { keptView, readFormer } from "./earned";
import { isFinished, settle } from "./settle";
import { listEnrolled } from "./staff/enrolled-learner";
import { reviewState, type UnitStanding, validId } from "./standing";

/** The course as its learner sees it, with its certificates and reviews. What is due and was not done yet is done now. */
export const modules: Operations<"learning">["modules"] = async (context, input) => {
  const answer = await learning.modules(context, input);
  const [enrollment] = answer.enrollment_info;
  if (!enrollment) return { ...answer, former: await formerView(context, answer.course_info.slug) };
  const standing = await settle(context, candidateSeen(context, answer, enrollment.id));
  return withStanding(context, answer, standing);
};

/**
 * After a call that may have completed a topic: a module's certificate is made, or the review begins. A course's own certificate waits
 * for its learner to ask, so there nothing is looked up.
 */
export async function settleTopic(context: CallContext, topicId: string): Promise<void> {
  const course = requireCourse(context.content, requireTopic(context.content, topicId).courseId);
  if (!course.moduleLevelCertificate && !course.completionReview) return;
  const candidate = candidateOf(await requireCoursePlace(context, course.id));
  if (candidate.units.some((unit) => unit.complete)) await settle(context, candidate);
}

/** After a profile that may have become complete: the certificates that waited for it. A course's own waits for its learner to ask, unless it was approved. */
export async function settleProfile(context: CallContext): Promise<void> {
  const { accountId } = requireLearner(context);
  for (const candidate of await listEnrolled(context, accountId)) {
    const { course, units, profileComplete } = candidate;
    const waits = course.moduleLevelCertificate || course.completionReview;
    if (waits && profileComplete && units.some((unit) => unit.complete)) await settle(context, candidate);
  }
}

async function formerView({ db, content, language, ...context }: CallContext, courseId: string): Promise<ModulesAnswer["former"]> {
  const kept = await readFormer(db, requireLearner(context).accountId, courseId);
  return kept && { certificates: kept.map((each) => keptView(requireCourse(content, courseId), each, language)) };
}

function candidateSeen(context: CallContext, { course_info, moduleTopic_info }: ModulesAnswer, enrollmentId: string): Candidate {
  const course = requireCourse(context.content, course_info.slug);
  const { accountId, username, language: mailLanguage, firstName, lastName, profileComplete } = requireLearner(context);
  const units = course.moduleLevelCertificate
    ? course.modules.map(({ id }) =>
        unitSeen(
          id,
          moduleTopic_info.filter((topic) => topic.module_id === id),
        ),
      )
    : [unitSeen("", moduleTopic_info)];
  return { accountId, username, mailLanguage, firstName, lastName, profileComplete, enrollmentId, course, units };
}

/** An entry without an address is only announced: it is nothing to complete. */
function unitSeen(moduleId: string, entries: ModuleTopic[]): Unit {
  const topics = entries.filter((topic) => topic.slug !== null);
  return { moduleId, complete: topics.length > 0 && topics.every((topic) => topic.status === "Completed") };
}

function withStanding(context: CallContext, answer: ModulesAnswer, standing: UnitStanding[]): ModulesAnswer {
  const of = new Map(standing.map((unit) => [unit.moduleId, unit]));
  return {
    ...answer,
    enrollment_info: answer.enrollment_info.map((enrollment) => ({
      ...enrollment,
      ...certified(context, of.get("")),
      status: isFinished(standing) ? "Completed" : enrollment.status,
    })),
    module_resources: answer.module_resources.map((module) => ({ ...module, ...certified(context, of.get(module.module_id)) })),
  };
}

function certified({ content, language }: CallContext, unit: UnitStanding | undefined) {
  if (!unit) return { certificateId: null, review: null, review_note: null, review_topics: [] };
  const review = reviewState(unit);
  const returned = review === "returned" ? unit.review : null;
  const review_topics = (returned?.topicIds ?? []).map((id) => ({ topic: id, name: content.topicById.get(id)?.name[language] ?? id }));
  return { certificateId: validId(unit), review, review_note: returned?.note ?? null, review_topics };
}
