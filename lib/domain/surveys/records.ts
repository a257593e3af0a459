import type { Database } from "../../platform/db";
import type { Learner } from "../../platform/session";
import type { Enrollment } from "../learning";

/** The topic id stored for a course's own feedback form. */
export const wholeCourse = "";

/** Stores the answers of a form and replaces earlier ones. */
export async function saveAnswers(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  answers: Map<string, string>,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const rows = [...answers].map(([question_id, answer]) => ({
    enrollment_id: enrollment.id,
    topic_id: topicId,
    question_id,
    answer,
    created_at: time,
    updated_at: time,
  }));
  await db
    .insertInto("survey_answers")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["enrollment_id", "topic_id", "question_id"])
        .doUpdateSet((replaced) => ({ answer: replaced.ref("excluded.answer"), updated_at: time })),
    )
    .execute();
}

/** The learner's answers in an active enrollment, in one query; empty without an enrollment. */
export async function readAnswers(
  db: Database,
  learner: Learner,
  courseId: string,
  topicId: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom("survey_answers")
    .innerJoin("enrollments", "enrollments.id", "survey_answers.enrollment_id")
    .select(["question_id", "answer"])
    .where("enrollments.account_id", "=", learner.accountId)
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "<>", "Unenrolled")
    .where("survey_answers.topic_id", "=", topicId)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, answer }) => [question_id, answer]));
}
