import { beforeAll, describe, expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  completeTopic,
  content,
  courseId,
  type Enrolled,
  type NewLearner,
  newEnrolled,
  newLearner,
  topics,
} from "../../../testing/people/learners";

const [first, second, third] = topics;
const locked = [403, expect.objectContaining(errorBody("This module is locked", "FORBIDDEN"))];
const notEnrolled = [403, expect.objectContaining(errorBody("You are not enrolled in this course.", "FORBIDDEN"))];

let stranger: NewLearner;
beforeAll(async () => {
  stranger = await newLearner();
});

const modulesFor = ({ token }: NewLearner) =>
  succeed("POST", `/courses/modules/${courseId}?language=en`, { token, body: { language: "en" } });
const statusesFor = async (learner: NewLearner) =>
  ((await modulesFor(learner)).moduleTopic_info as { status: string }[]).map((each) => each.status);
const readTopicInfo = ({ token }: NewLearner, topicId: string) =>
  succeed("POST", `/users/get-my-topic-info/${topicId}`, { token, body: { course: courseId } });

test("a learner enrols once, by either call and by id or number", async () => {
  const { token, eid } = await newEnrolled();
  for (const [path, body] of [
    ["/courses/enroll", { id: courseId, name: "Growing up healthy" }],
    ["/users/assign-course", { id: 1, name: "", language: "hi" }],
  ] as const) {
    expect(await succeed("POST", path, { token, body })).toMatchObject({
      status: true,
      enrollmentId: eid,
      course_id: courseId,
    });
  }
  const { data, success } = (await succeed("POST", "/users/my-courses?language=en", { token })) as {
    data: unknown[];
    success: boolean;
  };
  expect([success, data]).toEqual([
    true,
    [
      expect.objectContaining({
        slug: courseId,
        name: "Growing up healthy",
        status: "Enrolled",
        progress: 0,
        certificateId: null,
      }),
    ],
  ]);
});

test("ten enrolments at once are one", async () => {
  const { token } = await newLearner();
  const all = await Promise.all(
    Array.from({ length: 10 }, () => succeed("POST", "/courses/enroll", { token, body: { id: courseId } })),
  );
  expect(new Set(all.map((each) => each.enrollmentId)).size).toBe(1);
  expect(all.map(({ enrolled_now, message }) => `${enrolled_now} ${message}`).sort()).toEqual([
    ...Array.from({ length: 9 }, () => "false You are enrolled in this course."),
    "true You have successfully enrolled",
  ]);
});

test("enrolling in an unknown course returns an error", async () => {
  const answer = await callApi("POST", "/courses/enroll", { token: stranger.token, body: { id: "no-such-course" } });
  expect([answer.status, answer.body.message]).toEqual([404, "There is no such course."]);
});

test("a learner can ask whether they are enrolled", async () => {
  const { token } = await newEnrolled();
  expect(await succeed("POST", `/users/get-my-courses-info/${courseId}`, { token })).toEqual({
    status: true,
    message: "You are enrolled in this course.",
    progress: 0,
  });
  expect(await succeed("POST", `/users/get-my-courses-info/${courseId}`, { token: stranger.token })).toEqual({
    status: false,
    message: "You are not enrolled in this course.",
    progress: null,
  });
});

test("a learner who is not enrolled sees the course as a new learner would, and has no course", async () => {
  expect(await modulesFor(stranger)).toMatchObject({
    status: true,
    enrollStatus: false,
    enrollment_info: [],
    summary_lock: true,
    discussion_tab: "Yes",
    resources_tab: "Yes",
  });
  expect((await statusesFor(stranger)).slice(0, 2)).toEqual(["Pending", "Locked"]);
  expect((await succeed("POST", "/users/my-courses", { token: stranger.token })).data).toEqual([]);
});

test.each([
  ["POST", `/users/get-my-topic-info/${first.id}`, {}],
  ["POST", "/users/add-user-course-topic", { course_id: courseId, topicId: first.id }],
  ["POST", `/users/reading/${first.id}`, { page: 1 }],
  ["POST", `/users/journal/${third.id}`, { entry: "x" }],
  ["GET", `/quiz/${first.id}/attempt`, undefined],
  ["POST", `/quiz/${first.id}/attempts`, {}],
  ["POST", `/quiz/${first.id}/answers`, { questionId: first.quiz[0]?.id, choices: ["a"] }],
  ["PUT", `/courses/module_topic/${first.id}/quiz`, { score: 10 }],
  ["PUT", `/courses/completed_status/${courseId}`, { eid: "x" }],
  ["POST", `/my-courses/${courseId}`, {}],
])("%s %s gets an error without an enrollment", async (method, path, body) => {
  const answer = await callApi(method, path, { token: stranger.token, body });
  expect([answer.status, answer.body]).toEqual(notEnrolled);
});

describe("a locked topic", () => {
  let learner: Enrolled;
  beforeAll(async () => {
    learner = await newEnrolled();
  });

  test.each([
    ["GET", `/courses/topicPrimaryReading/${second.id}/1`, undefined],
    ["GET", `/quiz/${second.id}`, undefined],
    ["GET", `/quiz/${second.id}/attempt`, undefined],
    ["POST", `/quiz/${second.id}/attempts`, {}],
    ["POST", `/quiz/${second.id}/answers`, { questionId: second.quiz[0]?.id, choices: ["a"] }],
    ["PUT", `/courses/module_topic/${second.id}/quiz`, { score: 10 }],
    ["POST", `/users/get-my-topic-info/${second.id}`, {}],
    ["POST", "/users/add-user-course-topic/", { course_id: courseId, topicId: second.id, quiz: 10 }],
    ["POST", `/users/reading/${second.id}`, { page: 1 }],
    ["POST", `/users/journal/${third.id}`, { entry: "early" }],
  ])("rejects %s %s", async (method, path, body) => {
    const answer = await callApi(method, path, { token: learner.token, body });
    expect([answer.status, answer.body]).toEqual(locked);
  });

  test("stays locked after all that, and opens when the one before it is complete", async () => {
    expect((await statusesFor(learner)).slice(0, 3)).toEqual(["Pending", "Locked", "Locked"]);
    await completeTopic(learner, first);
    expect((await statusesFor(learner)).slice(0, 3)).toEqual(["Completed", "Pending", "Locked"]);
    expect((await succeed("GET", `/courses/topicPrimaryReading/${second.id}/1`, { token: learner.token })).page).toBe(
      1,
    );
  });
});

test("a topic has no record until it is opened; opening it twice makes one, with or without the slash", async () => {
  const learner = await newEnrolled();
  expect(await readTopicInfo(learner, first.id)).toEqual({ status: false, data: null });
  const body = {
    course_id: courseId,
    topicId: first.id,
    enrollmentId: learner.eid,
    quiz: 10,
    language: "en",
    completion_criteria: "Ungraded",
  };
  for (const path of ["/users/add-user-course-topic/", "/users/add-user-course-topic"])
    expect((await callApi("POST", path, { token: learner.token, body })).status).toBe(200);
  expect(await readTopicInfo(learner, first.id)).toMatchObject({
    status: true,
    data: { status: "Started", quiz: null, primary_reading: 0, reflective_journal: null, discussion: 0 },
  });
});

test("another learner's enrollment id, an own one that has ended and an unknown one are rejected, and open nothing", async () => {
  const [learner, other] = await Promise.all([newEnrolled(), newEnrolled()]);
  const open = (enrollmentId: string) =>
    callApi("POST", "/users/add-user-course-topic", {
      token: learner.token,
      body: { course_id: courseId, topicId: first.id, enrollmentId, quiz: 10 },
    });
  for (const eid of [other.eid, "no-such-enrollment"]) {
    const answer = await open(eid);
    expect([answer.status, answer.body.message]).toEqual([403, "This belongs to another account."]);
  }
  await succeed("POST", "/users/unenroll", { token: learner.token, body: { id: courseId, feedback: "No time." } });
  await succeed("POST", "/courses/enroll", { token: learner.token, body: { id: courseId, language: "en" } });
  const ended = await open(learner.eid);
  expect([ended.status, ended.body.message]).toEqual([403, expect.stringContaining("This enrollment has ended")]);
  for (const each of [learner, other])
    expect(await readTopicInfo(each, first.id)).toEqual({ status: false, data: null });
});

test("a course that the topic does not belong to is rejected, by its id and by its number; its own is accepted by both", async () => {
  const learner = await newEnrolled();
  const [own, wrong] = [content.courseById.get(courseId), content.courses.find(({ id }) => id !== courseId)];
  const info = (course: unknown) =>
    callApi("POST", `/users/get-my-topic-info/${first.id}`, { token: learner.token, body: { course } });
  const open = (course_id: unknown) =>
    callApi("POST", "/users/add-user-course-topic", { token: learner.token, body: { course_id, topicId: first.id } });
  for (const send of [info, open]) {
    for (const course of [wrong?.id, String(wrong?.code)]) {
      const answer = await send(course);
      expect([answer.status, answer.body.message]).toEqual([400, "This topic belongs to another course."]);
    }
    expect((await send("no-such-course")).status).toBe(404);
    for (const course of [own?.id, String(own?.code)]) expect((await send(course)).status).toBe(200);
  }
});

test("the course with its topics and scores is the learner's own", async () => {
  const learner = await newEnrolled();
  await completeTopic(learner, first);
  const { data } = (await succeed("POST", `/my-courses/${courseId}?language=en`, {
    token: learner.token,
    body: { username: learner.username },
  })) as {
    data: { topics: unknown[] }[];
  };
  expect(data[0]).toMatchObject({
    course_name: "Growing up healthy",
    status: "Enrolled",
    description: { name: "Growing up healthy", quiz_per_topic: 1 },
  });
  expect(data[0]?.topics.slice(0, 2)).toEqual([
    { topicId: first.id, topicName: first.name.en, status: "Completed", quiz: 1, quizScore: 10 },
    { topicId: second.id, topicName: second.name.en, status: "Pending", quiz: 1, quizScore: null },
  ]);
});
