import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { completeTopic, courseId, newEnrolled, topics } from "../../../testing/people/learners";

const komal = `/users/cases/${courseId}/komal-faints`;
const slips = `/users/cases/${courseId}/box-of-slips`;
const way = "aside.ask-her.today.together.go-along";
const seen = { body: { cases: true } };

type Place = { step: { choices: { id: string }[] } | null; done: { reply: string }[]; finished_at: string | null };

test("a case is read choice by choice, in either language, and recorded once at its end", async () => {
  const { token } = await newEnrolled();
  const read = async (query: string) => (await succeed("GET", `${komal}?${query}`, { token })).case as Place;
  expect((await read("language=hi")).step?.choices).toHaveLength(3);
  expect((await read("language=hi&path=aside")).done[0]?.reply).toMatch(/कोमल/);
  expect((await read("language=en&path=aside")).done[0]?.reply).toMatch(/Komal/);
  expect(await read(`path=${way}`)).toMatchObject({ step: null, finished_at: null });
  const first = await succeed("POST", komal, { token, body: { path: way } });
  expect(first).toMatchObject({ status: true, last_topic: null });
  expect((await succeed("POST", komal, { token, body: { path: way } })).finished_at).toBe(first.finished_at);
});

test("a way that does not exist is 404, half of one is 400, the end case before its time 403", async () => {
  const { token } = await newEnrolled();
  expect((await callApi("GET", `${komal}?path=nowhere`, { token })).status).toBe(404);
  expect(await callApi("POST", komal, { token, body: { path: "aside" } })).toMatchObject({
    status: 400,
    body: errorBody("This situation is not finished yet."),
  });
  expect((await callApi("GET", slips, { token })).status).toBe(403);
  expect((await callApi("GET", komal, {})).status).toBe(401);
});

test("a course whose cases were asked for is complete with the end case, and another one with its topics", async () => {
  const [asked, documented] = [await newEnrolled(), await newEnrolled()];
  const course = async (token: string, given = {}) =>
    (await succeed("POST", `/courses/modules/${courseId}?language=en`, { token, ...given })) as {
      cases?: unknown[];
      enrollment_info: { progress: number }[];
    };
  expect((await course(asked.token, seen)).cases).toHaveLength(3);
  expect((await course(documented.token)).cases).toBeUndefined();
  for (const learner of [asked, documented]) for (const topic of topics) await completeTopic(learner, topic);
  expect((await course(asked.token)).enrollment_info[0]?.progress).toBeLessThan(100);
  expect((await course(documented.token)).enrollment_info[0]?.progress).toBe(100);
  await succeed("POST", slips, {
    token: asked.token,
    body: { path: "alone.all-alike.to-all.sit-down.report-today" },
  });
  expect((await course(asked.token)).enrollment_info[0]?.progress).toBe(100);
});
