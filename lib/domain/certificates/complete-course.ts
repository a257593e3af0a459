import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { type CoursePlace, findCoursePlace, refusalOfEnrollment, requireCourse } from "../learning";
import { candidateOf } from "./candidate";
import { tellIssued } from "./issued-mail";
import { openReviews } from "./review-records";
import { settleWithin } from "./settle";
import { readStanding, reviewState, type UnitStanding, validId } from "./standing";

/**
 * The request for a certificate: the own enrollment, every topic complete, the profile complete, no review that waits (rule: certificate.request,
 * threats T2). Nothing the caller sends counts as completion.
 */
export const completeCourse: Operations<"learning">["completeCourse"] = async (context, { id, eid }) => {
  const standing = await write(context.db, async (db) => {
    const place = await ownPlace({ ...context, db }, id, eid);
    if (!place.progress.complete) throw new CallError("CONFLICT", "courseIncomplete");
    const candidate = candidateOf(place);
    const settled = await settleWithin(db, candidate, context.language, context.now, true);
    await tellIssued(db, candidate, settled.issued, context.settings.portalUrl, context.now);
    return settled.standing;
  });
  // After the write: that a review waits is kept, whatever is answered.
  if (standing.some((unit) => unit.certificate === null)) throw refusalFor(standing, context);
  if (standing.every((unit) => unit.certificate?.withdrawn)) throw new CallError("CONFLICT", "certificateWithdrawn");
  const course = standing.find((unit) => unit.moduleId === "");
  const message = translatorFor(context.language, "answers")(course ? "certificateReady" : "certificatesReady");
  return { status: true, message, certificateId: course ? validId(course) : null };
};

function refusalFor(standing: UnitStanding[], { learner }: CallContext): CallError {
  const states = standing.map(reviewState);
  if (!learner?.profileComplete) return new CallError("CONFLICT", "profileIncomplete");
  return new CallError("CONFLICT", states.includes("waiting") ? "underReview" : "reviewReturned");
}

/** The learner has mended what was sent back: the foundation looks again. */
export const requestReview: Operations<"certificates">["requestReview"] = async (context, { id, eid }) => {
  await write(context.db, async (db) => {
    const { enrollmentId, units } = candidateOf(await ownPlace({ ...context, db }, id, eid));
    const returned = (await readStanding(db, enrollmentId, units)).filter((unit) => unit.complete && reviewState(unit) === "returned");
    if (returned.length === 0) throw new CallError("CONFLICT", "nothingToReview");
    await openReviews(
      db,
      enrollmentId,
      returned.map(({ moduleId }) => moduleId),
      context.now,
    );
  });
  return { status: true, message: translatorFor(context.language, "answers")("reviewRequested") };
};

/** The asker's place in the course, by its enrollment. An own enrollment that has ended is told from somebody else's. */
async function ownPlace(context: CallContext, courseId: string, eid: string): Promise<CoursePlace> {
  requireLearner(context);
  const place = await findCoursePlace(context, requireCourse(context.content, courseId));
  if (place?.enrollment.id === eid) return place;
  throw await refusalOfEnrollment(context, eid, place ? "notYours" : "notEnrolled");
}
