import type { Database } from "../db";
import { completingScore } from "./progress";
import { type Enrollment, markDone, openTopic, raise } from "./records";

/** The quizzes room reports a graded attempt: the best score stays, and over 7 of 10 with a pass the quiz is done (learning §9). */
export async function reportQuizResult(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  result: { scoreOutOfTen: number; passed: boolean },
  now: Date,
): Promise<void> {
  await openTopic(db, enrollment, topicId, now);
  await raise(db, enrollment, topicId, "quiz_score", result.scoreOutOfTen);
  if (result.passed && result.scoreOutOfTen > completingScore) await markDone(db, enrollment, topicId, "quiz_done_at", now);
}
