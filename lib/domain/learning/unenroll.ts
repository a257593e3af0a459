import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Operations } from "../call";
import type { Enrollment } from "./records";
import { requireCourseAccess } from "./require-access";

/**
 * Leaving a course (rule: unenroll.reason): the reason is kept for the foundation and access ends, in one transaction. What was done
 * stays with the ended enrollment, so a later one begins afresh; certificates that were earned stay valid.
 */
export const unenroll: Operations<"learning">["unenroll"] = async (context, { id, feedback }) => {
  const { enrollment, learner } = await requireCourseAccess(context, String(id));
  if (!feedback) throw new CallError("BAD_REQUEST", "reasonBlank");
  await context.limits.count("leaveCourse", learner.accountId);
  await write(context.db, (db) => endEnrollment(db, enrollment, feedback, context.language, context.now));
  return { status: true, message: translatorFor(context.language, "answers")("unenrolled") };
};

/** @throws CallError FORBIDDEN when it has ended meanwhile: two tabs end it once, with one reason */
async function endEnrollment(db: Database, enrollment: Enrollment, reason: string, language: Language, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("enrollments")
    .set({ status: "Unenrolled" })
    .where("id", "=", enrollment.id)
    .where("status", "<>", "Unenrolled")
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new CallError("FORBIDDEN", "notEnrolled");
  const { id: enrollment_id, account_id, course_id } = enrollment;
  await db.insertInto("unenrollments").values({ enrollment_id, account_id, course_id, reason, language, unenrolled_at: now.toISOString() }).execute();
}
