import type { Course } from "../../../../platform/content";
import { type Database, write } from "../../../../platform/db";

/**
 * Who has enrolled opens two topics, reads, answers their questions, is asked them again after 30 days, answers the
 * situations before and after, and rates: each by a different share of people.
 */
export async function learnInCourse(database: Database, course: Course): Promise<void> {
  const withQuizzes = course.topics.filter(({ quiz }) => quiz.length > 0).slice(0, 2);
  await write(database, async (db) => {
    const enrollments = await db.selectFrom("enrollments").select("id").orderBy("id").execute();
    for (const [number, { id }] of enrollments.entries()) {
      if (number % 3 === 0)
        await db
          .updateTable("enrollments")
          .set({ rating: 1 + (number % 5) })
          .where("id", "=", id)
          .execute();
      if (number % 5 !== 0) await insertGain(db, id, number);
      for (const [place, { id: topicId, quiz, quizShown }] of withQuizzes.entries()) {
        if (number % (place + 2) === 1) continue;
        const at = "2026-04-01T10:00:00.000Z";
        const done = (share: number) => (number % share === 0 ? null : at);
        await db
          .insertInto("topic_records")
          .values({
            enrollment_id: id,
            topic_id: topicId,
            created_at: at,
            reading_done_at: done(4),
            quiz_done_at: done(3),
            journal_done_at: done(2),
          })
          .execute();
        // Each person has drawn other questions of the bank.
        const from = number % quiz.length;
        const drawn = [...quiz.slice(from), ...quiz.slice(0, from)].slice(0, quizShown ?? undefined);
        const answers = drawn.map((question, index) => ({
          attempt_id: `${id}-${place}`,
          question_id: question.id,
          choices: "[]",
          correct: (number * (index + 2)) % 7 < 4 ? 1 : 0,
          answered_at: at,
        }));
        const correct_count = answers.filter(({ correct }) => correct === 1).length;
        const attempt = { enrollment_id: id, topic_id: topicId, number: 1, started_at: at, finished_at: at };
        await db
          .insertInto("quiz_attempts")
          .values({ ...attempt, id: `${id}-${place}`, correct_count })
          .execute();
        await db.insertInto("quiz_answers").values(answers).execute();
        if (number % 4 !== 3) await insertRecall(db, id, topicId, number);
      }
    }
  });
}

/** The scores before and after the course. */
async function insertGain(db: Database, enrollment: string, number: number): Promise<void> {
  const test = { enrollment_id: enrollment, answers: "{}", of: 8, answered_at: "2026-04-01T10:00:00.000Z" };
  await db
    .insertInto("gain_tests")
    .values([
      { ...test, moment: "start", form: "a", score: number % 5 },
      { ...test, moment: "end", form: "b", score: (number % 5) + (number % 3) },
    ])
    .execute();
}

/** One question that was asked again 30 days after the topic. */
async function insertRecall(db: Database, enrollment: string, topic: string, number: number): Promise<void> {
  await db
    .insertInto("recall_cards")
    .values({
      enrollment_id: enrollment,
      topic_id: topic,
      question_id: "asked-again",
      completed_on: "2026-04-01",
      was_wrong: 0,
      known: number % 2 === 0 ? 1 : 0,
    })
    .execute();
}
