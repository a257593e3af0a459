import type { Course } from "../../platform/content";
import { type Database, storageFailure, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import type { CallContext } from "../call";
import type { Candidate } from "./candidate";
import { tellIssued } from "./issued-mail";
import { issueCertificates, markCompleted } from "./records";
import { openReviews } from "./review-records";
import { readStanding, type UnitStanding } from "./standing";

type Step = "issue" | "review" | null;
type Asked = Pick<CallContext, "db" | "language" | "now" | "settings">;
/** Where everything stands, and the certificates that were issued just now: their ids by module (empty: the course). */
export type Settled = { standing: UnitStanding[]; issued: Map<string, string> };

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
export async function settle({ db, language, now, settings }: Asked, candidate: Candidate): Promise<UnitStanding[]> {
  const before = await readStanding(db, candidate.enrollmentId, candidate.units);
  if (before.every((unit) => nextStep(candidate.course, unit, candidate, false) === null)) return before;
  return write(db, async (transaction) => {
    const settled = await settleFrom(transaction, before, candidate, language, now, false);
    await tellIssued(transaction, candidate, settled.issued, settings.portalUrl, now);
    return settled.standing;
  }).catch((error: unknown) => {
    // What cannot be stored now is due the next time: the course can be read until then.
    if (storageFailure(error) !== "full") throw error;
    return before;
  });
}

/** The same inside the caller's transaction; `asked` where the learner has asked for the certificate. */
export async function settleWithin(transaction: Database, candidate: Candidate, language: Language, now: Date, asked: boolean): Promise<Settled> {
  const before = await readStanding(transaction, candidate.enrollmentId, candidate.units);
  return settleFrom(transaction, before, candidate, language, now, asked);
}

/** One statement for all reviews and one for all certificates: a page that finds something due has few queries to spend. */
async function settleFrom(
  transaction: Database,
  before: UnitStanding[],
  candidate: Candidate,
  language: Language,
  now: Date,
  asked: boolean,
): Promise<Settled> {
  const { course, enrollmentId, units } = candidate;
  const due = (step: Step) => before.filter((unit) => nextStep(course, unit, candidate, asked) === step).map(({ moduleId }) => moduleId);
  const [reviews, certificates] = [due("review"), due("issue")];
  await openReviews(transaction, enrollmentId, reviews, now);
  const issued = await issueCertificates(transaction, candidate, certificates, language, now);
  // Fewer than were due: somebody else has just issued them.
  const after = issued.size < certificates.length ? await readStanding(transaction, enrollmentId, units) : withSteps(before, reviews, issued);
  if (isFinished(after)) await markCompleted(transaction, enrollmentId, now);
  return { standing: after, issued };
}

function withSteps(before: UnitStanding[], reviews: string[], issued: Map<string, string>): UnitStanding[] {
  return before.map((unit) => {
    const id = issued.get(unit.moduleId);
    if (id) return { ...unit, certificate: { id, withdrawn: false } };
    return reviews.includes(unit.moduleId) ? { ...unit, review: { outcome: null, note: null, topicIds: [] } } : unit;
  });
}

/** Nothing of the course is left to be certified. */
export function isFinished(standing: UnitStanding[]): boolean {
  return standing.every((unit) => unit.certificate !== null);
}
