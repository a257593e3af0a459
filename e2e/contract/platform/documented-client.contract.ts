import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { type ApiResponse, callApi } from "../../../testing/calls/call-api";
import { courseId, makeRegistration, newAddress } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { isDocumented } from "../support/documented-calls";

// A client that knows nothing but the documented calls, on a portal whose owner sends it the quiz keys.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-documented-"));
let portal: Portal;
let token = "";
let enrollmentId = "";
beforeAll(async () => {
  portal = await startPortal({ PORTAL_DATA_DIR: folder, QUIZ_KEYS_IN_BROWSER: "1", TESTS_WITHOUT_WAITING: "1" });
  ({ token } = (await call("POST", "/users/register", makeRegistration(newAddress()))).body as { token: string });
  await call("POST", "/courses/enroll", { id: courseId, name: "Growing up healthy", language: "en" });
  enrollmentId = (await modules()).enrollment_info[0].id;
});
afterAll(async () => {
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** @throws for a call that is not among the documented ones */
async function call(method: string, address: string, body?: unknown): Promise<ApiResponse> {
  if (!isDocumented(method, `/api${address}`)) throw new Error(`${method} ${address} is not documented`);
  return callApi(method, address, { ...(token ? { token } : {}), body }, portal.url);
}

type Option = { option: string; correct: boolean };
type Modules = {
  moduleTopic_info: { slug: string; status: string }[];
  enrollment_info: [{ id: string; progress: number }];
};
const modules = async () =>
  (await call("POST", `/courses/modules/${courseId}?language=en`, { language: "en" })).body as unknown as Modules;
const topicStatus = async (topic: string) =>
  (await modules()).moduleTopic_info.find(({ slug }) => slug === topic)?.status;

/** Opens a topic and reads each of its pages, as the documented topic page does. @returns the topic's data */
async function read(topicId: string): Promise<Record<string, unknown>> {
  const { body: topic } = await call("GET", `/courses/topic/${topicId}?language=en`);
  const mine = await call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId });
  const { quiz, completion_criteria } = topic;
  const opening = { course_id: courseId, topicId, enrollmentId, quiz, language: "en", completion_criteria };
  if (!mine.body.data) expect((await call("POST", "/users/add-user-course-topic/", opening)).status).toBe(200);
  for (let page = 1; page <= Number(topic.primary_pages); page += 1) {
    expect((await call("GET", `/courses/topicPrimaryReading/${topicId}/${page}?language=en`)).body).toMatchObject({
      page,
      content: expect.any(String),
    });
  }
  return topic;
}

/** Grades the right answers by `options[].correct`, as the documented quiz does. @returns the score out of ten */
async function takeQuiz(topicId: string): Promise<number> {
  const questions = (await call("GET", `/quiz/${topicId}?language=en`)).body as unknown as {
    options: Option[];
    feedback: string;
  }[];
  const { quiz_passing_percent } = (await call("GET", `/quiz/${topicId}/passing_percent`)).body;
  const chosen = questions.map(({ options }) => options.filter(({ correct }) => correct));
  const right = questions.filter(({ options }, index) =>
    options.every((option) => option.correct === chosen[index]?.includes(option)),
  );
  const percent = Math.floor((100 * right.length) / questions.length);
  expect(chosen.every((options) => options.length > 0)).toBe(true);
  expect(percent).toBeGreaterThanOrEqual(Number(quiz_passing_percent));
  return percent / 10;
}

const put = (topicId: string, score: unknown) => call("PUT", `/courses/module_topic/${topicId}/quiz`, { score });

test("a quiz topic is completed by the documented calls alone, and the next one opens", async () => {
  const [first, second] = (await modules()).moduleTopic_info;
  const [topicId, next] = [first?.slug ?? "", second?.slug ?? ""];
  await read(topicId);
  const score = await takeQuiz(topicId);
  expect(await topicStatus(topicId)).toBe("Started");
  expect(await topicStatus(next)).toBe("Locked");
  expect((await put(topicId, score)).body).toMatchObject({ status: true, score });
  expect(await topicStatus(topicId)).toBe("Completed");
  expect(await topicStatus(next)).toBe("Pending");
  expect((await call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId })).body.data).toMatchObject({
    quiz: score,
    quiz_done: true,
  });
});

test("a score that does not pass, is invalid, or is for a locked topic completes nothing", async () => {
  const open =
    (await modules()).moduleTopic_info.find(({ status }) => status !== "Completed" && status !== "Locked")?.slug ?? "";
  const locked = (await modules()).moduleTopic_info.at(-1)?.slug ?? "";
  await read(open);
  for (const [score, status] of [
    [7, 409],
    [7.9, 409],
    [0, 409],
    [undefined, 409],
    [-1, 400],
    [11, 400],
    [83, 400],
    ["many", 400],
    ["", 400],
  ] as const)
    expect([score, (await put(open, score)).status]).toEqual([score, status]);
  expect((await put(locked, 10)).status).toBe(403);
  expect(await topicStatus(open)).toBe("Started");
  expect((await put(open, "8.3")).body).toMatchObject({ status: true, score: 8.3 });
  expect(await topicStatus(open)).toBe("Completed");
});

test("a client of the documented calls alone submits its journals and reaches the certificate of the course", async () => {
  const topicJournal = (topic: Record<string, unknown>) =>
    topic.reflective_journal === null ? null : String(topic.name);
  for (const { slug } of (await modules()).moduleTopic_info) {
    const topic = await read(slug);
    for (let page = 1; page <= Number(topic.primary_pages); page += 1) {
      const { form_data } = (await call("GET", `/courses/topicPrimaryReading/${slug}/${page}?language=en`)).body;
      if (!form_data) continue;
      expect((await call("POST", `/users/user_survey_data/${slug}`, answersTo(String(form_data)))).status).toBe(200);
    }
    if (topic.quiz === 1) await put(slug, await takeQuiz(slug));
    const name = topicJournal(topic);
    if (name === null) continue;
    const submit = (entry: string) => call("POST", `/users/user_survey_data/${slug}`, { reflective_journal: entry });
    const short = await submit("k");
    expect([short.status, short.body.message]).toEqual([400, "Please write a little more: 1 of 15 words so far."]);
    expect((await submit(enoughWords(`What I tried of ${name}.`, enrollmentId))).body.status).toBe(true);
    expect((await call("POST", `/users/get-my-topic-info/${slug}`, { course: courseId })).body.data).toMatchObject({
      reflective_journal: enoughWords(`What I tried of ${name}.`, enrollmentId),
      status: "Completed",
    });
  }
  expect((await modules()).enrollment_info[0].progress).toBe(100);
  const profile = { current_institute: "Middle School", employment_sector: "Government", is_profile_complete: 1 };
  expect((await call("PUT", "/users/profile", profile)).status).toBe(200);
  expect((await call("PUT", `/courses/completed_status/${courseId}`, { eid: enrollmentId })).body).toMatchObject({
    status: true,
    certificateId: expect.any(String),
  });
});

/** The first choice, or a text, for each field of a form. */
function answersTo(form: string): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [field] of form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(field)?.[1] ?? "";
    answers[name] ??= /value="([^"]*)"/.exec(field)?.[1] || "Our school";
  }
  for (const [, name = "", options = ""] of form.matchAll(/<select\b[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    answers[name] = /value="([^"]+)"/.exec(options)?.[1] ?? "";
  return answers;
}

test("each item of the documented menu has its answer by its id, in both languages; an unknown id is not there", async () => {
  for (const language of ["en", "hi"]) {
    const { data } = (await call("GET", `/chatbot/menu/0?language=${language}`)).body as {
      data: { id: number; question: string }[];
    };
    expect(data.length).toBeGreaterThanOrEqual(15);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    const answers = await Promise.all(data.map(({ id }) => call("GET", `/chatbot/sr/${id}?language=${language}`)));
    for (const { status, body } of answers) expect([status, String(body.message).length > 20]).toEqual([200, true]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(data.length);
  }
  expect((await call("GET", "/chatbot/sr/999999")).status).toBe(404);
});

test("this client cannot make a call that is not documented", async () => {
  await expect(call("POST", "/quiz/some-topic/answers", {})).rejects.toThrow("is not documented");
});
