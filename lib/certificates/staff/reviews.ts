import { write } from "../../db";
import type { Language } from "../../i18n/language";
import { type Mail, queueMail } from "../../mail";
import { closeReviews } from "../review-records";
import { settleWithin } from "../settle";
import { type UnitStanding, validId } from "../standing";
import { type EnrolledLearner, findEnrolledLearner, type StaffContext, type Wanted } from "./enrolled-learner";

export type WaitingReview = { enrollmentId: string; username: string; name: string; course: string; module: string | null; since: string };

/** Everything that waits for the foundation, the longest wait first. */
export async function listReviews({ db, content }: Pick<StaffContext, "db" | "content">, language: Language = "en"): Promise<WaitingReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("enrollments", "enrollments.id", "reviews.enrollment_id")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .select(["reviews.enrollment_id", "reviews.module_id", "reviews.requested_at", "enrollments.course_id"])
    .select(["accounts.username", "accounts.first_name", "accounts.last_name"])
    .where("reviews.reviewed_at", "is", null)
    .where("enrollments.status", "<>", "Unenrolled")
    .orderBy("reviews.requested_at")
    .execute();
  return rows.map((row) => {
    const course = content.courseById.get(row.course_id);
    const module = course?.modules.find(({ id }) => id === row.module_id);
    return {
      enrollmentId: row.enrollment_id,
      username: row.username,
      name: `${row.first_name} ${row.last_name}`.trim(),
      course: course?.name[language] ?? row.course_id,
      module: row.module_id ? (module?.name[language] ?? row.module_id) : null,
      since: row.requested_at,
    };
  });
}

export type ReviewResult = "done" | "unknownEnrollment" | "nothingWaits";
/** `needsProfile`: approved, but the profile is incomplete, so there is no certificate yet. */
export type ApprovalResult = ReviewResult | "needsProfile";

/** Approves what waits: the certificates are made, the enrollment is Completed when nothing is left, and the learner gets a mail. */
export function approveReviews(context: StaffContext, wanted: Wanted, reviewer: string): Promise<ApprovalResult> {
  const { settings, now } = context;
  return write(context.db, async (db) => {
    const learner = await findEnrolledLearner({ ...context, db }, wanted);
    if (!learner) return "unknownEnrollment";
    const approved = await closeReviews(db, learner.enrollmentId, { outcome: "approved", reviewer, note: null }, now);
    if (approved.length === 0) return "nothingWaits";
    const standing = await settleWithin(db, learner, learner.enrollmentLanguage, now, true);
    const mail = approvalMail(learner, standing, approved, settings.portalUrl);
    await queueMail(db, mail, recipient(learner), now);
    return mail.kind === "certificateNeedsProfile" ? "needsProfile" : "done";
  });
}

/** Sends back what waits, with a note that the learner reads on the course page and in a mail. */
export function returnReviews(context: StaffContext, wanted: Wanted, reviewer: string, note: string): Promise<ReviewResult> {
  const { settings, now } = context;
  return write(context.db, async (db) => {
    const learner = await findEnrolledLearner({ ...context, db }, wanted);
    if (!learner) return "unknownEnrollment";
    const returned = await closeReviews(db, learner.enrollmentId, { outcome: "returned", reviewer, note }, now);
    if (returned.length === 0) return "nothingWaits";
    const values = { firstName: learner.firstName, courseName: courseName(learner), note, link: courseLink(learner, settings.portalUrl) };
    await queueMail(db, { kind: "reviewReturned", values }, recipient(learner), now);
    return "done";
  });
}

function approvalMail(learner: EnrolledLearner, standing: UnitStanding[], approved: string[], portalUrl: string): Mail {
  const names = { firstName: learner.firstName, courseName: courseName(learner) };
  const certificates = standing.filter((unit) => approved.includes(unit.moduleId)).flatMap((unit) => validId(unit) ?? []);
  const courseAddress = courseLink(learner, portalUrl);
  if (certificates.length === 0) return { kind: "certificateNeedsProfile", values: { ...names, link: courseAddress } };
  const link = certificates.length === 1 ? `${portalUrl}/certificate/${certificates[0]}` : courseAddress;
  return { kind: "certificateReady", values: { ...names, what: namesOf(learner, approved), link } };
}

function namesOf({ course, mailLanguage }: EnrolledLearner, approved: string[]): string {
  const modules = course.modules.filter(({ id }) => approved.includes(id)).map(({ name }) => name[mailLanguage]);
  return modules.join(", ") || course.name[mailLanguage];
}

const courseName = ({ course, mailLanguage }: EnrolledLearner) => course.name[mailLanguage];
const courseLink = ({ course }: EnrolledLearner, portalUrl: string) => `${portalUrl}/view/course/${course.id}`;
const recipient = ({ accountId, username, mailLanguage }: EnrolledLearner) => ({ accountId, address: username, language: mailLanguage });
