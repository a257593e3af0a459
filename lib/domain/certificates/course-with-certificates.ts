import type { ModulesAnswer, ModuleTopic } from "../../contract/learning";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { learning, requireCourse, requireCourseAccess, requireTopic, uncertified } from "../learning";
import { isFinished, issueDue } from "./issue-due";
import { type LearnerInCourse, learnerInCourse, type Unit } from "./learner-in-course";
import { listEnrolled } from "./staff/enrolled-learner";
import { reviewState, type UnitState, validId } from "./unit-state";
import { certificateSummary, readFormerCertificates } from "./valid-certificates";

/** The learner's view of a course with certificates and reviews. Due ones are created first. */
export const modules: Operations<"learning">["modules"] = async (context, input) => {
  const answer = await learning.modules(context, input);
  const [enrollment] = answer.enrollment_info;
  if (!enrollment) return { ...answer, former: await formerView(context, answer.course_info.slug) };
  const unitStates = await issueDue(context, learnerFromAnswer(context, answer, enrollment.id));
  return withUnitStates(context, answer, unitStates);
};

/** After a completed topic: issues the module's certificate or opens the review. A course's own is requested. */
export async function issueAfterTopic(context: CallContext, topicId: string): Promise<void> {
  const course = requireCourse(context.content, requireTopic(context.content, topicId).courseId);
  if (!course.moduleLevelCertificate && !course.completionReview) return;
  const learner = learnerInCourse(await requireCourseAccess(context, course.id));
  if (learner.units.some((unit) => unit.complete)) await issueDue(context, learner);
}

/** After a profile change: issues the certificates that waited for it, but a course's own only once approved. */
export async function issueAfterProfile(context: CallContext): Promise<void> {
  const { accountId } = requireLearner(context);
  for (const learner of await listEnrolled(context, accountId)) {
    const { course, units, profileComplete } = learner;
    const waits = course.moduleLevelCertificate || course.completionReview;
    if (waits && profileComplete && units.some((unit) => unit.complete)) await issueDue(context, learner);
  }
}

async function formerView(
  { db, content, language, ...context }: CallContext,
  courseId: string,
): Promise<ModulesAnswer["former"]> {
  const certificates = await readFormerCertificates(db, requireLearner(context).accountId, courseId);
  return (
    certificates && {
      certificates: certificates.map((each) => certificateSummary(requireCourse(content, courseId), each, language)),
    }
  );
}

function learnerFromAnswer(
  context: CallContext,
  { course_info, moduleTopic_info, enrollment_info }: ModulesAnswer,
  enrollmentId: string,
): LearnerInCourse {
  const course = requireCourse(context.content, course_info.slug);
  const learner = requireLearner(context);
  const { accountId, username, language: mailLanguage, firstName, lastName, profileComplete, wallLook } = learner;
  const due = Boolean(enrollment_info[0]?.end_case);
  const units = course.moduleLevelCertificate
    ? course.modules.map(({ id }) =>
        unitFromAnswer(
          id,
          moduleTopic_info.filter((topic) => topic.module_id === id),
          due && id === course.modules.at(-1)?.id,
        ),
      )
    : [unitFromAnswer("", moduleTopic_info, due)];
  const person = { accountId, username, mailLanguage, firstName, lastName, profileComplete, wallLook };
  return { ...person, enrollmentId, course, units };
}

/** Entries without a slug are announcements: there is nothing to complete in them. */
function unitFromAnswer(moduleId: string, entries: ModuleTopic[], waitsForCase: boolean): Unit {
  const topics = entries.filter((topic) => topic.slug !== null);
  const complete = topics.length > 0 && topics.every((topic) => topic.status === "Completed");
  return { moduleId, complete: complete && !waitsForCase };
}

function withUnitStates(context: CallContext, answer: ModulesAnswer, unitStates: UnitState[]): ModulesAnswer {
  const of = new Map(unitStates.map((unit) => [unit.moduleId, unit]));
  return {
    ...answer,
    enrollment_info: answer.enrollment_info.map((enrollment) => ({
      ...enrollment,
      ...certified(context, of.get("")),
      status: isFinished(unitStates) ? "Completed" : enrollment.status,
    })),
    module_resources: answer.module_resources.map((module) => ({
      ...module,
      ...certified(context, of.get(module.module_id)),
    })),
  };
}

function certified({ content, language }: CallContext, unit: UnitState | undefined) {
  if (!unit) return uncertified;
  const review = reviewState(unit);
  const returned = review === "returned" ? unit.review : null;
  const review_topics = (returned?.topicIds ?? []).map((id) => ({
    topic: id,
    name: content.topicById.get(id)?.name[language] ?? id,
  }));
  return {
    certificateId: validId(unit),
    review,
    review_note: returned?.note ?? null,
    review_topics,
    review_since: review === "waiting" ? (unit.review?.since ?? null) : null,
    certificate_withdrawn: unit.certificate?.withdrawn ?? false,
  };
}
