import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { callApi, portalUrl, succeed } from "../../../testing/calls/call-api";
import { calls } from "../../../testing/calls/calls";
import {
  completeTopic,
  courseId,
  type Enrolled,
  type Graduate,
  makeRegistration,
  newAddress,
  newEnrolled,
  newLearner,
  password,
  topics,
} from "../../../testing/people/learners";
import { coreOnly } from "../../../testing/scope";

let learner: Enrolled;
beforeAll(async () => {
  learner = await newEnrolled();
});

const graduateless = (): Graduate => ({ ...learner, certificateId: "0".repeat(32) });
const nul = "a\u0000b";

const withNul: [method: string, path: string, body: () => Record<string, unknown> | undefined][] = [
  ["POST", "/users/register", () => makeRegistration(newAddress(), { firstName: nul })],
  ["POST", "/users/login", () => ({ username: `${nul}@example.org`, password })],
  ["PUT", "/users/profile", () => ({ current_institute: nul })],
  ["POST", "/checkAuth", () => ({ username: nul })],
  ["PUT", `/courses/completed_status/${courseId}`, () => ({ eid: nul })],
  ["POST", `/users/get-my-courses-info/${courseId}%00`, () => ({})],
  ["GET", "/certificate/a%00b", () => undefined],
  ["GET", "/courses/a%00b", () => undefined],
];

test.each(withNul)("a NUL in %s %s is rejected, as no database can store it", async (method, path, body) => {
  const answer = await callApi(method, path, { token: learner.token, body: body() });
  expect(answer.status, answer.text).toBe(400);
  expect(answer.body.message).toMatch(/\w{5}/);
});

test.each([
  "/%ff",
  "/certificate/%ff",
  "/info/course/%ff",
  "/discussions/view/%E0%A4",
  "/api/courses/%ff",
  "/api/quiz/%ff",
])("an address whose escapes are none is not there: %s", async (path) => {
  const answer = await fetch(`${portalUrl}${path}`, { redirect: "manual" });
  const text = await answer.text();
  expect([answer.status, path.startsWith("/info") ? answer.headers.get("location") : ""], text.slice(0, 200)).toEqual(
    path.startsWith("/info") ? [307, expect.stringMatching(/\/courses$/)] : [404, ""],
  );
  if (path.startsWith("/api")) expect(JSON.parse(text)).toMatchObject({ status: false });
});

test("half a letter in a text is left out", async () => {
  const someone = await newLearner();
  const { data } = (await succeed("PUT", "/users/profile", {
    token: someone.token,
    raw: '{"current_institute":"School \\ud83c"}',
  })) as {
    data: { current_institute: string };
  };
  expect(data.current_institute).toBe("School");
});

test("letters of every script are stored as they were sent", async () => {
  for (const topic of topics.slice(0, 2)) await completeTopic(learner, topic);
  const entry = `${"किंकर्तव्यविमूढ़ क्ष्म श्री विद्यार्थियों क्\u200dया क्\u200cया 🌼👩🏽‍🏫 ﷺ ZA̡͊͠͝LGO \\ ' \" ; -- %s {{x}} <script>"} ${enoughWords("", learner._id).trim()}`;
  await succeed("POST", `/users/journal/${topics[2].id}`, { token: learner.token, body: { entry } });
  const { data } = await succeed("POST", `/users/get-my-topic-info/${topics[2].id}`, {
    token: learner.token,
    body: {},
  });
  expect(data).toMatchObject({ reflective_journal: entry });
});

test.each([
  [
    "nested a hundred thousand deep",
    `{"course_id":"x","topicId":"y","quiz":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
  ],
  ["whose language is a hundred thousand deep", `${'{"body":'.repeat(100_000)}{}${"}".repeat(100_000)}`],
  [
    "with a prototype in it",
    `{"__proto__":{"access":"anyone"},"constructor":{"prototype":{}},"course_id":"${courseId}","topicId":"${topics[0].id}"}`,
  ],
  ["with one field twice", `{"course_id":"${courseId}","topicId":"nowhere","topicId":"${topics[0].id}"}`],
  ["with a number beyond all numbers", `{"course_id":"${courseId}","topicId":"${topics[0].id}","quiz":1e999}`],
])("a body %s breaks nothing", async (_, raw) => {
  const answer = await callApi("POST", "/users/add-user-course-topic", { token: learner.token, raw });
  expect(answer.status, answer.text).toBeLessThan(500);
  expect((await callApi("POST", "/checkAuth", { token: learner.token, body: {} })).status).toBe(200);
});

const writes = calls.filter(
  (each) => each.method !== "GET" && each.call !== "accounts.logout" && each.call !== "accounts.login",
);

test.each(writes)("$call never fails with a 500, for any content of its fields", async ({ method, example }) => {
  const { path, body } = example(graduateless());
  const fields = Object.keys(body ?? {});
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, "", -1, 1e308, "\u0000", "०५", "' or 1=1 --", {}, []),
  );
  const bodies = fc
    .dictionary(fc.constantFrom(...fields, "other"), anything, { maxKeys: fields.length + 1 })
    .map((odd) => ({ ...body, ...odd }));
  await fc.assert(
    fc.asyncProperty(bodies, async (odd) => {
      const answer = await callApi(method, path, { token: learner.token, body: odd });
      expect(answer.status, JSON.stringify(odd)).toBeLessThan(500);
      expect(typeof answer.body).toBe("object");
    }),
    { numRuns: coreOnly ? 2 : 8 },
  );
});
