import { beforeAll, expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  answerQuiz,
  completeTopic,
  courseId,
  type NewLearner,
  newEnrolled,
  newLearner,
  readTopic,
  topics,
} from "../../../testing/people/learners";

const [first, second, third] = topics;

let stranger: NewLearner;
beforeAll(async () => {
  stranger = await newLearner();
});

const modulesFor = ({ token }: NewLearner) =>
  succeed("POST", `/courses/modules/${courseId}?language=en`, { token, body: { language: "en" } });
const readTopicInfo = ({ token }: NewLearner, topicId: string) =>
  succeed("POST", `/users/get-my-topic-info/${topicId}`, { token, body: { course: courseId } });

test("reading is stored: each page separately, and the resume place", async () => {
  const learner = await newEnrolled();
  await succeed("POST", `/users/reading/${first.id}`, { token: learner.token, body: { page: 3 } });
  expect((await readTopicInfo(learner, first.id)).data).toMatchObject({
    primary_reading: 1,
    pages_read: [3],
    reading_done: false,
  });
  await succeed("POST", `/users/reading/${first.id}`, { token: learner.token, body: { page: "1" } });
  expect((await readTopicInfo(learner, first.id)).data).toMatchObject({ primary_reading: 2, pages_read: [1, 3] });
  expect((await modulesFor(learner)).enrollment_info).toEqual([
    expect.objectContaining({
      id: learner.eid,
      current_topic: first.id,
      current_page: 1,
      progress: 0,
      status: "Enrolled",
    }),
  ]);
});

test("the learner's courses say when a page of each was last opened", async () => {
  const learner = await newEnrolled();
  const openedAt = async () =>
    ((await succeed("POST", "/users/my-courses", { token: learner.token })).data as { opened_at: string | null }[]).map(
      (course) => course.opened_at,
    );
  expect(await openedAt()).toEqual([null]);
  const before = Date.now();
  await callApi("GET", `/courses/topicPrimaryReading/${first.id}/1?language=en`, { token: learner.token });
  const [opened] = await openedAt();
  expect(Date.parse(opened ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(opened ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a client that knows only the documented calls reads by them; what a browser fetches ahead does not count", async () => {
  const learner = await newEnrolled();
  const read = (page: number, headers?: Record<string, string>) =>
    callApi("GET", `/courses/topicPrimaryReading/${first.id}/${page}?language=en`, { token: learner.token, headers });
  expect((await read(2, { "sec-purpose": "prefetch;prerender" })).status).toBe(200);
  expect(await readTopicInfo(learner, first.id)).toEqual({ status: false, data: null });
  for (const page of first.pages.keys())
    expect((await read(page + 1)).body).toMatchObject({ page: page + 1, reading_seconds: expect.any(Number) });
  expect((await readTopicInfo(learner, first.id)).data).toMatchObject({
    reading_done: true,
    primary_reading: first.pages.length,
  });
});

test("a passed quiz without the reading completes no topic: the next one stays locked, and the certificate's call returns 409", async () => {
  const learner = await newEnrolled();
  await answerQuiz(learner, first);
  expect((await readTopicInfo(learner, first.id)).data).toMatchObject({
    status: "Started",
    quiz_done: true,
    reading_done: false,
  });
  const next = await callApi("POST", `/users/reading/${second.id}`, { token: learner.token, body: { page: 1 } });
  expect([next.status, next.body.message]).toEqual([403, "This module is locked"]);
  const answer = await callApi("PUT", `/courses/completed_status/${courseId}`, {
    token: learner.token,
    body: { eid: learner.eid },
  });
  expect([answer.status, answer.body.message]).toEqual([409, "Some topics of this course are not complete yet."]);
});

test("an unknown page is rejected", async () => {
  const { token } = await newEnrolled();
  expect(
    (await callApi("POST", `/users/reading/${first.id}`, { token, body: { page: first.pages.length + 1 } })).status,
  ).toBe(404);
  for (const page of [0, -1, 1.5, 1000, "x", null])
    expect((await callApi("POST", `/users/reading/${first.id}`, { token, body: { page } })).status).toBe(400);
});

test("a journal is stored unchanged, is its writer's alone, and completes its topic", async () => {
  const learner = await newEnrolled();
  for (const topic of [first, second]) await completeTopic(learner, topic);
  await readTopic(learner, third);
  await answerQuiz(learner, third);
  const entry = enoughWords("<b>कक्षा</b> में मैंने 'यह' किया और विद्यार्थियों ने बताया; -- \n\u{1F33C}", learner._id);
  const answer = await succeed("POST", `/users/journal/${third.id}`, {
    token: learner.token,
    body: { entry: `  ${entry}  ` },
  });
  expect(answer).toEqual({ status: true, message: "Your journal is saved and this topic is complete." });
  expect((await readTopicInfo(learner, third.id)).data).toMatchObject({
    reflective_journal: entry,
    status: "Completed",
    quiz: 10,
  });
  const seenByAnother = await callApi("POST", `/users/get-my-topic-info/${third.id}`, {
    token: stranger.token,
    body: { course: courseId },
  });
  expect([seenByAnother.status, seenByAnother.text.includes("कक्षा")]).toEqual([403, false]);
});

test("an empty journal, and one in a topic that has none, are rejected", async () => {
  const learner = await newEnrolled();
  expect(
    (await callApi("POST", `/users/journal/${first.id}`, { token: learner.token, body: { entry: "x" } })).body,
  ).toMatchObject(errorBody("This topic has no reflective journal.", "NOT_FOUND"));
  for (const topic of [first, second]) await completeTopic(learner, topic);
  const blank = await callApi("POST", `/users/journal/${third.id}`, { token: learner.token, body: { entry: " \n " } });
  expect([blank.status, blank.body.message]).toEqual([400, "Please write something first."]);
  expect(
    (await callApi("POST", `/users/journal/${third.id}`, { token: learner.token, body: { entry: "x".repeat(10_001) } }))
      .status,
  ).toBe(400);
});
