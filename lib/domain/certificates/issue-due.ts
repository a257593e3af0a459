import type { Course } from "../../platform/content";
import { type Database, storageFailure, write } from "../../platform/db";
import type { CallContext } from "../call";
import { queueIssuedMail } from "./issued-mail";
import type { LearnerInCourse } from "./learner-in-course";
import { issueCertificates, markCompleted } from "./records";
import { openReviews } from "./review-records";
import { readUnitStates, type UnitState } from "./unit-state";

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
