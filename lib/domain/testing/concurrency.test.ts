import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { completeCourse } from "../certificates";
import { courses } from "../courses";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { onFreshPortal } from "./fresh-portal";
import {
  answerQuiz,
  completeProfile,
  completeTopics,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
  newRegistration,
  readTopic,
  rightChoices,
  wrongChoices,
} from "./learners";

const ten = Array.from({ length: 10 });

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const [topic] = firstTopics();
  const countRows = async (
    table: "accounts" | "enrollments" | "certificates" | "quiz_attempts",
    column: string,
    value: string,
  ) => {
    const rows = await guest.db
      .selectFrom(table)
      .selectAll()
      .where(column as never, "=", value as never)
      .execute();
    return rows.length;
  };

  test("ten concurrent registrations of one address create one account; nine get the error that it exists", async () => {
    const given = newRegistration();
    const all = await Promise.allSettled(ten.map(() => accounts.register(guest, given)));
    expect(all.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    const rejected = all.filter((each) => each.status === "rejected");
    for (const { reason } of rejected) expect(reason).toMatchObject({ code: "UNAUTHORIZED", key: "accountExists" });
    expect(await countRows("accounts", "username", given.username)).toBe(1);
  });

  test("ten concurrent enrolments create one enrollment, which all of them return", async () => {
    const learner = await newLearner(guest);
    const all = await Promise.all(ten.map(() => courses.enroll(learner, { id: courseId })));
    expect(new Set(all.map((each) => each.enrollmentId)).size).toBe(1);
    expect(await countRows("enrollments", "account_id", learner.learner?.accountId ?? "")).toBe(1);
  });

  const drawnFor = async (learner: CallContext) => {
    const { questions } = await quizzes.attempt(learner, { topicId: topic.id });
    return questions.map((drawn) => topic.quiz.find(({ id }) => id === drawn.id) as (typeof topic.quiz)[number]);
  };

  test("of two concurrent answers to one question one is locked, and both calls return it", async () => {
    const { learner } = await newEnrolled(guest);
    const [question] = (await drawnFor(learner)) as [(typeof topic.quiz)[number]];
    const give = (choices: string[]) =>
      quizzes.answer(learner, { topicId: topic.id, questionId: question.id, choices });
    const all = await Promise.all([
      give(rightChoices(question)),
      give(wrongChoices(question)),
      give(rightChoices(question)),
      give(wrongChoices(question)),
    ]);
    const stored = await quizzes.attempt(learner, { topicId: topic.id });
    expect(stored.answers).toHaveLength(1);
    for (const each of all)
      expect({ choices: each.choices, correct: each.correct }).toEqual({
        choices: stored.answers[0]?.choices,
        correct: stored.answers[0]?.correct,
      });
  });

  test("concurrent answers to every question finish and grade the attempt", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await readTopic(learner, topic);
    const questions = await drawnFor(learner);
    expect(questions).toHaveLength(topic.quizShown ?? 0);
    const all = await Promise.all(
      questions.map((question) =>
        quizzes.answer(learner, { topicId: topic.id, questionId: question.id, choices: rightChoices(question) }),
      ),
    );
    expect(all.filter((each) => each.attempt.finished)).toHaveLength(1);
    expect(await quizzes.attempt(learner, { topicId: topic.id })).toMatchObject({
      number: 1,
      finished: true,
      passed: true,
      percent: 100,
    });
    expect(await countRows("quiz_attempts", "enrollment_id", eid)).toBe(1);
    expect((await learning.getMyTopicInfo(learner, { topicId: topic.id })).data).toMatchObject({
      status: "Completed",
      quiz: 10,
    });
  });

  test("ten concurrent requests for another attempt start one", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await answerQuiz(learner, topic.id, wrongChoices);
    const all = await Promise.all(ten.map(() => quizzes.retake(learner, { topicId: topic.id })));
    expect(new Set(all.map((each) => each.number))).toEqual(new Set([2]));
    // All of them show the same draw.
    expect(new Set(all.map(({ questions }) => questions?.map(({ id }) => id).join())).size).toBe(1);
    expect(await countRows("quiz_attempts", "enrollment_id", eid)).toBe(2);
  });

  test("with TESTS_WITHOUT_WAITING each of several pages opened together counts", async () => {
    const { learner } = await newEnrolled(guest);
    const pages = topic.pages.map((_, index) => index + 1).reverse();
    await Promise.all(pages.map((page) => learning.recordReading(learner, { topicId: topic.id, page })));
    expect((await learning.getMyTopicInfo(learner, { topicId: topic.id })).data?.primary_reading).toBe(
      topic.pages.length,
    );
  });

  test("ten concurrent requests for a certificate issue one", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await completeTopics(learner);
    await completeProfile(learner);
    const complete: CallContext = {
      ...learner,
      learner: learner.learner && { ...learner.learner, profileComplete: true },
    };
    const all = await Promise.all(ten.map(() => completeCourse(complete, { id: courseId, eid })));
    expect(new Set(all.map((each) => each.certificateId)).size).toBe(1);
    expect(await countRows("certificates", "enrollment_id", eid)).toBe(1);
  });
});
