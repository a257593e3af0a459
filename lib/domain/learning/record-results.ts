import type { Topic } from "../../platform/content";
import type { Database } from "../../platform/db";
import { completesQuiz } from "./progress";
import { type Enrollment, markDone, openTopic, raiseScore, replaceReportedScore } from "./records";

/** The quizzes room reports a graded attempt: the best score stays, and over 7 of 10 with a pass the quiz is done (rule: quiz.pass). */
export async function reportQuizResult(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  result: { scoreOutOfTen: number; passed: boolean },
  now: Date,
): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  if (completesQuiz(result.scoreOutOfTen, result.passed)) await replaceReportedScore(db, enrollment, topicId, result.scoreOutOfTen);
  await raiseScore(db, enrollment, topicId, result.scoreOutOfTen);
  if (completesQuiz(result.scoreOutOfTen, result.passed)) await markDone(db, enrollment, topicId, "quiz_done_at", now);
}

/**
 * A client reports the score of a quiz it graded itself, on a portal whose owner sends out the keys. It counts as a graded one does,
 * and stays marked as reported until the server has graded a pass.
 */
export async function reportClientScore(db: Database, enrollment: Enrollment, topicId: string, scoreOutOfTen: number, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await raiseScore(db, enrollment, topicId, scoreOutOfTen);
  await markDone(db, enrollment, topicId, "quiz_done_at", now);
  await markDone(db, enrollment, topicId, "quiz_reported_at", now);
}

/** The surveys room reports that every form of a topic is answered. */
export async function reportFormsAnswered(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await markDone(db, enrollment, topicId, "form_done_at", now);
}

/** The discussions room reports a learner's comment: the first one does the discussion. */
export async function reportDiscussion(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await markDone(db, enrollment, topicId, "discussion_done_at", now);
}

/**
 * The discussions room reports that a comment of this account is gone. Where it was the last one of the enrollment, the discussion is not
 * done any more; once the certificate of the course, or of the topic's module, is issued, nothing changes.
 */
export async function reopenDiscussion(db: Database, accountId: string, topic: Pick<Topic, "id" | "courseId" | "moduleId">): Promise<void> {
  await db
    .updateTable("topic_records")
    .set({ discussion_done_at: null })
    .where("topic_id", "=", topic.id)
    .where("enrollment_id", "in", (select) =>
      select
        .selectFrom("enrollments")
        .select("enrollments.id")
        .where("account_id", "=", accountId)
        .where("course_id", "=", topic.courseId)
        .where("status", "<>", "Unenrolled")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("certificates")
                .select("certificates.id")
                .whereRef("certificates.enrollment_id", "=", "enrollments.id")
                .where("module_id", "in", ["", topic.moduleId]),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("comments")
                .select("comments.id")
                .where("comments.account_id", "=", accountId)
                .where("kind", "=", "module")
                .where("discussion_id", "=", topic.id)
                .whereRef("comments.created_at", ">=", "enrollments.enrolled_at"),
            ),
          ),
        ),
    )
    .execute();
}
