import type { Course } from "../content";
import { type Database, write } from "../db";
import type { Language } from "../i18n/language";
import type { Candidate } from "./candidate";
import { issueCertificate, markCompleted } from "./records";
import { openReview } from "./review-records";
import { readStanding, type UnitStanding } from "./standing";

type Step = "issue" | "review" | null;

/**
 * The one rule of what follows when a course or a module is complete. Where the course asks for a review, that comes first. A module's
 * certificate is then made by itself; a course's when its learner asks (`asked`), or by the approval. No certificate without a complete profile.
 */
export function nextStep(course: Course, unit: UnitStanding, { profileComplete }: Pick<Candidate, "profileComplete">, asked: boolean): Step {
  if (!unit.complete || unit.certificate) return null;
  if (course.completionReview && !unit.review) return "review";
  const granted = course.completionReview ? unit.review?.outcome === "approved" : course.moduleLevelCertificate || asked;
  return granted && profileComplete ? "issue" : null;
}

/** Does what is due, once, however often and from however many places it is asked. @returns where everything stands then */
export async function settle(db: Database, candidate: Candidate, language: Language, now: Date): Promise<UnitStanding[]> {
  const { course, enrollmentId, units } = candidate;
  const before = await readStanding(db, enrollmentId, units);
  if (before.every((unit) => nextStep(course, unit, candidate, false) === null)) return before;
  return write(db, (transaction) => settleWithin(transaction, candidate, language, now, false));
}

/** The same inside the caller's transaction; `asked` where the learner has asked for the certificate. */
export async function settleWithin(transaction: Database, candidate: Candidate, language: Language, now: Date, asked: boolean): Promise<UnitStanding[]> {
  const { course, enrollmentId, units } = candidate;
  for (const unit of await readStanding(transaction, enrollmentId, units)) {
    const step = nextStep(course, unit, candidate, asked);
    if (step === "review") await openReview(transaction, enrollmentId, unit.moduleId, now);
    if (step === "issue") await issueCertificate(transaction, candidate, unit.moduleId, language, now);
  }
  const after = await readStanding(transaction, enrollmentId, units);
  if (isFinished(after)) await markCompleted(transaction, enrollmentId, now);
  return after;
}

/** Nothing of the course is left to be certified. */
export function isFinished(standing: UnitStanding[]): boolean {
  return standing.every((unit) => unit.certificate !== null);
}
