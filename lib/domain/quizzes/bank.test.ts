import { describe, expect, test } from "vitest";
import type { QuizQuestion } from "../../contract/quizzes";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { learning } from "../learning";
import { onFreshPortal } from "../testing/fresh-portal";
import { firstTopics, newEnrolled } from "../testing/learners";
import { quizzes } from "./operations";
import { withBanks } from "./testing/bank-content";

const [{ id: topicId, courseId }] = firstTopics();
const minute = 60_000;
const start = new Date("2026-11-22T04:30:00Z").getTime();
const at = (learner: CallContext, ms: number): CallContext => ({ ...learner, now: new Date(start + ms) });
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
const right = ({ op_type }: QuizQuestion) => (op_type === "checkbox" ? ["a", "c"] : ["b"]);
const wrong = ({ op_type }: QuizQuestion) => (op_type === "checkbox" ? ["a", "d"] : ["d"]);

async function answerAll(learner: CallContext, choose: typeof right) {
  const { questions } = await quizzes.attempt(learner, { topicId });
  let last: Awaited<ReturnType<typeof quizzes.answer>> | undefined;
  for (const question of questions)
    last = await quizzes.answer(learner, { topicId, questionId: question.id, choices: choose(question) });
  if (!last) throw new Error("The quiz has no questions");
  return { ...last, drawn: ids(questions) };
}

describe.each(dialects)("a bank on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(
    dialect,
    (context) => {
      guest = { ...context, content: withBanks(context.content, 12, 6) };
    },
    { withWaiting: true },
  );
  const leaveAndEnroll = async (learner: CallContext, ms: number) => {
    await learning.unenroll(at(learner, ms), { id: courseId, feedback: "no time" });
    await courses.enroll(at(learner, ms), { id: courseId });
  };

  test("an attempt has the drawn questions in each call, before and after the first answer", async () => {
    const { learner } = await newEnrolled(guest);
    const drawn = ids((await quizzes.attempt(learner, { topicId })).questions);
    expect(drawn).toHaveLength(6);
    expect(ids(await quizzes.questions(learner, { topicId }))).toEqual(drawn);
    expect((await quizzes.attempt(learner, { topicId })).question_count).toBe(6);
    const { drawn: answered, attempt } = await answerAll(learner, right);
    expect(answered).toEqual(drawn);
    expect(attempt).toMatchObject({ finished: true, passed: true, question_count: 6, percent: 100 });
    expect(ids(await quizzes.questions(learner, { topicId }))).toEqual(drawn);
  });

  test("a question outside of the draw is unknown, and begins no attempt", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    const other = ["q1", "q2", "q3", "q4", "q5", "q6", "q7"].find((id) => !ids(questions).includes(id)) ?? "";
    await expect(quizzes.answer(learner, { topicId, questionId: other, choices: ["a"] })).rejects.toMatchObject({
      code: "NOT_FOUND",
      key: "questionUnknown",
    });
    expect(await quizzes.attempt(learner, { topicId })).toMatchObject({ number: 0 });
  });

  test("an answer from a page of the attempt before says that the attempt is finished", async () => {
    const { learner } = await newEnrolled(guest);
    const { drawn } = await answerAll(at(learner, 0), wrong);
    await quizzes.retake(at(learner, minute), { topicId });
    const late = { topicId, questionId: drawn[0] ?? "", choices: ["a"] };
    await expect(quizzes.answer(at(learner, minute), late)).rejects.toMatchObject({
      code: "CONFLICT",
      key: "attemptFinished",
    });
  });

  test("a retake draws what was not seen, also in another enrollment", async () => {
    const { learner } = await newEnrolled(guest);
    const first = await answerAll(at(learner, 0), wrong);
    await leaveAndEnroll(learner, 10);
    const { questions } = await quizzes.attempt(at(learner, 20), { topicId });
    expect(ids(questions).filter((id) => first.drawn.includes(id))).toEqual([]);
  });

  test("an attempt that has begun keeps its questions when the bank changes", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    const [opening] = questions as [QuizQuestion, ...QuizQuestion[]];
    await quizzes.answer(learner, { topicId, questionId: opening.id, choices: right(opening) });
    const later = { ...learner, content: withBanks(learner.content, 20, 8) };
    expect(ids((await quizzes.attempt(later, { topicId })).questions)).toEqual(ids(questions));
    expect((await answerAll(later, right)).attempt).toMatchObject({ finished: true, passed: true, percent: 100 });
  });

  test("T4: of the key a wrong answer shows the reason of the choice; a failed attempt no more, a passed one all", async () => {
    const { learner } = await newEnrolled(guest);
    const before = await quizzes.attempt(at(learner, 0), { topicId });
    expect(JSON.stringify(before.questions)).not.toMatch(/why q|feedback of|"correct":(true|false)/);
    // The page that a question is about is no part of the key.
    const { name } = learner.content.topicById.get(topicId) ?? {};
    for (const { lesson } of before.questions) expect(lesson).toMatchObject({ topic_name: name?.en, page: 1 });
    const failed = await answerAll(at(learner, 0), wrong);
    expect(failed.attempt.passed).toBe(false);
    for (const question of failed.questions ?? []) {
      expect(question.feedback).toBeNull();
      expect(question.lesson).toMatchObject({ topic: topicId, page: 1 });
      expect(question.options.filter(({ correct }) => correct)).toEqual([]);
      expect(question.options.filter(({ why }) => why !== null).map(({ id, why }) => [id, why])).toEqual([
        ["d", `why ${question.id} d`],
      ]);
      const answer = failed.attempt.answers.find(({ questionId }) => questionId === question.id);
      if (question.op_type === "checkbox") expect(answer).toMatchObject({ missing: 1, extra: 1 });
    }
    await quizzes.retake(at(learner, minute), { topicId });
    const passed = await answerAll(at(learner, minute), right);
    for (const question of passed.questions ?? []) {
      expect(question.feedback).toBe(`feedback of ${question.id}`);
      expect(question.options.every(({ why, correct }) => why !== null && correct !== null)).toBe(true);
    }
  });

  test("a right answer shows why it is right before the attempt is over, and nothing of the other options", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    const single = questions.find(({ op_type }) => op_type === "radio") as QuizQuestion;
    const { question } = await quizzes.answer(learner, { topicId, questionId: single.id, choices: ["b"] });
    expect(question.feedback).toBe(`feedback of ${single.id}`);
    expect(question.options.filter(({ correct }) => correct !== null).map(({ id }) => id)).toEqual(["b"]);
  });

  test("leaving and enrolling again does not end the pause", async () => {
    const { learner } = await newEnrolled(guest);
    await answerAll(at(learner, 0), wrong);
    await leaveAndEnroll(learner, 1000);
    const waiting = await quizzes.attempt(at(learner, 2000), { topicId });
    expect(waiting).toMatchObject({ number: 0, wait_seconds: 58 });
    const [opening] = waiting.questions as [QuizQuestion];
    const early = { topicId, questionId: opening.id, choices: right(opening) };
    await expect(quizzes.answer(at(learner, 2000), early)).rejects.toMatchObject({ key: "quizPause" });
    await expect(quizzes.retake(at(learner, 2000), { topicId })).rejects.toMatchObject({ key: "quizPause" });
    expect(await quizzes.answer(at(learner, minute), early)).toMatchObject({ correct: true });
    expect((await answerAll(at(learner, minute), wrong)).attempt).toMatchObject({ wait_seconds: 300 });
  });

  test("an attempt that is left in the middle counts as failed, and its questions as seen", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(at(learner, 0), { topicId });
    const [opening] = questions as [QuizQuestion];
    await quizzes.answer(at(learner, 0), { topicId, questionId: opening.id, choices: wrong(opening) });
    await leaveAndEnroll(learner, 1000);
    const next = await quizzes.attempt(at(learner, 1000), { topicId });
    expect(next.wait_seconds).toBe(59);
    expect(ids(next.questions).filter((id) => ids(questions).includes(id))).toEqual([]);
  });

  test("two answers and two retakes at once make one attempt with one draw", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(at(learner, 0), { topicId });
    const results = await Promise.all(
      questions.map((each) => quizzes.answer(at(learner, 0), { topicId, questionId: each.id, choices: wrong(each) })),
    );
    expect(results.filter(({ attempt }) => attempt.finished)).toHaveLength(1);
    const again = await Promise.all([1, 2, 3].map(() => quizzes.retake(at(learner, minute), { topicId })));
    expect(new Set(again.map((each) => `${each.number} ${ids(each.questions ?? []).join()}`)).size).toBe(1);
    expect(again[0]?.number).toBe(2);
  });

  test("an attempt made before there were banks stays passed, with the questions that it had", async () => {
    const { learner } = await newEnrolled(guest);
    const { attempt, drawn } = await answerAll(learner, right);
    await guest.db.updateTable("quiz_attempts").set({ questions: null }).where("topic_id", "=", topicId).execute();
    const after = await quizzes.attempt(learner, { topicId });
    expect(after).toMatchObject({ number: 1, passed: true, percent: attempt.percent, question_count: 6 });
    expect(ids(after.questions).sort()).toEqual([...drawn].sort());
    expect(await quizzes.recordScore(learner, { topicId })).toMatchObject({ score: 10 });
  });
});
