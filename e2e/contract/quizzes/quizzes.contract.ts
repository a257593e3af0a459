import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  answerQuiz,
  courseId,
  type NewLearner,
  newEnrolled,
  rightChoices,
  topics,
  wrongChoices,
} from "../../../testing/people/learners";

const [topic] = topics;
const quiz = topic.quiz;
const [opening, ...others] = quiz as [(typeof quiz)[number], ...typeof quiz];

type Shown = {
  id: string;
  feedback: string | null;
  op_type: string;
  options: { id: string; correct: boolean | null }[];
};
const questionsFor = async (token?: string) =>
  (await succeed("GET", `/quiz/${topic.id}?language=en`, { token })) as unknown as Shown[];
const answerTo = ({ token }: NewLearner, questionId: string | undefined, choices: unknown) =>
  callApi("POST", `/quiz/${topic.id}/answers`, { token, body: { questionId, choices } });
const attemptOf = ({ token }: NewLearner) => succeed("GET", `/quiz/${topic.id}/attempt`, { token });
const showsKey = (question: Shown) =>
  question.feedback !== null || question.options.some((option) => option.correct !== null);
const score = ({ token }: NewLearner, sent: unknown) =>
  callApi("PUT", `/courses/module_topic/${topic.id}/quiz`, { token, body: { score: sent } });

test("the questions hold neither key nor feedback before they are answered, for guest and learner", async () => {
  const { token } = await newEnrolled();
  for (const shown of [await questionsFor(), await questionsFor(token)]) {
    expect(shown.map((question) => question.id)).toEqual(quiz.map((question) => question.id));
    expect(shown.filter(showsKey)).toEqual([]);
  }
  const { text } = await callApi("GET", `/quiz/${topic.id}`);
  for (const question of quiz) expect(text).not.toContain(question.feedback.en.slice(0, 30));
});

test("after an answer the key of that question is shown, to that learner, and of no other", async () => {
  const [learner, other] = await Promise.all([newEnrolled(), newEnrolled()]);
  const answer = await answerTo(learner, opening.id, wrongChoices(opening));
  expect(answer.body).toMatchObject({
    status: true,
    correct: false,
    choices: wrongChoices(opening),
    question: { id: opening.id, feedback: expect.any(String) },
  });
  expect((await questionsFor(learner.token)).filter(showsKey).map((question) => question.id)).toEqual([opening.id]);
  expect((await questionsFor(other.token)).filter(showsKey)).toEqual([]);
  expect((await questionsFor()).filter(showsKey)).toEqual([]);
});

test("an answer is final: a second one changes nothing and returns the first", async () => {
  const learner = await newEnrolled();
  await answerTo(learner, opening.id, wrongChoices(opening));
  expect((await answerTo(learner, opening.id, rightChoices(opening))).body).toMatchObject({
    correct: false,
    choices: wrongChoices(opening),
  });
  expect((await attemptOf(learner)).answers).toEqual([
    { questionId: opening.id, choices: wrongChoices(opening), correct: false },
  ]);
});

test("two different answers at once: both return the one that counts", async () => {
  const learner = await newEnrolled();
  const all = await Promise.all([
    answerTo(learner, opening.id, rightChoices(opening)),
    answerTo(learner, opening.id, wrongChoices(opening)),
  ]);
  expect(all[0]?.body.choices).toEqual(all[1]?.body.choices);
  expect((await attemptOf(learner)).answers).toHaveLength(1);
});

test("an answer is right only when every right option and no other is chosen", async () => {
  const question = quiz.find((each) => each.type === "checkbox") as (typeof quiz)[number];
  const [partly, wholly] = await Promise.all([newEnrolled(), newEnrolled()]);
  expect((await answerTo(partly, question.id, rightChoices(question).slice(1))).body.correct).toBe(false);
  expect((await answerTo(wholly, question.id, [...rightChoices(question)].reverse())).body.correct).toBe(true);
});

test("an answer that the question does not offer is rejected and does not count", async () => {
  const learner = await newEnrolled();
  const radio = quiz.find((each) => each.type === "radio") as (typeof quiz)[number];
  const errorOf = async (questionId: string, choices: unknown) => {
    const answer = await answerTo(learner, questionId, choices);
    return [answer.status, answer.body.message];
  };
  expect(await errorOf("no-such-question", ["a"])).toEqual([404, "There is no such question in this quiz."]);
  expect(await errorOf(radio.id, ["zzz"])).toEqual([400, "There is no such option in this question."]);
  expect(
    await errorOf(
      radio.id,
      radio.options.slice(0, 2).map((option) => option.id),
    ),
  ).toEqual([400, "This question takes one answer."]);
  expect(await errorOf(radio.id, [])).toEqual([400, expect.stringContaining("choices")]);
  expect(await attemptOf(learner)).toMatchObject({ number: 0, answers: [], finished: false });
});

test("the score counts only as graded: without a pass it is rejected, whatever is sent", async () => {
  const learner = await newEnrolled();
  const noPass = [
    409,
    expect.objectContaining(errorBody("No passed attempt of this quiz stands behind the score.", "CONFLICT")),
  ];
  for (const sent of [10, "10", 100]) {
    const answer = await score(learner, sent);
    expect([answer.status, answer.body]).toEqual(noPass);
  }
  await answerQuiz(learner, topic, wrongChoices);
  const answer = await score(learner, 10);
  expect([answer.status, answer.body]).toEqual(noPass);
  const { moduleTopic_info } = (await succeed("POST", `/courses/modules/${courseId}`, {
    token: learner.token,
    body: {},
  })) as {
    moduleTopic_info: { status: string }[];
  };
  expect(moduleTopic_info.slice(0, 2).map((each) => each.status)).toEqual(["Started", "Locked"]);
});

test("a passed quiz answers the graded score, not the one that was sent", async () => {
  const learner = await newEnrolled();
  await answerTo(learner, opening.id, wrongChoices(opening));
  for (const question of others) await answerTo(learner, question.id, rightChoices(question));
  const percent = Math.floor((100 * others.length) / quiz.length);
  expect(await attemptOf(learner)).toMatchObject({
    finished: true,
    percent,
    passed: percent >= 80,
    correct_count: others.length,
    question_count: quiz.length,
  });
  expect((await score(learner, 3)).body).toMatchObject({ status: true, score: percent / 10 });
});

test("another attempt begins empty, hides the key again, and a better score before it stays", async () => {
  const learner = await newEnrolled();
  await answerQuiz(learner, topic);
  expect((await questionsFor(learner.token)).filter(showsKey)).toHaveLength(quiz.length);
  expect(await succeed("POST", `/quiz/${topic.id}/attempts`, { token: learner.token })).toMatchObject({
    number: 2,
    answers: [],
    finished: false,
    passed: null,
  });
  expect((await questionsFor(learner.token)).filter(showsKey)).toEqual([]);
  await answerQuiz(learner, topic, wrongChoices);
  expect(await attemptOf(learner)).toMatchObject({ number: 2, percent: 0, passed: false });
  expect((await score(learner, 0)).body).toMatchObject({ score: 10 });
});

test("an attempt that is running is not begun again", async () => {
  const learner = await newEnrolled();
  await answerTo(learner, opening.id, rightChoices(opening));
  expect(await succeed("POST", `/quiz/${topic.id}/attempts`, { token: learner.token })).toMatchObject({
    number: 1,
    answers: [expect.objectContaining({ questionId: opening.id })],
  });
});
