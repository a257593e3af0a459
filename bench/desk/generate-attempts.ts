import { sql } from "kysely";
import type { Course } from "../../lib/platform/content";
import { type OpenDatabase, write } from "../../lib/platform/db";
import { insertAll } from "./bulk";
import { chance } from "./chance";
import { dayMs, iso, type Made } from "./made";

/** One finished first attempt for each quiz that was done. */
export async function insertAttempts(
  opened: OpenDatabase,
  course: Course,
  { id, salt, reached, isComplete, started, people }: Made,
): Promise<void> {
  const attempt = {
    id: "text",
    enrollment_id: "text",
    topic_id: "text",
    number: "int",
    started_at: "text",
    finished_at: "text",
  } as const;
  await insertAll(
    opened,
    "quiz_attempts",
    { ...attempt, correct_count: "int", percent: "int", passed: "int" },
    people((number) =>
      course.topics.slice(0, isComplete(number) ? undefined : reached(number) - 1).flatMap((topic, position) => {
        if (!topic.completion.includes("Quiz")) return [];
        const ability = 0.5 + chance(number, salt + 6) / 2;
        const right = topic.quiz.map(
          (_, question) => chance(number, salt + 10 * position + question) < ability - question * 0.05,
        );
        const bits = right.reduce((sum, each, question) => sum + (each ? 2 ** question : 0), 0);
        const count = right.filter(Boolean).length;
        const at = iso(started(number) + position * 3 * dayMs);
        // In the order of the rows: the answers' keys begin with it.
        const key = `${id(number)}-${String(position).padStart(2, "0")}-${String(bits).padStart(4, "0")}`;
        return [
          [
            key,
            id(number),
            topic.id,
            1,
            at,
            at,
            count,
            Math.round((100 * count) / right.length),
            count === right.length ? 1 : 0,
          ],
        ];
      }),
    ),
  );
}

/**
 * The answers of all attempts, made by the database: the last four characters of the attempt's id say which are right.
 */
export async function insertAnswers({ db, kind }: OpenDatabase, courses: Course[]): Promise<void> {
  const questions = courses.flatMap(({ topics }) =>
    topics.flatMap(({ id, quiz }) =>
      quiz.map((question, at) => sql`(${sql.lit(id)}, ${sql.lit(question.id)}, ${sql.lit(2 ** at)})`),
    ),
  );
  const bits =
    kind === "sqlite"
      ? sql`cast(substr(quiz_attempts.id, 15, 4) as integer)`
      : sql`substr(quiz_attempts.id, 15, 4)::integer`;
  await write(db, async (transaction) => {
    await sql`create temporary table asked (topic_id text, question_id text, bit integer)`.execute(transaction);
    await sql`insert into asked values ${sql.join(questions)}`.execute(transaction);
    await sql`create index asked_in_topic on asked (topic_id)`.execute(transaction);
    await sql`insert into quiz_answers (attempt_id, question_id, choices, correct, answered_at)
      select quiz_attempts.id, asked.question_id, '[]', (${bits} / asked.bit) % 2, quiz_attempts.finished_at
      from quiz_attempts cross join asked where asked.topic_id = quiz_attempts.topic_id`.execute(transaction);
    await sql`drop table asked`.execute(transaction);
  });
}
