import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { content, courseId, newEnrolled, topics } from "../../../testing/people/learners";

const course = content.courseById.get(courseId) as NonNullable<ReturnType<typeof content.courseById.get>>;
const [topic] = topics;

test("the list of courses has a card for each", async () => {
  const cards = (await succeed("GET", "/courses?language=en")) as unknown as Record<string, unknown>[];
  expect(cards).toHaveLength(content.courses.length);
  expect(cards[0]).toMatchObject({
    name: course.name.en,
    slug: courseId,
    icon: course.picture,
    duration: "4 hours",
    is_new: 1,
  });
});

test("a course is found by its id and by its number", async () => {
  expect(await succeed("GET", `/courses/get_id/${course.code}`)).toEqual({ course_id: courseId });
  expect(await succeed("GET", `/courses/get_id/${courseId}`)).toEqual({ course_id: courseId });
  expect((await succeed("GET", `/courses/${course.code}`)).slug).toBe(courseId);
});

test("a course's detail has every documented field, spelled as documented", async () => {
  const detail = await succeed("GET", `/courses/${courseId}?language=en&utm_source=bihar`);
  const fields = [
    "name",
    "shortDesc",
    "offered_by",
    "price",
    "available_in",
    "duration",
    "avg_rating",
    "total_rating",
    "desciption",
    "syllabus",
    "how_it_works",
    "faqs",
    "learning_objective",
    "intro_image",
    "intro_video",
    "module_level_certificate",
    "course_completion_review",
    "discussion_desc",
    "resources_desc",
    "module",
    "conclusion",
    "feedback_form",
    "enrollments",
  ];
  expect(Object.keys(detail)).toEqual(expect.arrayContaining(fields));
  expect(detail).toMatchObject({ price: "Free", module: course.modules.length });
});

test("a new enrollment is counted", async () => {
  const before = Number((await succeed("GET", `/courses/${courseId}`)).enrollments);
  await newEnrolled();
  expect(Number((await succeed("GET", `/courses/${courseId}`)).enrollments)).toBeGreaterThan(before);
});

test("a course without a rating returns zeros", async () => {
  expect(await succeed("GET", `/courses/getcourse_rating/${courseId}`)).toEqual({
    rating: expect.any(Number),
    total: expect.any(Number),
  });
});

test.each([
  ["/courses/no-such-course", "There is no such course."],
  ["/courses/get_id/99", "There is no such course."],
  ["/courses/getcourse_rating/99", "There is no such course."],
  ["/courses/topic/no-such-topic", "There is no such topic."],
  ["/courses/getsubTopicList/no-such-topic", "There is no such topic."],
  ["/courses/topicPrimaryReading/no-such-topic/1", "There is no such topic."],
  [`/courses/topicPrimaryReading/${topic.id}/99`, "There is no such page in this topic."],
  ["/quiz/no-such-topic", "There is no such topic."],
  ["/quiz/no-such-topic/passing_percent", "There is no such topic."],
  [`/certificate/${"0".repeat(32)}`, "There is no valid certificate under this address."],
])("%s is not found, and the answer names what is missing", async (path, message) => {
  const answer = await callApi("GET", path);
  expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(errorBody(message, "NOT_FOUND"))]);
});

test.each([
  ["GET", "/no-such-call"],
  ["GET", "/users/register"],
  ["PUT", "/courses"],
  ["DELETE", "/users/login"],
  ["PATCH", `/courses/${courseId}`],
  ["GET", "/users/profile/../../secret"],
])("%s %s is no call: 404 in JSON", async (method, path) => {
  const answer = await callApi(method, path);
  expect([answer.status, answer.body]).toEqual([
    404,
    expect.objectContaining(errorBody(expect.any(String), "NOT_FOUND")),
  ]);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
});

test.each([
  "/courses/__proto__",
  "/courses/constructor",
  "/quiz/toString",
  "/courses/%27%20or%201=1",
  "/courses/..%2f..%2fetc",
  "/courses/%F0%9F%98%80",
])("%s is an unknown name like any other", async (path) => {
  expect((await callApi("GET", path)).status).toBe(404);
});

test("a state's districts are listed", async () => {
  const { data } = (await succeed("POST", "/getDistricts", { body: { state_id: 5 } })) as {
    data: { district: string; label: string }[];
  };
  expect(data).toHaveLength(38);
  expect(data).toContainEqual({ district: "Patna", label: "Patna" });
  expect((await succeed("POST", "/getDistricts", { body: { state_id: "34" } })).data).toHaveLength(75);
});

test.each([0, 37, -1, 5.5, "five", null, {}])("districts of state %j are rejected", async (state_id) => {
  const answer = await callApi("POST", "/getDistricts", { body: { state_id } });
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("state_id")]);
});

test("a topic's outline names its course, its module and its neighbours", async () => {
  const second = await succeed("GET", `/courses/topic/${topics[1].id}?language=en`);
  expect(second).toMatchObject({
    name: topics[1].name.en,
    course_id: courseId,
    module_id: topics[1].moduleId,
    primary_pages: topics[1].pages.length,
    quiz: 1,
    reflective_journal: null,
    previous: topics[0].id,
    next: topics[2].id,
    completion_criteria: "Quiz",
  });
  expect((await succeed("GET", `/courses/topic/${topics[0].id}`)).previous).toBe("");
  expect((await succeed("GET", `/courses/topic/${topics.at(-1)?.id}`)).next).toBe("");
});

test("a guest reads the first topic and no other", async () => {
  const page = await succeed("GET", `/courses/topicPrimaryReading/${topic.id}/1?language=en`);
  expect(page).toMatchObject({ page: 1, topic_name: topic.name.en, content: expect.stringContaining("<p>") });
  const locked = await callApi("GET", `/courses/topicPrimaryReading/${topics[1].id}/1`);
  expect([locked.status, locked.body]).toEqual([
    403,
    expect.objectContaining(errorBody("This module is locked", "FORBIDDEN")),
  ]);
  expect((await callApi("GET", `/quiz/${topics[1].id}`)).status).toBe(403);
});

test("the pages of a topic are listed", async () => {
  const list = (await succeed("GET", `/courses/getsubTopicList/${topic.id}?language=en`)) as unknown as {
    page: number;
    topic_name: string;
  }[];
  expect(list.map((each) => [each.page, each.topic_name])).toEqual(
    topic.pages.map((page, index) => [index + 1, page.title.en]),
  );
});

test("the passing percent is the course's", async () => {
  expect(await succeed("GET", `/quiz/${topic.id}/passing_percent`)).toEqual({
    quiz_passing_percent: course.quizPassingPercent,
  });
});

test("the OpenAPI document describes every call", async () => {
  const { paths } = (await succeed("GET", "/openapi.json")) as { paths: Record<string, Record<string, unknown>> };
  expect(paths["/users/login"]).toHaveProperty("post");
  expect(paths["/courses/module_topic/{topicId}/quiz"]).toHaveProperty("put");
});
