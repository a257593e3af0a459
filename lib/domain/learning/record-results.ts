import type { Topic } from "../../platform/content";
import type { Database } from "../../platform/db";
import { completesQuiz } from "./progress";
import { type Enrollment, markDone, openTopic, raiseScore, replaceReportedScore } from "./records";

/** Called with a graded attempt: the best score stays, and a pass over 7 of 10 completes the quiz (rule: quiz.pass). */
export async function reportQuizResult(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  given: { scoreOutOfTen: number; passed: boolean },
  now: Date,
) {
  const { scoreOutOfTen, passed } = given;
  const completes = completesQuiz(scoreOutOfTen, passed);
  await openTopic(db, enrollment, topicId, now);
  if (completes) await replaceReportedScore(db, enrollment, topicId, scoreOutOfTen);
  await raiseScore(db, enrollment, topicId, scoreOutOfTen);
  if (completes) await markDone(db, enrollment, topicId, "quiz_done_at", now);
}

/**
 * Stores the score (out of ten) of a quiz that the client graded, on a portal that sends out the answer keys (rule:
 * quiz.reported-score). It counts like a graded score and stays marked as reported until the server has graded a pass.
 */
export async function reportClientScore(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  score: number,
  now: Date,
) {
  await openTopic(db, enrollment, topicId, now);
  await raiseScore(db, enrollment, topicId, score);
  await markDone(db, enrollment, topicId, "quiz_done_at", now);
  await markDone(db, enrollment, topicId, "quiz_reported_at", now);
}

/** Opens the topic where it was not, and marks a part of it as done. */
const reporterOf =
  (column: Parameters<typeof markDone>[3]) =>
  async (db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> => {
    await openTopic(db, enrollment, topicId, now);
    await markDone(db, enrollment, topicId, column, now);
  };

/** Called by the surveys domain when every form of a topic is answered. */
export const reportFormsAnswered = reporterOf("form_done_at");

/** Called with a comment: the first one completes the topic's discussion (rule: module-discussion.required). */
export const reportDiscussion = reporterOf("discussion_done_at");

/**
 * Called by the discussions domain when a comment of this account is deleted. Without another comment in the enrollment
 * the discussion is open again, unless the certificate of the course or of the topic's module has been issued.
 */
export async function reopenDiscussion(
  db: Database,
  accountId: string,
  topic: Pick<Topic, "id" | "courseId" | "moduleId">,
): Promise<void> {
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
