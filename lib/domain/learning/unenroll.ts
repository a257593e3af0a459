import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Operations } from "../call";
import type { Enrollment } from "./records";
import { requireCourseAccess } from "./require-access";

/**
 * Leaves a course (rule: unenroll.reason): stores the reason for the foundation and ends access, in one transaction.
 * The work stays with the ended enrollment, so a later one starts from the beginning; earned certificates stay valid.
 * @throws CallError FORBIDDEN for an enrollment that is not the caller's
 */
export const unenroll: Operations<"learning">["unenroll"] = async (context, { id, feedback }) => {
  const { enrollment, learner } = await requireCourseAccess(context, String(id));
  if (!feedback) throw new CallError("BAD_REQUEST", "reasonBlank");
  await context.limits.count("leaveCourse", learner.accountId);
  await write(context.db, (db) => endEnrollment(db, enrollment, feedback, context.language, context.now));
  return { status: true, message: translatorFor(context.language, "answers")("unenrolled") };
};

/** @throws CallError FORBIDDEN when a concurrent request has ended it: two tabs end it once, with one reason */
async function endEnrollment(
  db: Database,
  enrollment: Enrollment,
  reason: string,
  language: Language,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("enrollments")
    .set({ status: "Unenrolled" })
    .where("id", "=", enrollment.id)
    .where("status", "<>", "Unenrolled")
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new CallError("FORBIDDEN", "notEnrolled");
  const { id: enrollment_id, account_id, course_id } = enrollment;
  await db
    .insertInto("unenrollments")
    .values({ enrollment_id, account_id, course_id, reason, language, unenrolled_at: now.toISOString() })
    .execute();
}
