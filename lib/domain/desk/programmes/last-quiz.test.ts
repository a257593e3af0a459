import { expect, test } from "vitest";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { learning } from "../../learning";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, newLearner, publishedContent } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

const topics =
  publishedContent()
    .courseById.get(courseId)
    ?.topics.filter(({ quiz }) => quiz.length > 0) ?? [];
const [first, last] = [topics[0], topics.at(-1)];
const [ofFirst, ofLast] = [first?.quiz[0], last?.quiz[0]];
if (!first || !last || !ofFirst || !ofLast) throw new Error("The course has no two quizzes");

let guest: CallContext;
onFreshPortal("sqlite", (context) => {
  guest = context;
});

/** Somebody's first attempt at a quiz; the number of right answers is that of the whole attempt. */
async function answer(
  enrollmentId: string,
  topicId: string,
  answers: Record<string, boolean>,
  at = "2026-04-01T10:00:00.000Z",
): Promise<void> {
  const id = `${enrollmentId}-${topicId}`;
  const correct_count = Object.values(answers).filter(Boolean).length;
  const attempt = { id, enrollment_id: enrollmentId, topic_id: topicId, number: 1, started_at: at, finished_at: at };
  await guest.db
    .insertInto("quiz_attempts")
    .values({ ...attempt, correct_count })
    .execute();
  const rows = Object.entries(answers).map(([question_id, correct]) => ({
    attempt_id: id,
    question_id,
    choices: "[]",
    correct: correct ? 1 : 0,
    answered_at: at,
  }));
  await guest.db.insertInto("quiz_answers").values(rows).execute();
}

test("a question of another topic that the last quiz asks is counted there, apart from the answers in its own topic", async () => {
  for (let person = 0; person < 20; person += 1) {
    const { enrollmentId } = await courses.enroll(await newLearner(guest), { id: courseId });
    await answer(enrollmentId, first.id, { [ofFirst.id]: person < 5 });
    await answer(enrollmentId, last.id, { [ofLast.id]: true, [`${first.id}--${ofFirst.id}`]: person < 15 });
  }
  const { context: staff } = await newStaff(guest, "coordinator");
  const { questions } = await desk.courseFigures(staff, { course: courseId });
  const shown = questions.filter(({ question }) => question === ofFirst.question.en);
  expect(shown.map(({ topic, answered, right }) => [topic, answered, right])).toEqual([
    [first.name.en, 20, 25],
    [`${last.name.en} (${first.name.en})`, 20, 75],
  ]);
  // Answers to questions that the content no longer has stay in the score of the rest, and have no row.
  for (let person = 0; person < 20; person += 1) {
    const { enrollmentId } = await courses.enroll(await newLearner(guest), { id: courseId });
    await answer(enrollmentId, first.id, { removed: true, [ofFirst.id]: true });
    await answer(enrollmentId, last.id, { [`${first.id}--removed`]: false, "gone-topic--q": false });
  }
  const after = (await desk.courseFigures(staff, { course: courseId })).questions;
  expect(after.map(({ question }) => question)).toEqual(questions.map(({ question }) => question));
  expect(after.find(({ question }) => question === ofFirst.question.en)).toMatchObject({ answered: 40, right: 63 });
  // What nobody has got in the last quiz has no second row.
  expect(questions).toHaveLength(topics.reduce((sum, { quiz }) => sum + quiz.length, 0) + 1);
});

test("a person who has left the course and joined again counts once, with the very first attempt", async () => {
  const learner = await newLearner(guest);
  const { enrollmentId: earlier } = await courses.enroll(learner, { id: courseId });
  await answer(earlier, first.id, { again: false, [ofFirst.id]: false });
  await learning.unenroll(learner, { id: courseId, feedback: "No time" });
  const { context: staff } = await newStaff(guest, "coordinator");
  const answered = async () => {
    const { questions } = await desk.courseFigures(staff, { course: courseId });
    const found = questions.find(({ question, topic }) => question === ofFirst.question.en && topic === first.name.en);
    return [found?.answered, found?.right];
  };
  const before = await answered();
  const { enrollmentId } = await courses.enroll(learner, { id: courseId });
  await answer(enrollmentId, first.id, { [ofFirst.id]: true }, "2026-05-01T10:00:00.000Z");
  expect(await answered()).toEqual(before);
});
