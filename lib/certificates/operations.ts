import type { Operations } from "../call";
import { write } from "../db";
import { translatorFor } from "../i18n/messages";
import { requireCourse, requireCoursePlace } from "../learning";
import { Refusal } from "../refusal";
import { findCertificate, issueCertificate } from "./records";
import { certificateView } from "./view";

export const certificates: Operations<"certificates"> = {
  async read(context, { id, language }) {
    const certificate = await findCertificate(context.db, id);
    const course = certificate && context.content.courseById.get(certificate.course_id);
    if (!certificate || !course) throw new Refusal("NOT_FOUND", "certificateUnknown");
    const owner = context.learner?.accountId === certificate.account_id;
    return { data: certificateView(context.content, certificate, course, language, owner) };
  },
};

/**
 * The request for a certificate: the own enrollment, every topic complete, the profile complete (learning §5, threats T2).
 * Nothing the caller sends counts as completion.
 */
export const completeCourse: Operations<"learning">["completeCourse"] = async (context, { id, eid }) => {
  const certificate = await write(context.db, async (db) => {
    const place = await requireCoursePlace({ ...context, db }, id);
    if (place.enrollment.id !== eid) throw new Refusal("FORBIDDEN", "notYours");
    if (!place.progress.complete) throw new Refusal("CONFLICT", "courseIncomplete");
    if (!place.learner.profileComplete) throw new Refusal("CONFLICT", "profileIncomplete");
    if (requireCourse(context.content, id).completionReview) throw new Refusal("CONFLICT", "underReview");
    return issueCertificate(db, place, context.language, context.now);
  });
  return { status: true, message: translatorFor(context.language, "answers")("certificateReady"), certificateId: certificate.id };
};
