import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, hasTransactionalDdl, type QuizAttemptsTable } from "../../platform/db";
import type { Enrollment } from "../learning";
import type { Grade } from "./grade";

export type LockedAnswer = { questionId: string; choices: string[]; correct: boolean };
export type Attempt = Selectable<QuizAttemptsTable>;

/** The learner's attempts at a topic's quiz, running and finished, latest first. */
export function listAttempts(db: Database, enrollmentId: string, topicId: string): Promise<Attempt[]> {
  return selectAttempts(db, enrollmentId, topicId).execute();
}

/** The latest attempt, running or finished. */
export function findLatestAttempt(db: Database, enrollmentId: string, topicId: string): Promise<Attempt | undefined> {
  return selectAttempts(db, enrollmentId, topicId).limit(1).executeTakeFirst();
}

function selectAttempts(db: Database, enrollmentId: string, topicId: string) {
  return db
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("enrollment_id", "=", enrollmentId)
    .where("topic_id", "=", topicId)
    .orderBy("number", "desc");
}

/** Starts attempt `number`; two tabs that start the same number share it. */
export async function beginAttempt(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  number: number,
  now: Date,
): Promise<Attempt> {
  await db
    .insertInto("quiz_attempts")
    .values({
      id: randomUUID(),
      enrollment_id: enrollment.id,
      topic_id: topicId,
      number,
      started_at: now.toISOString(),
      finished_at: null,
      correct_count: null,
      percent: null,
      passed: null,
    })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id", "number"]).doNothing())
    .execute();
  return (await findLatestAttempt(db, enrollment.id, topicId)) as Attempt;
}

/**
 * The latest attempt, locked until the transaction ends, so that the second of two concurrent answers sees the first.
 * Begins the first attempt if there is none. On SQLite a `write` locks the whole database, so there is no row to lock.
 */
export async function holdAttempt(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<Attempt> {
  const latest = selectAttempts(db, enrollment.id, topicId).limit(1);
  const locked = hasTransactionalDdl(db) ? latest.forUpdate() : latest;
  const held = await locked.executeTakeFirst();
  if (held) return held;
  await beginAttempt(db, enrollment, topicId, 1, now);
  return locked.executeTakeFirstOrThrow();
}

export async function listAnswers(db: Database, attemptId: string): Promise<LockedAnswer[]> {
  const rows = await db
    .selectFrom("quiz_answers")
    .selectAll()
    .where("attempt_id", "=", attemptId)
    .orderBy("answered_at")
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    choices: JSON.parse(row.choices) as string[],
    correct: row.correct === 1,
  }));
}

/** Stores an answer unless the question has one: the first answer is final. */
export async function lockAnswer(db: Database, attemptId: string, answer: LockedAnswer, now: Date): Promise<void> {
  await db
    .insertInto("quiz_answers")
    .values({
      attempt_id: attemptId,
      question_id: answer.questionId,
      choices: JSON.stringify(answer.choices),
      correct: answer.correct ? 1 : 0,
      answered_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["attempt_id", "question_id"]).doNothing())
    .execute();
}

export async function finishAttempt(db: Database, attemptId: string, result: Grade, now: Date): Promise<void> {
  await db
    .updateTable("quiz_attempts")
    .set({
      finished_at: now.toISOString(),
      correct_count: result.correctCount,
      percent: result.percent,
      passed: result.passed ? 1 : 0,
    })
    .where("id", "=", attemptId)
    .where("finished_at", "is", null)
    .execute();
}

/** The percent of the best passed attempt; null when none was passed. */
export async function bestPassedPercent(db: Database, enrollmentId: string, topicId: string): Promise<number | null> {
  const row = await db
    .selectFrom("quiz_attempts")
    .select((select) => select.fn.max("percent").as("percent"))
    .where("enrollment_id", "=", enrollmentId)
    .where("topic_id", "=", topicId)
    .where("passed", "=", 1)
    .executeTakeFirst();
  return row?.percent ?? null;
}
