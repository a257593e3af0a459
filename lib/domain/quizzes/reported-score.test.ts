import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { onFreshPortal } from "../testing/fresh-portal";
import { answerQuiz, firstTopics, newEnrolled, rightChoices, wrongChoices } from "../testing/learners";
import { quizzes } from ".";
import { grade, toPercent } from "./grade";

const [first] = firstTopics();

test("the percent computed from a graded score is the graded percent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(50), (questions, right) => {
      const { percent, scoreOutOfTen } = grade(questions, Math.min(right, questions), 80);
      expect(toPercent(scoreOutOfTen)).toBe(percent);
    }),
  );
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const believing = (context: CallContext): CallContext => ({
    ...context,
    settings: { ...context.settings, quizKeysInBrowser: true },
  });
  const report = (learner: CallContext, score: number | string) =>
    quizzes.recordScore(learner, { topicId: first.id, score });
  const seen = async (learner: CallContext) => (await learning.getMyTopicInfo(learner, { topicId: first.id })).data;
  const reportedAt = async (eid: string) =>
    (await guest.db.selectFrom("topic_records").selectAll().where("enrollment_id", "=", eid).executeTakeFirst())
      ?.quiz_reported_at;

  test("T3: without the setting a reported score is rejected", async () => {
    const { learner } = await newEnrolled(guest);
    await expect(report(learner, 10)).rejects.toMatchObject({ code: "CONFLICT", key: "noPassedAttempt" });
    expect(await seen(learner)).toBeNull();
  });

  test("with the setting a passing score counts, stays marked as reported, and the best one stays", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await expect(report(believing(learner), 7.9)).rejects.toMatchObject({ code: "CONFLICT", key: "scoreNotPassed" });
    expect(await report(believing(learner), "9.1")).toMatchObject({ status: true, score: 9.1 });
    await report(believing(learner), 8);
    expect(await seen(learner)).toMatchObject({ quiz: 9.1, quiz_done: true });
    expect(await reportedAt(eid)).toBe(guest.now.toISOString());
  });

  test("a pass graded here replaces a reported score, and is not replaced by one", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await report(believing(learner), 10);
    await answerQuiz(learner, first.id, wrongChoices);
    expect(await reportedAt(eid)).not.toBeNull();
    await quizzes.retake(learner, { topicId: first.id });
    const { questions } = await quizzes.attempt(learner, { topicId: first.id });
    await answerQuiz(learner, first.id, (question) =>
      question.id === questions[0]?.id ? wrongChoices(question) : rightChoices(question),
    );
    const graded = Math.floor((100 * (questions.length - 1)) / questions.length) / 10;
    expect([await reportedAt(eid), (await seen(learner))?.quiz]).toEqual([null, graded]);
    expect(await report(believing(learner), 10)).toMatchObject({ score: graded });
    expect([await reportedAt(eid), (await seen(learner))?.quiz]).toEqual([null, graded]);
  });
});
