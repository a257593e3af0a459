import { beforeAll, describe, expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  completeCourse,
  completeTopic,
  content,
  courseId,
  type Enrolled,
  feedbackQuestions,
  type NewLearner,
  newEnrolled,
  newLearner,
  readTopic,
  surveyQuestions,
  topics,
  wholeForm,
} from "../../../testing/people/learners";

const [first, second] = topics;
const questions = surveyQuestions(first);
const whole = wholeForm(questions);
const [question] = questions as [(typeof questions)[number], ...typeof questions];
const forms = [
  {
    what: "a topic's survey form",
    path: `/users/user_survey_data/${first.id}`,
    whole,
    formQuestions: questions,
    opensWith: null,
  },
  {
    what: "the feedback form of a course",
    path: `/users/feedback/${courseId}`,
    whole: wholeForm(feedbackQuestions),
    formQuestions: feedbackQuestions,
    opensWith: completeCourse,
  },
];

let stranger: NewLearner;
beforeAll(async () => {
  stranger = await newLearner();
});

const readAnswers = async ({ token }: NewLearner, path: string) => (await succeed("GET", path, { token })).answers;

describe.each(forms)("$what", ({ path, whole, formQuestions, opensWith }) => {
  let learner: Enrolled;
  beforeAll(async () => {
    learner = await newEnrolled();
    await opensWith?.(learner);
  });
  const send = (body: unknown, by: NewLearner = learner) => callApi("POST", path, { token: by.token, body });

  test("returns in the caller's language which question is empty, and saves nothing", async () => {
    const [, later = formQuestions[0]] = formQuestions;
    for (const body of [
      { ...whole, [later?.id ?? ""]: "  " },
      { ...whole, [later?.id ?? ""]: undefined },
    ]) {
      const answer = await send(body);
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining(errorBody(`Please respond to question ${later?.en}`, "BAD_REQUEST")),
      ]);
    }
    const inHindi = await callApi("POST", `${path}?language=hi`, { token: learner.token, body: {} });
    expect(inHindi.body.message).toContain(formQuestions[0]?.hi);
    expect(await readAnswers(learner, path)).toEqual({});
  });

  test.each([
    ["a name of no question", { "no-such-question": "x" }],
    ["a name of every object", { constructor: "x" }],
    ["more than 4,096 letters", { [formQuestions.at(-1)?.id ?? ""]: "x".repeat(4097) }],
    ["more than 100 names", Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q-${index}`, "x"]))],
    ["a number", { [formQuestions[0]?.id ?? ""]: 1 }],
    ["an object", { [formQuestions[0]?.id ?? ""]: { a: "x" } }],
    ["an option that is not offered", { [formQuestions[0]?.id ?? ""]: "no-such-option" }],
  ])("rejects %s, and saves nothing", async (_, change) => {
    expect((await send({ ...whole, ...change })).status).toBe(400);
    expect(await readAnswers(learner, path)).toEqual({});
  });

  test("returns an error without an enrollment, and no answers", async () => {
    const answer = await send(whole, stranger);
    expect([answer.status, answer.body.message]).toEqual([403, "You are not enrolled in this course."]);
    expect(await readAnswers(stranger, path)).toEqual({});
  });

  test("stores the answers, changes them, and returns them to their learner alone", async () => {
    expect((await send(whole)).body).toMatchObject({ status: true, message: "Thank you. Your answers are saved." });
    const last = formQuestions.at(-1)?.id ?? "";
    const hostile = `<script>alert(1)</script> ' " \u{1F33C}`;
    expect((await send({ ...whole, [last]: hostile })).status).toBe(200);
    expect(await readAnswers(learner, path)).toEqual({ ...whole, [last]: hostile });
    expect(await readAnswers(await newEnrolled(), path)).toEqual({});
  });
});

test("the conclusion survey is not open before the course is complete: as long as `summary_lock` is set, no answers are accepted", async () => {
  const { token } = await newEnrolled();
  const send = () => callApi("POST", `/users/feedback/${courseId}`, { token, body: wholeForm(feedbackQuestions) });
  expect((await succeed("POST", `/courses/modules/${courseId}?language=en`, { token })).summary_lock).toBe(true);
  const answer = await send();
  expect([answer.status, answer.body.message]).toEqual([409, "Some topics of this course are not complete yet."]);
  expect((await succeed("GET", `/users/feedback/${courseId}`, { token })).answers).toEqual({});
});

test("checkbox values that share a name are joined with commas", async () => {
  const learner = await newEnrolled();
  const several = questions.find((each) => each.type === "checkbox");
  if (several?.type !== "checkbox") throw new Error("The first survey has no checkbox question");
  const [one, , three] = several.options.map((option) => option.id);
  await succeed("POST", `/users/user_survey_data/${first.id}`, {
    token: learner.token,
    body: { ...whole, [several.id]: [one, three] },
  });
  expect(await readAnswers(learner, `/users/user_survey_data/${first.id}`)).toEqual({
    ...whole,
    [several.id]: `${one},${three}`,
  });
});

test("a page answers its form with names that are the same in both languages, and its film", async () => {
  const readFormPage = (page: number, language: string) =>
    succeed("GET", `/courses/topicPrimaryReading/${first.id}/${page}?language=${language}`);
  const formPage = first.pages.findIndex((page) => page.form) + 1;
  const [english, hindi] = [
    String((await readFormPage(formPage, "en")).form_data),
    String((await readFormPage(formPage, "hi")).form_data),
  ];
  const names = (html: string) => [...html.matchAll(/name="([^"]+)"/g)].map((match) => match[1]);
  expect(names(english)).toEqual(names(hindi));
  expect(new Set(names(english))).toEqual(new Set(Object.keys(whole)));
  expect(english).toContain(question.en);
  expect(hindi).toContain(question.hi);
  expect(await readFormPage(1, "hi")).toMatchObject({
    video_url: "/videos/growing-up-healthy-intro.mp4",
    video_transcript: expect.stringContaining("वीडियो"),
    form_data: null,
  });
  expect(await readFormPage(2, "en")).toMatchObject({ video_url: null, form_data: null });
});

test("the course returns its conclusion and its questions", async () => {
  const detail = await succeed("GET", `/courses/${courseId}?language=en`);
  expect(detail).toMatchObject({
    conclusion: expect.stringContaining("Thank you for the hours"),
    resources_desc: expect.stringMatching(/\w/),
  });
  // The page shows whether the learner has completed it.
  expect(detail.conclusion).not.toContain("completed");
  for (const { id, en } of feedbackQuestions) {
    expect(detail.feedback_form).toContain(`name="${id}"`);
    expect(detail.feedback_form).toContain(en);
  }
});

test("a locked topic's form, and one where a topic has none, are rejected", async () => {
  const learner = await newEnrolled();
  const send = () =>
    callApi("POST", `/users/user_survey_data/${second.id}`, { token: learner.token, body: { x: "y" } });
  expect((await send()).body).toMatchObject(errorBody("This module is locked", "FORBIDDEN"));
  await completeTopic(learner, first);
  expect((await send()).body).toMatchObject(errorBody("There is no form here.", "NOT_FOUND"));
});

test("the last topic of the shorter course is completed by its form, and with it the course", async () => {
  const learner = await newLearner();
  const { token } = learner;
  const course = content.courseById.get("healthy-minds");
  if (!course) throw new Error("There is no course healthy-minds");
  await succeed("POST", "/courses/enroll", { token, body: { id: course.id, name: course.name.en, language: "en" } });
  const plan = course.topics.at(-1);
  if (plan?.completion[0] !== "formSubmit") throw new Error("Its last topic is not completed by a form");
  for (const topic of course.topics.slice(0, -1)) await completeTopic(learner, topic);
  const statusOfPlan = async () =>
    (await succeed("POST", `/users/get-my-topic-info/${plan.id}`, { token, body: { course: course.id } })).data;
  await readTopic(learner, plan);
  expect(await statusOfPlan()).toMatchObject({ status: "Started", form_done: false });
  const answer = await succeed("POST", `/users/user_survey_data/${plan.id}`, {
    token,
    body: wholeForm(surveyQuestions(plan)),
  });
  expect(answer.message).toBe("Thank you. Your answers are saved and this topic is complete.");
  expect(await statusOfPlan()).toMatchObject({ status: "Completed", form_done: true });
  const { enrollment_info } = await succeed("POST", `/courses/modules/${course.id}?language=en`, { token, body: {} });
  expect((enrollment_info as { progress: number }[])[0]?.progress).toBe(100);
});
