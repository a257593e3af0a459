import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  answerQuiz,
  courseId,
  findQuestion,
  type NewLearner,
  newEnrolled,
  rightChoices,
  topics,
  wrongChoices,
} from "../../../testing/people/learners";

const [topic] = topics;
const quiz = topic.quiz;
type Drawn = (typeof quiz)[number];

const drawnCount = topic.quizShown ?? quiz.length;

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
/** A drawn question with one right option. */
const single = async (learner: NewLearner) => (await drawnFor(learner)).find(({ type }) => type === "radio") as Drawn;
/** A learner whose attempt has drawn a question with several right options. */
async function withSeveral(): Promise<{ learner: NewLearner; question: Drawn }> {
  const learner = await newEnrolled();
  const question = (await drawnFor(learner)).find(({ type }) => type === "checkbox");
  return question ? { learner, question } : withSeveral();
}
const readAttempt = ({ token }: NewLearner) => succeed("GET", `/quiz/${topic.id}/attempt`, { token });
const showsAnything = (question: Shown) =>
  question.feedback !== null || question.options.some((option) => option.correct !== null);
const showsKey = (question: Shown) => question.options.every((option) => option.correct !== null);
/** The drawn questions of the running attempt, with their keys. */
const drawnFor = async ({ token }: NewLearner) => (await questionsFor(token)).map(({ id }) => findQuestion(topic, id));
const score = ({ token }: NewLearner, sent: unknown) =>
  callApi("PUT", `/courses/module_topic/${topic.id}/quiz`, { token, body: { score: sent } });

test("the questions hold neither key nor feedback before they are answered, for guest and learner", async () => {
  const { token } = await newEnrolled();
  for (const shown of [await questionsFor(), await questionsFor(token)]) {
    expect(shown).toHaveLength(drawnCount);
    expect(shown.every(({ id }) => quiz.some((question) => question.id === id))).toBe(true);
    expect(shown.filter(showsAnything)).toEqual([]);
  }
  const { text } = await callApi("GET", `/quiz/${topic.id}`);
  for (const question of quiz) expect(text).not.toContain(question.feedback.en.slice(0, 30));
});

test("after a wrong answer the choice is shown as wrong, to that learner, and no key; a right one has its reason", async () => {
  const [learner, other] = await Promise.all([newEnrolled(), newEnrolled()]);
  const [first, second] = (await drawnFor(learner)) as [Drawn, Drawn];
  const answer = await answerTo(learner, first.id, wrongChoices(first));
  expect(answer.body).toMatchObject({
    status: true,
    correct: false,
    choices: wrongChoices(first),
    question: { id: first.id, feedback: null },
  });
  const { options } = answer.body.question as Shown;
  expect(options.filter(({ correct }) => correct !== null)).toEqual([
    expect.objectContaining({ id: wrongChoices(first)[0], correct: false }),
  ]);
  const right = await answerTo(learner, second.id, rightChoices(second));
  expect(right.body).toMatchObject({ correct: true, question: { id: second.id, feedback: expect.any(String) } });
  expect((await questionsFor(learner.token)).filter(showsAnything).map(({ id }) => id)).toEqual(
    (await drawnFor(learner)).map(({ id }) => id).filter((id) => id === first.id || id === second.id),
  );
  expect((await questionsFor(learner.token)).filter(showsKey)).toEqual([]);
  expect((await questionsFor(other.token)).filter(showsAnything)).toEqual([]);
  expect((await questionsFor()).filter(showsAnything)).toEqual([]);
});

test("a failed attempt shows no key, also in its last answer; a passed one shows all", async () => {
  const learner = await newEnrolled();
  const failed = await drawnFor(learner);
  let last = {} as Awaited<ReturnType<typeof answerTo>>["body"];
  for (const question of failed) last = (await answerTo(learner, question.id, wrongChoices(question))).body;
  expect(last.attempt).toMatchObject({ finished: true, passed: false });
  expect((last.questions as Shown[]).filter(showsKey)).toEqual([]);
  await succeed("POST", `/quiz/${topic.id}/attempts`, { token: learner.token });
  for (const question of await drawnFor(learner))
    last = (await answerTo(learner, question.id, rightChoices(question))).body;
  expect((last.questions as Shown[]).filter((each) => showsKey(each) && each.feedback !== null)).toHaveLength(
    drawnCount,
  );
});

test("a learner has the same questions in each call of an attempt", async () => {
  const learner = await newEnrolled();
  const ids = (await questionsFor(learner.token)).map(({ id }) => id);
  const { questions } = (await readAttempt(learner)) as unknown as { questions: Shown[] };
  expect(questions.map(({ id }) => id)).toEqual(ids);
  const [first] = (await drawnFor(learner)) as [Drawn];
  await answerTo(learner, first.id, rightChoices(first));
  expect((await questionsFor(learner.token)).map(({ id }) => id)).toEqual(ids);
});

test("an answer is final: a second one changes nothing and returns the first", async () => {
  const learner = await newEnrolled();
  const opening = await single(learner);
  await answerTo(learner, opening.id, wrongChoices(opening));
  expect((await answerTo(learner, opening.id, rightChoices(opening))).body).toMatchObject({
    correct: false,
    choices: wrongChoices(opening),
  });
  expect((await readAttempt(learner)).answers).toEqual([
    { questionId: opening.id, choices: wrongChoices(opening), correct: false },
  ]);
});

test("two different answers at once: both return the one that counts", async () => {
  const learner = await newEnrolled();
  const opening = await single(learner);
  const all = await Promise.all([
    answerTo(learner, opening.id, rightChoices(opening)),
    answerTo(learner, opening.id, wrongChoices(opening)),
  ]);
  expect(all[0]?.body.choices).toEqual(all[1]?.body.choices);
  expect((await readAttempt(learner)).answers).toHaveLength(1);
});

test("an answer is right only when every right option and no other is chosen", async () => {
  const [partly, wholly] = await Promise.all([withSeveral(), withSeveral()]);
  const { body } = await answerTo(partly.learner, partly.question.id, rightChoices(partly.question).slice(1));
  expect(body.correct).toBe(false);
  expect((body.attempt as { answers: unknown[] }).answers).toEqual([
    expect.objectContaining({ correct: false, missing: 1, extra: 0 }),
  ]);
  const reversed = [...rightChoices(wholly.question)].reverse();
  expect((await answerTo(wholly.learner, wholly.question.id, reversed)).body.correct).toBe(true);
});

test("an answer that the question does not offer is rejected and does not count", async () => {
  const learner = await newEnrolled();
  const radio = await single(learner);
  const readError = async (questionId: string, choices: unknown) => {
    const answer = await answerTo(learner, questionId, choices);
    return [answer.status, answer.body.message];
  };
  expect(await readError("no-such-question", ["a"])).toEqual([404, "There is no such question in this quiz."]);
  expect(await readError(radio.id, ["zzz"])).toEqual([400, "There is no such option in this question."]);
  expect(
    await readError(
      radio.id,
      radio.options.slice(0, 2).map((option) => option.id),
    ),
  ).toEqual([400, "This question takes only one answer."]);
  expect(await readError(radio.id, [])).toEqual([400, expect.stringContaining("choices")]);
  expect(await readAttempt(learner)).toMatchObject({ number: 0, answers: [], finished: false });
});

test("the score counts only as graded: without a pass it is rejected, whatever is sent", async () => {
  const learner = await newEnrolled();
  const noPass = [
    409,
    expect.objectContaining(errorBody("No passed attempt at this quiz supports this score.", "CONFLICT")),
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
  const [opening, ...others] = (await drawnFor(learner)) as [Drawn, ...Drawn[]];
  await answerTo(learner, opening.id, wrongChoices(opening));
  for (const question of others) await answerTo(learner, question.id, rightChoices(question));
  const percent = Math.floor((100 * others.length) / drawnCount);
  expect(await readAttempt(learner)).toMatchObject({
    finished: true,
    percent,
    passed: percent >= 80,
    correct_count: others.length,
    question_count: drawnCount,
  });
  expect((await score(learner, 3)).body).toMatchObject({ status: true, score: percent / 10 });
});

test("another attempt begins empty, hides the key again, and a better score before it stays", async () => {
  const learner = await newEnrolled();
  await answerQuiz(learner, topic);
  expect((await questionsFor(learner.token)).filter(showsKey)).toHaveLength(drawnCount);
  expect(await succeed("POST", `/quiz/${topic.id}/attempts`, { token: learner.token })).toMatchObject({
    number: 2,
    answers: [],
    finished: false,
    passed: null,
  });
  expect((await questionsFor(learner.token)).filter(showsAnything)).toEqual([]);
  await answerQuiz(learner, topic, wrongChoices);
  expect(await readAttempt(learner)).toMatchObject({ number: 2, percent: 0, passed: false });
  expect((await score(learner, 0)).body).toMatchObject({ score: 10 });
});

test("an attempt that is running is not begun again", async () => {
  const learner = await newEnrolled();
  const opening = await single(learner);
  await answerTo(learner, opening.id, rightChoices(opening));
  expect(await succeed("POST", `/quiz/${topic.id}/attempts`, { token: learner.token })).toMatchObject({
    number: 1,
    answers: [expect.objectContaining({ questionId: opening.id })],
  });
});
