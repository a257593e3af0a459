import type { Database } from "../../platform/db";
import { completesQuiz, scoreOutOfTen } from "./progress";
import type { Enrollment } from "./records";

/**
 * The completion evidence by topic. The rows belong to the quizzes, discussions and surveys domains; this domain only
 * reads them.
 */
export type CompletionEvidence = {
  /** The best score out of ten of every quiz with a finished attempt that completes it. */
  scores: Map<string, number>;
  journals: Set<string>;
  /** Topics with a comment written during this enrollment; comments from an earlier enrollment do not count. */
  discussions: Set<string>;
  /** The answered questions of each topic's survey forms. */
  answers: Map<string, Set<string>>;
};

export async function readEvidence(db: Database, enrollment: Enrollment): Promise<CompletionEvidence> {
  const journals = await db
    .selectFrom("journal_entries")
    .select("topic_id")
    .where("enrollment_id", "=", enrollment.id)
    .execute();
  const discussions = await db
    .selectFrom("comments")
    .select("discussion_id")
    .distinct()
    .where("account_id", "=", enrollment.account_id)
    .where("kind", "=", "module")
    .where("created_at", ">=", enrollment.enrolled_at)
    .execute();
  return {
    scores: await bestScores(db, enrollment),
    journals: new Set(journals.map((row) => row.topic_id)),
    discussions: new Set(discussions.map((row) => row.discussion_id)),
    answers: await answeredQuestions(db, enrollment),
  };
}

async function bestScores(db: Database, enrollment: Enrollment): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("quiz_attempts")
    .select((select) => ["topic_id", select.fn.max("percent").as("percent")])
    .where("enrollment_id", "=", enrollment.id)
    .where("finished_at", "is not", null)
    .where("passed", "=", 1)
    .groupBy("topic_id")
    .execute();
  const scored = rows.map(({ topic_id, percent }) => [topic_id, scoreOutOfTen(Number(percent))] as const);
  return new Map(scored.filter(([, score]) => completesQuiz(score, true)));
}

async function answeredQuestions(db: Database, enrollment: Enrollment): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("survey_answers")
    .select(["topic_id", "question_id"])
    .where("enrollment_id", "=", enrollment.id)
    .execute();
  const answers = new Map<string, Set<string>>();
  for (const { topic_id, question_id } of rows)
    answers.set(topic_id, (answers.get(topic_id) ?? new Set()).add(question_id));
  return answers;
}
