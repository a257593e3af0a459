import { beforeAll, describe, expect, test } from "vitest";
import { callApi, errorBody, portalUrl, succeed } from "../../../testing/calls/call-api";
import {
  answerQuiz,
  completeHalf,
  completeTopic,
  courseId,
  type Enrolled,
  type NewLearner,
  newEnrolled,
  newGraduate,
  newLearner,
  rateByMany,
  readTopic,
  topics,
} from "../../../testing/people/learners";

const [first] = topics;
const notEnrolled = [403, expect.objectContaining(errorBody("You are not enrolled in this course.", "FORBIDDEN"))];

let stranger: NewLearner;
beforeAll(async () => {
  stranger = await newLearner();
});

const readCourse = ({ token }: NewLearner) => succeed("POST", `/courses/modules/${courseId}?language=en`, { token });
const readEnrollment = async (learner: NewLearner) =>
  ((await readCourse(learner)).enrollment_info as Record<string, unknown>[])[0];
const leave = (
  { token }: NewLearner,
  body: Record<string, unknown> = { id: courseId, feedback: "No time this term." },
) => callApi("POST", "/users/unenroll", { token, body });

test.each([
  ["PUT", `/courses/rating/${courseId}`, { rating: 5 }],
  ["PUT", `/courses/feedback/${courseId}`, { feedback: "x", platform_rating: "Good" }],
  ["POST", `/users/recount/${courseId}`, {}],
  ["POST", "/users/unenroll", { id: courseId, feedback: "x" }],
])("%s %s gets an error without an enrollment, and 404 for an unknown course", async (method, path, body) => {
  const answer = await callApi(method, path, { token: stranger.token, body });
  expect([answer.status, answer.body]).toEqual(notEnrolled);
  const elsewhere = { ...body, ...("id" in body ? { id: "no-such-course" } : {}) };
  expect(
    (await callApi(method, path.replace(courseId, "no-such-course"), { token: stranger.token, body: elsewhere }))
      .status,
  ).toBe(404);
});

describe("a rating", () => {
  let learner: Enrolled;
  beforeAll(async () => {
    learner = await newEnrolled();
    const early = await callApi("PUT", `/courses/rating/${courseId}`, { token: learner.token, body: { rating: 5 } });
    expect([early.status, early.body.message]).toEqual([
      409,
      "You can rate the course once half of it is done. So far you have completed 0 percent.",
    ]);
    await completeHalf(learner);
  });
  const rate = (rating: unknown) =>
    callApi("PUT", `/courses/rating/${courseId}`, { token: learner.token, body: { rating } });

  test("takes every half star from 0.5 to 5, and the last one counts", async () => {
    for (const rating of [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, "4.5", 5]) {
      expect((await rate(rating)).body).toMatchObject({ status: true, rating: Number(rating) });
    }
    expect((await readEnrollment(learner))?.rating).toBe(5);
  });

  test.each([0, 0.25, 5.5, -1, 4.7, "good", null, [], {}, undefined])("of %j is rejected", async (rating) => {
    const answer = await rate(rating);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("rating")]);
  });

  test("counts into the average and the number that everybody sees, once for each learner", async () => {
    const total = async () =>
      (await succeed("GET", `/courses/getcourse_rating/${courseId}`)) as { rating: number; total: number };
    const another = await newEnrolled();
    await completeHalf(another);
    const before = await total();
    for (const rating of [1, 2, 3])
      await succeed("PUT", `/courses/rating/${courseId}`, { token: another.token, body: { rating } });
    const after = await total();
    expect(after.total).toBeGreaterThanOrEqual(before.total + 1);
    expect(after.rating).toBeGreaterThan(0);
    expect(await succeed("GET", `/courses/${courseId}?language=en`)).toMatchObject({
      avg_rating: expect.any(Number),
      total_rating: expect.any(Number),
    });
  });
});

test("a new rating shows at once on the prerendered pages of its course, in both languages, whichever way the course is named", async () => {
  const pages = [`/info/course/${courseId}`, "/bihar"].flatMap((address) =>
    ["en", "hi"].map((language) => `${portalUrl}${address}?language=${language}`),
  );
  const counts = async () =>
    Promise.all(
      pages.map(async (page) => Number(/"ratingCount":(\d+)/.exec(await (await fetch(page)).text())?.[1] ?? 0)),
    );
  const total = async () => Number((await succeed("GET", `/courses/getcourse_rating/${courseId}`)).total);
  await rateByMany(4, 4);
  await counts();
  for (const named of [courseId, "1"]) {
    const learner = await newEnrolled();
    await completeHalf(learner);
    await succeed("PUT", `/courses/rating/${named}`, { token: learner.token, body: { rating: 5 } });
    const now = await total();
    // Other tests rate the course too: the pages show this rating, and may show later ones.
    for (const count of await counts()) expect(count).toBeGreaterThanOrEqual(now);
  }
});

describe("feedback", () => {
  test("is stored unchanged for its writer and replaced when it is sent again", async () => {
    const learner = await newEnrolled();
    const send = (body: Record<string, unknown>) =>
      succeed("PUT", `/courses/feedback/${courseId}`, { token: learner.token, body });
    expect(await send({ feedback: "First", platform_rating: "Extremely Poor" })).toEqual({
      status: true,
      message: "Thank you. Your feedback is saved.",
    });
    await send({ feedback: "  <b>बहुत</b> 'अच्छा' \u{1F33C} ", platform_rating: "Excellent" });
    expect(await readEnrollment(learner)).toMatchObject({
      feedback: "<b>बहुत</b> 'अच्छा' \u{1F33C}",
      platform_rating: "Excellent",
    });
    for (const without of [{}, { platform_rating: null }, { platform_rating: "" }]) {
      await send({ feedback: "Only words", ...without });
      expect(await readEnrollment(learner)).toMatchObject({ feedback: "Only words", platform_rating: "Excellent" });
    }
  });

  test("that is blank is rejected with the documented message, in the caller's language", async () => {
    const { token } = await newEnrolled();
    for (const feedback of ["", "   ", undefined]) {
      const answer = await callApi("PUT", `/courses/feedback/${courseId}`, {
        token,
        body: { feedback, platform_rating: "Good" },
      });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining(errorBody("Feedback cannot be blank", "BAD_REQUEST")),
      ]);
    }
    const hindi = await callApi("PUT", `/courses/feedback/${courseId}`, {
      token,
      body: { feedback: "", language: "hi" },
    });
    expect(hindi.body.message).toMatch(/[\u0900-\u097f]/);
  });
});

describe("leaving a course", () => {
  test("without a reason is rejected with the documented message, and changes nothing", async () => {
    const learner = await newEnrolled();
    for (const body of [{ id: courseId }, { id: courseId, feedback: "  " }]) {
      const answer = await leave(learner, body);
      expect([answer.status, answer.body.message]).toEqual([400, "Please enter your resons for the unenrollment"]);
    }
    expect((await readCourse(learner)).enrollStatus).toBe(true);
  });

  test("ends access to everything in it; enrolling again begins afresh", async () => {
    const learner = await newEnrolled();
    const { token } = learner;
    await completeHalf(learner);
    await succeed("PUT", `/courses/rating/${courseId}`, { token, body: { rating: 3 } });
    const answer = await leave(learner);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: true,
        message: "Thank you for sharing your reasons for unenrolling. You are unenrolled from this programme",
      },
    ]);
    const notEnrolled = "You are not enrolled in this course.";
    const ended = "This enrollment has ended: you left the course. To continue, join it again.";
    for (const [method, path, body, message = notEnrolled] of [
      ["POST", `/users/reading/${first.id}`, { page: 1 }],
      ["GET", `/quiz/${first.id}/attempt`, undefined],
      ["POST", `/my-courses/${courseId}`, {}],
      ["PUT", `/courses/rating/${courseId}`, { rating: 5 }],
      ["POST", "/users/unenroll", { id: courseId, feedback: "Twice" }],
      ["PUT", `/courses/completed_status/${courseId}`, { eid: learner.eid }, ended],
    ] as const) {
      const answer = await callApi(method, path, { token, body });
      expect([path, answer.status, answer.body.message]).toEqual([path, 403, message]);
    }
    expect((await succeed("POST", "/users/my-courses", { token })).data).toEqual([]);
    const { enrollmentId } = await succeed("POST", "/courses/enroll", { token, body: { id: courseId } });
    expect(enrollmentId).not.toBe(learner.eid);
    expect(await readEnrollment(learner)).toMatchObject({
      id: enrollmentId,
      status: "Enrolled",
      progress: 0,
      rating: null,
      feedback: null,
    });
    const record = await succeed("POST", `/users/get-my-topic-info/${first.id}`, { token, body: { course: courseId } });
    expect(record).toEqual({ status: false, data: null });
    expect(
      (await callApi("PUT", `/courses/completed_status/${courseId}`, { token, body: { eid: learner.eid } })).status,
    ).toBe(403);
  });

  test("by the course's number works too, and no learner can leave for another one", async () => {
    const [learner, other] = await Promise.all([newEnrolled(), newEnrolled()]);
    expect((await leave(learner, { id: 1, feedback: "x", username: other.username, eid: other.eid })).status).toBe(200);
    expect((await readCourse(other)).enrollStatus).toBe(true);
  });

  test("leaves an earned certificate valid", async () => {
    const graduate = await newGraduate();
    expect((await leave(graduate)).status).toBe(200);
    const { data } = await succeed("GET", `/certificate/${graduate.certificateId}`);
    expect(data).toMatchObject({ firstName: "Asha", lastName: "Kumari" });
    await succeed("POST", "/courses/enroll", { token: graduate.token, body: { id: courseId } });
    expect(await readEnrollment(graduate)).toMatchObject({ status: "Enrolled", certificateId: null });
    expect((await callApi("GET", `/certificate/${graduate.certificateId}`)).status).toBe(200);
  });
});

test("a recount returns what was counted, and changes nothing where nothing is missing", async () => {
  const learner = await newEnrolled();
  await completeTopic(learner, first);
  const before = await readEnrollment(learner);
  const answer = await succeed("POST", `/users/recount/${courseId}`, { token: learner.token, body: {} });
  expect(answer).toMatchObject({
    status: true,
    progress: before?.progress,
    repaired: 0,
    topics: { done: 1, of: topics.length },
  });
  expect(answer.message).toContain(`1 of ${topics.length} topics`);
  expect(await readEnrollment(learner)).toEqual(before);
});

test("the course returns for each topic what it needs and what of it is done", async () => {
  const learner = await newEnrolled();
  const readNeeds = async () => ((await readCourse(learner)).moduleTopic_info as { needs: unknown[] }[])[0]?.needs;
  const needs = (reading: boolean, quiz: boolean) => [
    { section: "Primary Reading", done: reading },
    { section: "Quiz", done: quiz },
  ];
  expect(await readNeeds()).toEqual(needs(false, false));
  await answerQuiz(learner, first);
  expect(await readNeeds()).toEqual(needs(false, true));
  await readTopic(learner, first);
  expect(await readNeeds()).toEqual(needs(true, true));
  expect((await readCourse(learner)).profile_complete).toBe(false);
});
