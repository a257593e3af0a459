import type { EarnedCertificate, ModulesAnswer, OpenReview } from "../../contract/learning";
import type { Course } from "../../platform/content";
import { type Database, writeIfPossible } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { learning, readModules, requireCourse, requireCourseAccess, requireTopic, uncertified } from "../learning";
import { isFinished, issueDue } from "./complete-course";
import { learnerInCourse } from "./learner-in-course";
import { markCompleted } from "./records";
import { listEnrolled } from "./staff/enrolled-learner";
import { reviewState, type UnitState, validId } from "./unit-state";

/** The learner's view of a course with certificates and reviews. Due ones are created first. */
export const modules: Operations<"learning">["modules"] = async (context, input) => {
  const { answer, place } = await readModules(context, input);
  if (!place) return { ...answer, former: await formerView(context, answer.course_info.slug) };
  const unitStates = await issueDue(context, learnerInCourse(place));
  const { id, status } = place.enrollment;
  // The missing certificate was that of a module that the content no longer has.
  if (status === "Enrolled" && isFinished(unitStates))
    await writeIfPossible(() => markCompleted(context.db, id, context.now));
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

async function formerView({ db, content, language, ...context }: CallContext, courseId: string) {
  const certificates = await readFormerCertificates(db, requireLearner(context).accountId, courseId);
  return (
    certificates && {
      certificates: certificates.map((each) => certificateSummary(requireCourse(content, courseId), each, language)),
    }
  );
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

type CertificateRow = { id: string; module_id: string };

/** Every valid certificate of an account, newest first; `left` when its course was left. */
async function listValidCertificates(db: Database, accountId: string) {
  const rows = await db
    .selectFrom("certificates")
    .innerJoin("enrollments", "enrollments.id", "certificates.enrollment_id")
    .select(["certificates.id", "certificates.course_id", "certificates.module_id", "enrollments.status"])
    .where("certificates.account_id", "=", accountId)
    .where("certificates.withdrawn_at", "is", null)
    .orderBy("certificates.issued_at", "desc")
    .execute();
  return rows.map(({ status, ...certificate }) => ({ ...certificate, left: status === "Unenrolled" }));
}

/** The valid certificates from a course that the account has left; null when it was never enrolled there. */
async function readFormerCertificates(db: Database, accountId: string, courseId: string) {
  const rows = await db
    .selectFrom("enrollments")
    .leftJoin("certificates", (join) =>
      join.onRef("certificates.enrollment_id", "=", "enrollments.id").on("certificates.withdrawn_at", "is", null),
    )
    .select(["certificates.id", "certificates.module_id"])
    .where("enrollments.account_id", "=", accountId)
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "=", "Unenrolled")
    .execute();
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, module_id }) => (id === null ? [] : { id, module_id: module_id ?? "" }));
}

/** A certificate with the names of its course and module. A module that is no longer published is named by its id. */
function certificateSummary(course: Course, { id, module_id }: CertificateRow, language: Language): EarnedCertificate {
  const module = course.modules.find((each) => each.id === module_id);
  return {
    id,
    course: course.name[language],
    name: module_id ? (module?.name[language] ?? module_id) : course.name[language],
  };
}
