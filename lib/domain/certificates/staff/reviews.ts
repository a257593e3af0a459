import type { Course, Topic } from "../../../platform/content";
import { type Database, write } from "../../../platform/db";
import { defaultLanguage, type Language } from "../../../platform/i18n/language";
import { type Mail, queueMail } from "../../../platform/mail";
import { namesOf } from "../issued-mail";
import { closeReview } from "../review-records";
import { settleWithin } from "../settle";
import { type UnitStanding, validId } from "../standing";
import { type EnrolledLearner, findEnrolledLearner, type StaffContext, type Wanted } from "./enrolled-learner";

export type WaitingReview = { enrollmentId: string; username: string; name: string; course: string; module: string | null; moduleId: string; since: string };

/** Everything that waits for the foundation, the longest wait first. */
export async function listReviews({ db, content }: Pick<StaffContext, "db" | "content">, language: Language = defaultLanguage): Promise<WaitingReview[]> {
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
      moduleId: row.module_id,
      since: row.requested_at,
    };
  });
}

export type ReviewResult = "done" | "unknownEnrollment" | "unknownModule" | "nothingWaits";
/** `needsProfile`: approved, but the profile is incomplete, so there is no certificate yet. */
export type ApprovalResult = ReviewResult | "needsProfile";
export type ReturnResult = ReviewResult | "unknownTopic";

/** One piece of work that waits: a module where modules have certificates, else the whole course (an empty `moduleId`). */
export type WantedReview = Wanted & { moduleId: string };

/** Approves one module, or the course: its certificate is made, the enrollment is Completed when nothing is left, and the learner gets a mail. */
export function approveReview(context: StaffContext, wanted: WantedReview, reviewer: string): Promise<ApprovalResult> {
  const { settings, now } = context;
  return inReview(context, wanted, async (db, learner) => {
    if (!(await closeReview(db, learner.enrollmentId, wanted.moduleId, { outcome: "approved", reviewer }, now))) return "nothingWaits";
    const { standing } = await settleWithin(db, learner, learner.enrollmentLanguage, now, true);
    const mail = approvalMail(learner, standing, wanted.moduleId, settings.portalUrl);
    await queueMail(db, mail, recipient(learner), now);
    return mail.kind === "certificateNeedsProfile" ? "needsProfile" : "done";
  });
}

/** What is sent back: topics of the module (or course), with a note. The learner reads both on the course page and in a mail. */
export type Returned = { topicIds: string[]; note: string };

/** Sends one module, or the course, back. */
export function returnReview(context: StaffContext, wanted: WantedReview, reviewer: string, { topicIds, note }: Returned): Promise<ReturnResult> {
  const { settings, now } = context;
  return inReview<ReturnResult>(context, wanted, async (db, learner) => {
    const topics = topicsUnder(learner.course, wanted.moduleId).filter(({ id }) => topicIds.includes(id));
    if (topics.length === 0 || topics.length < new Set(topicIds).size) return "unknownTopic";
    const outcome = { outcome: "returned", reviewer, note, topicIds: topics.map(({ id }) => id) } as const;
    if (!(await closeReview(db, learner.enrollmentId, wanted.moduleId, outcome, now))) return "nothingWaits";
    const { firstName, mailLanguage } = learner;
    const values = {
      firstName,
      courseName: courseName(learner),
      module: wanted.moduleId ? namesOf(learner, [wanted.moduleId]) : null,
      topics: topics.map(({ name }) => name[mailLanguage]),
      note,
      link: courseLink(learner, settings.portalUrl),
    };
    await queueMail(db, { kind: "reviewReturned", values }, recipient(learner), now);
    return "done";
  });
}

/** The topics that one review is about. */
export function topicsUnder(course: Course, moduleId: string): Topic[] {
  return course.topics.filter((topic) => moduleId === "" || topic.moduleId === moduleId);
}

type Decide<Result> = (db: Database, learner: EnrolledLearner) => Promise<Result>;

/** Every decision is about one module, where modules have certificates, and about the course elsewhere. */
function inReview<Result>(context: StaffContext, wanted: WantedReview, decide: Decide<Result>): Promise<Result | "unknownEnrollment" | "unknownModule"> {
  return write(context.db, async (transaction) => {
    const learner = await findEnrolledLearner({ ...context, db: transaction }, wanted);
    if (!learner) return "unknownEnrollment";
    if (!learner.units.some(({ moduleId }) => moduleId === wanted.moduleId)) return "unknownModule";
    return decide(transaction, learner);
  });
}

function approvalMail(learner: EnrolledLearner, standing: UnitStanding[], moduleId: string, portalUrl: string): Mail {
  const names = { firstName: learner.firstName, courseName: courseName(learner), what: namesOf(learner, [moduleId]) };
  const certificate = standing.filter((unit) => unit.moduleId === moduleId).map(validId)[0];
  if (!certificate) return { kind: "certificateNeedsProfile", values: { ...names, link: courseLink(learner, portalUrl) } };
  return { kind: "certificateReady", values: { ...names, link: `${portalUrl}/certificate/${certificate}` } };
}

const courseName = ({ course, mailLanguage }: EnrolledLearner) => course.name[mailLanguage];
const courseLink = ({ course }: EnrolledLearner, portalUrl: string) => `${portalUrl}/view/course/${course.id}`;
const recipient = ({ accountId, username, mailLanguage }: EnrolledLearner) => ({ accountId, address: username, language: mailLanguage });
