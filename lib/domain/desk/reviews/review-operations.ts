import type { ReviewWork, reviews } from "../../../contract/desk/reviews";
import { CallError } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import { type Database, pageOf } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import { recordStaffAction } from "../../../platform/staff";
import { doneWith, forReading } from "../../call";
import {
  approveReview,
  countReviews,
  listReviews,
  readWaitingWork,
  returnReview,
  type WaitingReview,
  type WaitingWork,
} from "../../certificates";
import { forStaff, outsideArea, type Staff } from "../access/require-staff";

const reviewsPerPage = 20;

/** The calls for reviews of completed work (rule: desk.reviews). */
export const reviewDesk = forStaff<keyof typeof reviews>("reviews", {
  async listReviews(context, { areas }, input) {
    const reading = forReading(context);
    const total = await countReviews(reading, areas);
    const { page, pages, ...part } = pageOf(total, Number(input.page ?? 1), reviewsPerPage);
    return { data: (await listReviews(reading, context.language, { ...areas, part })).map(toEntry), page, pages };
  },

  async readReview(context, staff, { enrollmentId, moduleId = "" }) {
    await requireEnrollmentInArea(context.db, staff, enrollmentId);
    const work = await readWaitingWork(context, { enrollmentId, moduleId }, context.language);
    if (typeof work === "string") throw new CallError("NOT_FOUND", "reviewGone");
    await recordStaffAction(context, staff, "workRead", enrollmentId, { moduleId });
    return { data: workView(work, context.content, context.language) };
  },

  async approveReview(context, staff, { enrollmentId, moduleId = "" }) {
    await requireEnrollmentInArea(context.db, staff, enrollmentId);
    const result = await approveReview(context, { enrollmentId, moduleId }, staff.accountId, (db) =>
      recordStaffAction({ ...context, db }, staff, "reviewApproved", enrollmentId, { moduleId }),
    );
    if (result === "incomplete") throw new CallError("CONFLICT", "reviewIncomplete");
    if (result !== "done" && result !== "needsProfile") throw decidedMeanwhile();
    return doneWith(context, result === "done" ? "reviewApproved" : "reviewNeedsProfile");
  },

  async returnReview(context, staff, { enrollmentId, moduleId = "", topicIds, note }) {
    if (topicIds.length === 0) throw new CallError("BAD_REQUEST", "reviewTopics");
    if (!note) throw new CallError("BAD_REQUEST", "reviewNote");
    await requireEnrollmentInArea(context.db, staff, enrollmentId);
    const result = await returnReview(context, { enrollmentId, moduleId }, staff.accountId, { topicIds, note }, (db) =>
      recordStaffAction({ ...context, db }, staff, "reviewReturned", enrollmentId, { moduleId, topicIds }),
    );
    if (result === "unknownTopic") throw new CallError("BAD_REQUEST", "reviewTopics");
    if (result !== "done") throw decidedMeanwhile();
    return doneWith(context, "reviewSentBack");
  },
});

const toEntry = ({ username: _, ...entry }: WaitingReview) => entry;

const decidedMeanwhile = () => new CallError("CONFLICT", "reviewGone");

/** @throws CallError FORBIDDEN or NOT_FOUND for an enrollment outside the staff member's area */
async function requireEnrollmentInArea(db: Database, staff: Staff, enrollmentId: string): Promise<void> {
  const { courses, states } = staff.areas;
  let query = db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .select("enrollments.id")
    .where("enrollments.id", "=", enrollmentId);
  if (courses) query = query.where("enrollments.course_id", "in", courses);
  if (states) query = query.where("accounts.state_id", "in", states);
  if (!(await query.executeTakeFirst())) throw outsideArea(staff);
}

function workView({ returned, topics, ...work }: WaitingWork, content: Content, language: Language): ReviewWork {
  return {
    ...work,
    returned: returned && {
      at: returned.at,
      note: returned.note,
      topics: returned.topicIds.map((id) => content.topicById.get(id)?.name[language] ?? id),
    },
    topics: topics.map(({ journal, ...topic }) => ({
      ...topic,
      journal: journal && {
        ...journal,
        entry: journal.entry === "private" ? null : journal.entry,
        private: journal.entry === "private",
      },
    })),
  };
}
