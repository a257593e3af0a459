import { beforeAll, describe, expect, test } from "vitest";
import { callApi, errorBody } from "../../../testing/calls/call-api";
import { calls } from "../../../testing/calls/calls";
import type { Example } from "../../../testing/calls/example";
import { type Graduate, newGraduate } from "../../../testing/people/learners";
import { expectClearError, makeCaller } from "../support/callers";

let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
});

const isOfDesk = ({ call }: { call: string }) => call.startsWith("desk.");
const writes = calls.filter((each) => each.method !== "GET");
const ofLearners = calls.filter((each) => each.access === "learner");

/**
 * Bodies and tokens are looked at before it is known which call is made, and every call passes the same middleware
 * (lib/api/build-router.test.ts): one call of each method and access shows it, and one of the desk, which looks at the
 * caller first.
 */
const oneOfEachClass = (of: typeof calls) => [
  ...new Map(of.map((each) => [`${each.method} ${each.access} ${isOfDesk(each)}`, each])).values(),
];

const nobody: Graduate = { token: "", username: "", _id: "", url: "", eid: "", certificateId: "" };
const withInput = calls.filter(({ example }) => example(nobody).wrong !== undefined);

test.each(withInput.filter((each) => !isOfDesk(each)))("$call names the field that is wrong", async (each) => {
  const { token, example } = await makeCaller(each, graduate);
  const { path, body, wrong } = example as Required<Example>;
  const answer = await callApi(each.method, wrong.path ?? path, {
    token,
    body: each.method === "GET" ? undefined : (wrong.body ?? body),
  });
  expectClearError(answer, 400);
  expect(answer.body.message).toContain(wrong.named);
});

/**
 * In front of an existing backend the roles are the backend's: the portal can look only at the input before it asks.
 */
const knowsRoles = process.env.TESTED_SUITE !== "upstream";

test.runIf(knowsRoles).each(withInput.filter(isOfDesk))(
  "$call rejects a learner before it looks at the input",
  async (each) => {
    const { token, example } = await makeCaller(each, graduate);
    const { path, body, wrong } = example as Required<Example>;
    const answer = await callApi(each.method, wrong.path ?? path, {
      token,
      body: each.method === "GET" ? undefined : (wrong.body ?? body),
    });
    expectClearError(answer, 403);
  },
);

const large = JSON.stringify({ entry: "a".repeat(1024 * 1024) });
const badBodies: [what: string, status: number, raw: () => BodyInit, headers?: Record<string, string>][] = [
  ["malformed JSON", 400, () => '{"username": '],
  ["a body of null", 400, () => "null"],
  ["a list", 400, () => "[]"],
  ["bytes that are not UTF-8", 400, () => new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  [
    "a form instead of JSON",
    415,
    () => "username=a&password=b",
    { "content-type": "application/x-www-form-urlencoded" },
  ],
  ["plain text instead of JSON", 415, () => "{}", { "content-type": "text/plain" }],
  ["more than 1 MB", 413, () => large],
];

describe.each(oneOfEachClass(writes))("$call rejects", ({ call, method, example }) => {
  test.each(badBodies)("%s", async (_, status, raw, headers) => {
    const answer = await callApi(method, example(graduate).path, { token: graduate.token, raw: raw(), headers });
    const ofDesk = status === 400 && isOfDesk({ call });
    // In front of an existing backend it depends on the call who sees the input first.
    if (ofDesk && !knowsRoles) expect([400, 403]).toContain(answer.status);
    expectClearError(answer, ofDesk ? (knowsRoles ? 403 : answer.status) : status);
  });
});

test.each(ofLearners)("$call returns 'unauthorized.' for no token", async ({ method, example }) => {
  const { path, body } = example(graduate);
  const answer = await callApi(method, path, { body });
  expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
  expect(answer.body).toMatchObject(errorBody("unauthorized.", "UNAUTHORIZED"));
});

describe.each(oneOfEachClass(ofLearners))("$call", ({ method, example }) => {
  test.each([
    ["an empty token", ""],
    ["a token shorter than 5 characters", "abcd"],
    ["an unknown token", "A".repeat(43)],
  ])("returns 'unauthorized.' for %s", async (_, token) => {
    const { path, body } = example(graduate);
    const answer = await callApi(method, path, { token, body });
    expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
    expect(answer.body).toMatchObject(errorBody("unauthorized.", "UNAUTHORIZED"));
  });

  test("returns 'unauthorized.' for a garbage cookie, in every language", async () => {
    const { path, body } = example(graduate);
    const answer = await callApi(method, path, { cookie: "portal_session=garbage; signed_in=1; language=hi", body });
    expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
  });
});
