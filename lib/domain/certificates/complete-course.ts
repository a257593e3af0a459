import { sql } from "kysely";
import { CallError } from "../../platform/call-error";
import type { Course } from "../../platform/content";
import { countRows, type Database, storageFailure, write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { type CallContext, doneWith, type Operations } from "../call";
import { type CourseAccess, enrollmentError, findCourseAccess, requireCourse } from "../learning";
import { queueIssuedMail } from "./issued-mail";
import { type LearnerInCourse, learnerInCourse, topicsUnder } from "./learner-in-course";
import { issueCertificates, markCompleted } from "./records";
import { openReviews } from "./review-records";
import { readUnitStates, reviewState, type UnitState, validId } from "./unit-state";

/**
 * Requests the certificate of a course for the caller's own enrollment (rule: certificate.request, threats T2): every
 * topic and the profile must be complete, and no review may be pending. Completion is read from the database only.
 * @throws CallError CONFLICT with the reason, FORBIDDEN for an enrollment that is not the caller's
 */
export const completeCourse: Operations<"learning">["completeCourse"] = async (context, { id, eid }) => {
  const unitStates = await write(context.db, async (db) => {
    const place = await ownPlace({ ...context, db }, id, eid);
    if (!place.progress.complete) throw new CallError("CONFLICT", "courseIncomplete");
    const learner = learnerInCourse(place);
    const result = await issueDueInTransaction(db, learner, context.now, true);
    await queueIssuedMail({ ...context, db }, learner, result.issued);
    return result.unitStates;
  });
  // Thrown after the transaction, so that the pending review stays stored.
  if (unitStates.some((unit) => unit.certificate === null)) throw missingCertificateError(unitStates, context);
  if (unitStates.every((unit) => unit.certificate?.withdrawn)) throw new CallError("CONFLICT", "certificateWithdrawn");
  const course = unitStates.find((unit) => unit.moduleId === "");
  const message = translatorFor(context.language, "answers")(course ? "certificateReady" : "certificatesReady");
  return { status: true, message, certificateId: course ? validId(course) : null };
};

function missingCertificateError(unitStates: UnitState[], { learner }: CallContext): CallError {
  const states = unitStates.map(reviewState);
  if (!learner?.profileComplete) return new CallError("CONFLICT", "profileIncomplete");
  return new CallError("CONFLICT", states.includes("waiting") ? "underReview" : "reviewReturned");
}

/**
 * Submits returned work for another review (rule: certificate.review); what nobody has changed since stays with its
 * learner. @throws CallError CONFLICT when nothing was returned, or nothing has changed
 */
export const requestReview: Operations<"certificates">["requestReview"] = async (context, { id, eid }) => {
  await write(context.db, async (db) => {
    const { accountId, enrollmentId, course, units } = learnerInCourse(await ownPlace({ ...context, db }, id, eid));
    const returned = (await readUnitStates(db, enrollmentId, units)).filter(
      (unit) => unit.complete && reviewState(unit) === "returned",
    );
    if (returned.length === 0) throw new CallError("CONFLICT", "nothingToReview");
    const changed: string[] = [];
    for (const { moduleId, review } of returned) {
      const topicIds = topicsUnder(course, moduleId).map((topic) => topic.id);
      if (await hasChangedSince(db, { accountId, enrollmentId, topicIds }, review?.decidedAt ?? ""))
        changed.push(moduleId);
    }
    if (changed.length === 0) throw new CallError("CONFLICT", "reviewUnchanged");
    // Two transactions of PostgreSQL may both have read "returned" at the same moment; one of them opens the review.
    if ((await openReviews(db, enrollmentId, changed, context.now)) === 0)
      throw new CallError("CONFLICT", "nothingToReview");
  });
  return doneWith(context, "reviewRequested");
};

/** The access through this enrollment. The error tells an own ended enrollment from somebody else's. */
async function ownPlace(context: CallContext, courseId: string, eid: string): Promise<CourseAccess> {
  requireLearner(context);
  const place = await findCourseAccess(context, requireCourse(context.content, courseId));
  if (place?.enrollment.id === eid) return place;
  throw await enrollmentError(context, eid, place ? "notYours" : "notEnrolled");
}

/** What a learner changes in a topic, and the column that says when. */
const works = { journal_entries: "updated_at", quiz_attempts: "finished_at", survey_answers: "updated_at" } as const;

/** Whether the learner changed an entry or answer, took a quiz or commented in these topics after that time. */
async function hasChangedSince(
  db: Database,
  { accountId, enrollmentId, topicIds }: { accountId: string; enrollmentId: string; topicIds: string[] },
  since: string,
): Promise<boolean> {
  if (topicIds.length === 0) return false;
  for (const table of ["journal_entries", "quiz_attempts", "survey_answers"] as const) {
    const changed = db
      .selectFrom(table)
      .select("topic_id")
      .where("enrollment_id", "=", enrollmentId)
      .where("topic_id", "in", topicIds)
      .where(sql.ref(works[table]), ">", since);
    if (await changed.limit(1).executeTakeFirst()) return true;
  }
  const comments = db
    .selectFrom("comments")
    .where("account_id", "=", accountId)
    .where("kind", "=", "module")
    .where("discussion_id", "in", topicIds)
    .where("created_at", ">", since);
  return (await countRows(comments)) > 0;
}

type Step = "issue" | "review" | null;

/**
 * The next step of one unit (rule: certificate.request, certificate.module-level). A review comes first where the
 * course requires it. Then a module's certificate is issued automatically, a course's when its learner requests it
 * (`requested`) or by the approval. No certificate is issued while the profile is incomplete.
 */
export function nextStep(
  course: Course,
  unit: UnitState,
  { profileComplete }: Pick<LearnerInCourse, "profileComplete">,
  requested: boolean,
): Step {
  if (!unit.complete || unit.certificate) return null;
  if (course.completionReview && !unit.review) return "review";
  const granted = course.completionReview
    ? unit.review?.outcome === "approved"
    : course.moduleLevelCertificate || requested;
  return granted && profileComplete ? "issue" : null;
}

/** Opens reviews and issues certificates that are due; safe to repeat. @returns each unit's state afterwards */
export async function issueDue(
  { db, now, settings }: Pick<CallContext, "db" | "now" | "settings">,
  learner: LearnerInCourse,
): Promise<UnitState[]> {
  const before = await readUnitStates(db, learner.enrollmentId, learner.units);
  if (before.every((unit) => nextStep(learner.course, unit, learner, false) === null)) return before;
  return write(db, async (transaction) => {
    const result = await issueDueInTransaction(transaction, learner, now, false, before);
    await queueIssuedMail({ db: transaction, settings, now }, learner, result.issued);
    return result.unitStates;
  }).catch((error: unknown) => {
    // On a full disk the step stays due for the next call, and the course can still be read.
    if (storageFailure(error) !== "full") throw error;
    return before;
  });
}

/**
 * The same inside the caller's transaction; `requested` when the learner has requested the certificate, `known` the
 * states that were read already. One statement for all reviews and one for all certificates: learning pages have few
 * queries. @returns also the ids of the certificates just issued, by module (empty: the course)
 */
export async function issueDueInTransaction(
  transaction: Database,
  learner: LearnerInCourse,
  now: Date,
  requested: boolean,
  known?: UnitState[],
) {
  const { course, enrollmentId, units } = learner;
  const before = known ?? (await readUnitStates(transaction, enrollmentId, units));
  const due = (step: Step) =>
    before.filter((unit) => nextStep(course, unit, learner, requested) === step).map(({ moduleId }) => moduleId);
  const [reviews, certificates] = [due("review"), due("issue")];
  await openReviews(transaction, enrollmentId, reviews, now);
  const issued = await issueCertificates(transaction, learner, certificates, now);
  // Fewer than were due: a concurrent request has issued the others.
  const after =
    issued.size < certificates.length
      ? await readUnitStates(transaction, enrollmentId, units)
      : withSteps(before, reviews, issued, now);
  if (isFinished(after)) await markCompleted(transaction, enrollmentId, now);
  return { unitStates: after, issued };
}

function withSteps(before: UnitState[], reviews: string[], issued: Map<string, string>, now: Date): UnitState[] {
  return before.map((unit) => {
    const id = issued.get(unit.moduleId);
    if (id) return { ...unit, certificate: { id, withdrawn: false } };
    return reviews.includes(unit.moduleId)
      ? { ...unit, review: { outcome: null, note: null, topicIds: [], since: now.toISOString(), decidedAt: null } }
      : unit;
  });
}

/** Whether every unit of the course has its certificate. */
export function isFinished(unitStates: UnitState[]): boolean {
  return unitStates.every((unit) => unit.certificate !== null);
}
