import type { Database } from "../db";
import { completesQuiz } from "./progress";
import { type Enrollment, markDone, openTopic, raise, replaceReportedScore } from "./records";

/** The quizzes room reports a graded attempt: the best score stays, and over 7 of 10 with a pass the quiz is done (learning §9). */
export async function reportQuizResult(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  result: { scoreOutOfTen: number; passed: boolean },
  now: Date,
): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  if (completesQuiz(result.scoreOutOfTen, result.passed)) await replaceReportedScore(db, enrollment, topicId, result.scoreOutOfTen);
  await raise(db, enrollment, topicId, "quiz_score", result.scoreOutOfTen);
  if (completesQuiz(result.scoreOutOfTen, result.passed)) await markDone(db, enrollment, topicId, "quiz_done_at", now);
}

/**
 * A client reports the score of a quiz it graded itself, on a portal whose owner sends out the keys. It counts as a graded one does,
 * and stays marked as reported until the server has graded a pass.
 */
export async function reportClientScore(db: Database, enrollment: Enrollment, topicId: string, scoreOutOfTen: number, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await raise(db, enrollment, topicId, "quiz_score", scoreOutOfTen);
  await markDone(db, enrollment, topicId, "quiz_done_at", now);
  await markDone(db, enrollment, topicId, "quiz_reported_at", now);
}

/** The surveys room reports that every form of a topic is answered. */
export async function reportFormsAnswered(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await markDone(db, enrollment, topicId, "form_done_at", now);
}

/** The discussions room reports a learner's comment: the first one does the discussion, and deleting it later does not undo that. */
export async function reportDiscussion(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await markDone(db, enrollment, topicId, "discussion_done_at", now);
}
