import { sql } from "kysely";
import { CallError } from "../../platform/call-error";
import { countRows, type Database, write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { type CallContext, doneWith, type Operations } from "../call";
import { type CourseAccess, enrollmentError, findCourseAccess, requireCourse } from "../learning";
import { issueDueInTransaction } from "./issue-due";
import { queueIssuedMail } from "./issued-mail";
import { learnerInCourse, topicsUnder } from "./learner-in-course";
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
