import { countRows, type Database, write } from "../../../platform/db";
import { defaultLanguage, type Language } from "../../../platform/i18n/language";
import { type Mail, queueMail } from "../../../platform/mail";
import { lockAccount } from "../../accounts";
import { issueDueInTransaction } from "../complete-course";
import { certificateNames } from "../issued-mail";
import { type LearnerInCourse, recipientOf, topicsUnder } from "../learner-in-course";
import { closeReview, listWaitingModules } from "../review-records";
import { type UnitState, validId } from "../unit-state";
import { type EnrollmentRef, findEnrolledLearner, type StaffContext } from "./enrolled-learner";

export type WaitingReview = {
  enrollmentId: string;
  username: string;
  name: string;
  course: string;
  module: string | null;
  moduleId: string;
  since: string;
  /** Whether the same work was sent back before. */
  again: boolean;
};

/** Open reviews: of these courses and states, of an account, or since `since`. Without `part` all of them. */
type ReviewFilter = {
  courses?: string[] | null;
  states?: number[] | null;
  accountId?: string;
  since?: string;
  part?: { limit: number; offset: number };
};

function openReviews(db: Database, { courses, states, accountId, since }: ReviewFilter) {
  return db
    .selectFrom("reviews")
    .innerJoin("enrollments", "enrollments.id", "reviews.enrollment_id")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .where("reviews.reviewed_at", "is", null)
    .where("enrollments.status", "<>", "Unenrolled")
    .$if(Boolean(courses), (query) => query.where("enrollments.course_id", "in", courses ?? []))
    .$if(Boolean(states), (query) => query.where("accounts.state_id", "in", states ?? []))
    .$if(accountId !== undefined, (query) => query.where("accounts.id", "=", accountId ?? ""))
    .$if(since !== undefined, (query) => query.where("reviews.requested_at", ">", since ?? ""));
}

export function countReviews({ db }: Pick<StaffContext, "db">, filter: ReviewFilter): Promise<number> {
  return countRows(openReviews(db, filter));
}

/** Open reviews, longest wait first; modules that were requested in the same moment in the order of their course. */
export async function listReviews(
  { db, content }: Pick<StaffContext, "db" | "content">,
  language: Language = defaultLanguage,
  filter: ReviewFilter = {},
): Promise<WaitingReview[]> {
  const { part } = filter;
  const rows = await openReviews(db, filter)
    .select(["reviews.enrollment_id", "reviews.module_id", "reviews.requested_at", "enrollments.course_id"])
    .select(["accounts.username", "accounts.first_name", "accounts.last_name"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("reviews as before")
          .select("before.id")
          .whereRef("before.enrollment_id", "=", "reviews.enrollment_id")
          .whereRef("before.module_id", "=", "reviews.module_id")
          .where("before.outcome", "=", "returned"),
      ).as("again"),
    )
    .orderBy("reviews.requested_at")
    .orderBy("reviews.enrollment_id")
    .orderBy("reviews.id")
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
  const position = ({ course_id, module_id }: (typeof rows)[number]) =>
    content.courseById.get(course_id)?.modules.findIndex(({ id }) => id === module_id) ?? 0;
  const sameMoment = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.requested_at === b.requested_at && a.enrollment_id === b.enrollment_id;
  return rows
    .sort((a, b) => (sameMoment(a, b) ? position(a) - position(b) : 0))
    .map((row) => {
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
        again: Boolean(row.again),
      };
    });
}

export type ReviewResult = "done" | "unknownEnrollment" | "unknownModule" | "nothingWaits";
/** `needsProfile`: approved, without certificate yet. `incomplete`: the learner took back a part of the work. */
export type ApprovalResult = ReviewResult | "needsProfile" | "incomplete";
export type ReturnResult = ReviewResult | "unknownTopic";

/** One review: of a module where modules have certificates, else of the whole course (an empty `moduleId`). */
export type ReviewRef = EnrollmentRef & { moduleId: string };

/** Writes the decision inside its transaction. */
type Alongside = (db: Database) => Promise<void>;

/**
 * Approves one module or the course, when its work is complete at that moment (a required comment may have been deleted
 * since): issues its certificate, completes the enrollment when it was the last one, and mails the learner.
 */
export function approveReview(context: StaffContext, ref: ReviewRef, reviewer: string, alongside?: Alongside) {
  const { settings, now } = context;
  return inReview<ApprovalResult>(context, ref, async (db, learner) => {
    const unit = learner.units.find(({ moduleId }) => moduleId === ref.moduleId);
    if (!unit?.complete && (await listWaitingModules(db, learner.enrollmentId)).includes(ref.moduleId))
      return "incomplete";
    if (!(await closeReview(db, learner.enrollmentId, ref.moduleId, { outcome: "approved", reviewer }, now)))
      return "nothingWaits";
    await alongside?.(db);
    const { unitStates } = await issueDueInTransaction(db, learner, now, true);
    const mail = approvalMail(learner, unitStates, ref.moduleId, settings.portalUrl);
    await queueMail(db, mail, recipientOf(learner), now);
    return mail.kind === "certificateNeedsProfile" ? "needsProfile" : "done";
  });
}

/** The topics to improve, with a note; the learner sees both on the course page and in a mail. */
export type Returned = { topicIds: string[]; note: string };

export function returnReview(
  context: StaffContext,
  ref: ReviewRef,
  reviewer: string,
  { topicIds, note }: Returned,
  alongside?: Alongside,
): Promise<ReturnResult> {
  const { settings, now } = context;
  return inReview<ReturnResult>(context, ref, async (db, learner) => {
    const topics = topicsUnder(learner.course, ref.moduleId).filter(({ id }) => topicIds.includes(id));
    if (topics.length === 0 || topics.length < new Set(topicIds).size) return "unknownTopic";
    const topic_ids = JSON.stringify(topics.map(({ id }) => id));
    const outcome = { outcome: "returned", reviewer, note, topic_ids } as const;
    if (!(await closeReview(db, learner.enrollmentId, ref.moduleId, outcome, now))) return "nothingWaits";
    await alongside?.(db);
    const { firstName, language } = learner;
    const values = {
      firstName,
      courseName: courseName(learner),
      module: ref.moduleId ? certificateNames(learner, [ref.moduleId]) : null,
      topics: topics.map(({ name }) => name[language]),
      note,
      link: courseLink(learner, settings.portalUrl),
    };
    await queueMail(db, { kind: "reviewReturned", values }, recipientOf(learner), now);
    return "done";
  });
}

type Decide<Result> = (db: Database, learner: LearnerInCourse) => Promise<Result>;

/** Runs a decision in a transaction, for a module where modules have certificates and for the course elsewhere. */
function inReview<Result>(context: StaffContext, ref: ReviewRef, decide: Decide<Result>) {
  return write(context.db, async (transaction) => {
    const found = await findEnrolledLearner({ ...context, db: transaction }, ref);
    if (!found) return "unknownEnrollment";
    // Read again once the learner's own changes have ended: a comment that is being deleted reopens its topic.
    await lockAccount(transaction, found.accountId);
    const learner = (await findEnrolledLearner({ ...context, db: transaction }, ref)) ?? found;
    if (!learner.units.some(({ moduleId }) => moduleId === ref.moduleId)) return "unknownModule";
    return decide(transaction, learner);
  });
}

function approvalMail(learner: LearnerInCourse, unitStates: UnitState[], moduleId: string, portalUrl: string): Mail {
  const names = {
    firstName: learner.firstName,
    courseName: courseName(learner),
    what: certificateNames(learner, [moduleId]),
  };
  const certificate = unitStates.filter((unit) => unit.moduleId === moduleId).map(validId)[0];
  if (!certificate)
    return { kind: "certificateNeedsProfile", values: { ...names, link: courseLink(learner, portalUrl) } };
  return { kind: "certificateReady", values: { ...names, link: `${portalUrl}/certificate/${certificate}` } };
}

const courseName = ({ course, language }: LearnerInCourse) => course.name[language];
const courseLink = ({ course }: LearnerInCourse, portalUrl: string) => `${portalUrl}/view/course/${course.id}`;
