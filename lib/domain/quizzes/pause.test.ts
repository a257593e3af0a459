import { describe, expect, test } from "vitest";
import type { Question } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { answerQuiz, firstTopics, newEnrolled, rightChoices, wrongChoices } from "../testing/learners";
import { quizzes } from "./operations";

const [topic] = firstTopics();
const topicId = topic.id;
const minute = 60_000;
const start = new Date("2026-11-22T04:30:00Z").getTime();
const at = (learner: CallContext, ms: number): CallContext => ({ ...learner, now: new Date(start + ms) });

const answerAll = (learner: CallContext, choose: typeof rightChoices) => answerQuiz(learner, topicId, choose);

describe.each(dialects)("attempts on %s", (dialect) => {
  let guest: CallContext;

  onFreshPortal(
    dialect,
    (context) => {
      guest = context;
    },
    { withWaiting: true },
  );

  test("after failed attempts the next one opens in 1, 5, and then always 15 minutes; the quiz is never locked for good", async () => {
    const { learner } = await newEnrolled(guest);
    let now = 0;
    for (const [index, minutes] of [1, 5, 15, 15, 15].entries()) {
      const failed = await answerAll(at(learner, now), wrongChoices);
      expect(failed).toMatchObject({
        number: index + 1,
        passed: false,
        wait_seconds: minutes * 60,
        next_attempt_at: new Date(start + now + minutes * minute).toISOString(),
      });
      const early = now + minutes * minute - 1;
      await expect(quizzes.retake(at(learner, now), { topicId, language: "en" })).rejects.toMatchObject({
        code: "CONFLICT",
        key: "quizPause",
        details: { retryAfterSeconds: minutes * 60 },
      });
      await expect(quizzes.retake(at(learner, early), { topicId, language: "en" })).rejects.toMatchObject({
        key: "quizPause",
      });
      expect(await quizzes.attempt(at(learner, early), { topicId, language: "en" })).toMatchObject({ wait_seconds: 1 });
      now += minutes * minute;
      expect(await quizzes.attempt(at(learner, now), { topicId, language: "en" })).toMatchObject({
        wait_seconds: 0,
        next_attempt_at: null,
      });
      expect(await quizzes.retake(at(learner, now), { topicId, language: "en" })).toMatchObject({
        number: index + 2,
        finished: false,
      });
    }
    expect(await answerAll(at(learner, now), rightChoices)).toMatchObject({ passed: true, wait_seconds: 0 });
  });

  test("a learner who has passed practises without a pause", async () => {
    const { learner } = await newEnrolled(guest);
    await answerAll(at(learner, 0), rightChoices);
    await quizzes.retake(at(learner, 1), { topicId, language: "en" });
    expect(await answerAll(at(learner, 2), wrongChoices)).toMatchObject({ passed: false, wait_seconds: 0 });
    expect(await quizzes.retake(at(learner, 3), { topicId, language: "en" })).toMatchObject({ number: 3 });
  });

  test("a clock that was set back does not lengthen a pause", async () => {
    const { learner } = await newEnrolled(guest);
    await answerAll(at(learner, 24 * 60 * minute), wrongChoices);
    expect(await quizzes.retake(at(learner, 0), { topicId, language: "en" })).toMatchObject({ number: 2 });
  });

  test("during a running attempt a call for a new one returns the running one, whatever the pause", async () => {
    const { learner } = await newEnrolled(guest);
    await answerAll(at(learner, 0), wrongChoices);
    await quizzes.retake(at(learner, minute), { topicId, language: "en" });
    expect(await quizzes.retake(at(learner, minute), { topicId, language: "en" })).toMatchObject({
      number: 2,
      finished: false,
    });
  });

  const describeOrder = (questions: { id: string; options: { id: string }[] }[]) =>
    questions.map(({ id, options }) => [id, ...options.map((option) => option.id)].join(" "));
  /** How many orders of options each question was seen with. */
  const countOrders = (lines: string[]) => {
    const byQuestion = Map.groupBy(new Set(lines), (line) => line.split(" ")[0]);
    return [...byQuestion.values()].map((orders) => orders.length);
  };

  test("options have one order through an attempt, in every call, and another order in another attempt", async () => {
    const { learner } = await newEnrolled(guest);
    const lines: string[] = [];
    let now = 0;
    // In four attempts each question of the bank is drawn twice.
    for (let number = 1; number <= 4; number += 1) {
      const shown = async () =>
        describeOrder((await quizzes.attempt(at(learner, now), { topicId, language: "hi" })).questions);
      const before = await shown();
      expect(describeOrder(await quizzes.questions(at(learner, now), { topicId, language: "en" }))).toEqual(before);
      expect(before).toHaveLength(topic.quizShown ?? 0);
      for (const [index, line] of before.entries()) {
        const question = topic.quiz.find(({ id }) => id === line.split(" ")[0]) as Question;
        const answer = await quizzes.answer(at(learner, now), {
          topicId,
          questionId: question.id,
          choices: wrongChoices(question),
        });
        expect(describeOrder([answer.question])[0]).toBe(before[index]);
        // The order of the questions stays too, because an address names one by its number.
        expect(await shown()).toEqual(before);
      }
      lines.push(...before);
      now += 15 * minute;
      const next = await quizzes.retake(at(learner, now), { topicId, language: "en" });
      expect(describeOrder(next.questions ?? [])).toEqual(await shown());
    }
    expect(new Set(lines.map((line) => line.split(" ")[0]))).toEqual(new Set(topic.quiz.map(({ id }) => id)));
    expect(Math.max(...countOrders(lines))).toBeGreaterThan(1);
  });

  test("two learners see different orders, and each is graded by the chosen options, not by their positions", async () => {
    const seen = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { learner } = await newEnrolled(guest);
        const { questions } = await quizzes.attempt(at(learner, 0), { topicId, language: "en" });
        expect(await answerAll(at(learner, 0), rightChoices)).toMatchObject({ passed: true, percent: 100 });
        return describeOrder(questions);
      }),
    );
    expect(Math.max(...countOrders(seen.flat()))).toBeGreaterThan(1);
  });
});
