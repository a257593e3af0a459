import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, hasTransactionalDdl, type QuizAttemptsTable } from "../../platform/db";
import type { TopicAccess, TopicKey } from "../learning";
import { type BankQuestion, findInBank, lessonOf, questionBank } from "./bank";
import { readCopies, storeCopies } from "./copies";
import type { Grade } from "./grade";

export type LockedAnswer = { questionId: string; choices: string[]; correct: boolean; answeredAt: string };
export type Attempt = Selectable<QuizAttemptsTable>;

/** An account's attempt with its answers. `left`: of an earlier enrollment. `drawn`: the latest one's questions. */
export type PastAttempt = Attempt & { answers: LockedAnswer[]; left: boolean; drawn: BankQuestion[] };
type Place = Pick<TopicAccess, "course" | "topic" | "enrollment">;
type Drawn = { number: number; questions: BankQuestion[] };

/**
 * All attempts of the account at a topic's quiz, in every enrollment, latest first, with their answers, in one query;
 * a second one reads the questions that the content no longer has as the latest attempt has drawn them.
 */
export async function loadHistory(db: Database, place: Place): Promise<PastAttempt[]> {
  const { enrollment, topic } = place;
  const rows = await db
    .selectFrom("enrollments")
    .innerJoin("quiz_attempts", "quiz_attempts.enrollment_id", "enrollments.id")
    .leftJoin("quiz_answers", "quiz_answers.attempt_id", "quiz_attempts.id")
    .selectAll("quiz_attempts")
    .select(["question_id", "choices", "correct", "answered_at"])
    .where("enrollments.account_id", "=", enrollment.account_id)
    .where("enrollments.course_id", "=", enrollment.course_id)
    .where("quiz_attempts.topic_id", "=", topic.id)
    .orderBy("answered_at")
    .execute();
  const attempts = new Map<string, PastAttempt>();
  for (const { question_id, choices, correct, answered_at, ...attempt } of rows) {
    const known = attempts.get(attempt.id) ?? {
      ...attempt,
      answers: [],
      left: attempt.enrollment_id !== enrollment.id,
      drawn: [],
    };
    attempts.set(attempt.id, known);
    if (question_id !== null && choices !== null && answered_at !== null)
      known.answers.push({
        questionId: question_id,
        choices: JSON.parse(choices) as string[],
        correct: correct === 1,
        answeredAt: answered_at,
      });
  }
  // The other enrollments have ended before this one began.
  const history = [...attempts.values()].sort(
    (a, b) =>
      Number(a.left) - Number(b.left) ||
      (a.enrollment_id === b.enrollment_id ? b.number - a.number : b.started_at.localeCompare(a.started_at)),
  );
  const [latest] = history;
  if (latest && !latest.left) latest.drawn = await readDrawn(db, place, latest);
  return history;
}

/** The questions of an attempt as they were drawn: from the content, or where it has changed from their copies. */
async function readDrawn(db: Database, { course, topic }: Place, attempt: Attempt): Promise<BankQuestion[]> {
  const { questions, copies } = attempt;
  if (questions === null || copies === null) return [];
  const bank = questionBank(course, topic);
  const versions = JSON.parse(copies) as string[];
  const drawn = (JSON.parse(questions) as string[]).map((id, index) => ({ id, version: versions[index] ?? "" }));
  const unchanged = drawn.flatMap(({ id, version }) => {
    const found = findInBank(bank, id);
    return found?.version === version ? [found] : [];
  });
  const changed = drawn.filter(({ id }) => unchanged.every((each) => each.id !== id));
  const copied = await readCopies(db, changed);
  return [...unchanged, ...copied.map((each) => ({ ...each, lesson: lessonOf(course, topic, each.id) }))];
}

/** The same, locked until the transaction ends. On SQLite a `write` locks the whole database. */
export async function holdHistory(db: Database, place: Place): Promise<PastAttempt[]> {
  if (!hasTransactionalDdl(db)) return loadHistory(db, place);
  const { enrollment, topic } = place;
  for (;;) {
    const locked = await db
      .selectFrom("quiz_attempts")
      .select("id")
      .where("topic_id", "=", topic.id)
      .where("enrollment_id", "in", (select) =>
        select
          .selectFrom("enrollments")
          .select("enrollments.id")
          .where("account_id", "=", enrollment.account_id)
          .where("course_id", "=", enrollment.course_id),
      )
      .orderBy("id")
      .forUpdate()
      .execute();
    const history = await loadHistory(db, place);
    // An attempt that a concurrent call began between the two queries is not locked yet.
    if (history.every(({ id }) => locked.some((each) => each.id === id))) return history;
  }
}

/** Starts attempt `number` with the drawn questions, and copies of them; two tabs that start the same number share it. */
export async function beginAttempt(db: Database, key: TopicKey, { number, questions }: Drawn, now: Date) {
  await storeCopies(db, questions);
  await db
    .insertInto("quiz_attempts")
    .values({
      id: randomUUID(),
      ...key,
      number,
      questions: JSON.stringify(questions.map(({ id }) => id)),
      copies: JSON.stringify(questions.map(({ version }) => version)),
      started_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id", "number"]).doNothing())
    .execute();
}

/** Stores an answer unless the question has one: the first answer is final. */
export async function lockAnswer(db: Database, attemptId: string, answer: LockedAnswer): Promise<void> {
  await db
    .insertInto("quiz_answers")
    .values({
      attempt_id: attemptId,
      question_id: answer.questionId,
      choices: JSON.stringify(answer.choices),
      correct: answer.correct ? 1 : 0,
      answered_at: answer.answeredAt,
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
