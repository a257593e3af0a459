import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask, refusal } from "./ask";
import { type Call, calls, type Example } from "./calls";
import { type Graduate, newGraduate, newLearner } from "./learners";

let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
}, 120_000);

const writes = calls.filter((each) => each.method !== "GET");
const ofLearners = calls.filter((each) => each.access === "learner");

type Asker = { token: string; example: Example };

/** A graduate makes the call; one that would end or change the session is made by a learner of its own. */
async function askerOf({ example }: Call): Promise<Asker> {
  if (!example(graduate).needsOwnSession) return { token: graduate.token, example: example(graduate) };
  const learner = await newLearner();
  return { token: learner.token, example: example({ ...graduate, ...learner }) };
}

function expectClearRefusal(answer: Answer, status: number): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject(refusal(expect.stringMatching(/\w.{5,}/), expect.stringMatching(/^[A-Z0-9_]+$/)));
  expect(answer.text).not.toMatch(/\bat .*\.(ts|js):\d|node_modules|SQLITE|postgres/i);
}

test.each(calls)("$call answers what the contract says, and nothing more; no cache keeps it", async (each) => {
  const { token, example } = await askerOf(each);
  const { path, body, refusedWith } = example;
  const answer = await ask(each.method, path, { token, body });
  if (refusedWith) return expectClearRefusal(answer, refusedWith);
  expect(answer.status, answer.text).toBe(200);
  expect(each.output.parse(answer.body)).toEqual(answer.body);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

const nobody: Graduate = { token: "", username: "", _id: "", url: "", eid: "", certificateId: "" };
const withInput = calls.filter(({ example }) => example(nobody).wrong !== undefined);

test.each(withInput)("$call says which field is wrong", async (each) => {
  const { token, example } = await askerOf(each);
  const { path, body, wrong } = example as Required<Example>;
  const answer = await ask(each.method, wrong.path ?? path, { token, body: each.method === "GET" ? undefined : (wrong.body ?? body) });
  expectClearRefusal(answer, 400);
  expect(answer.body.message).toContain(wrong.named);
});

const large = JSON.stringify({ entry: "a".repeat(1024 * 1024) });
const badBodies: [what: string, status: number, raw: () => BodyInit, headers?: Record<string, string>][] = [
  ["malformed JSON", 400, () => '{"username": '],
  ["a body of null", 400, () => "null"],
  ["a list", 400, () => "[]"],
  ["bytes that are not UTF-8", 400, () => new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ["a form instead of JSON", 415, () => "username=a&password=b", { "content-type": "application/x-www-form-urlencoded" }],
  ["plain text instead of JSON", 415, () => "{}", { "content-type": "text/plain" }],
  ["more than 1 MB", 413, () => large],
];

describe.each(writes)("$call refuses", ({ method, example }) => {
  test.each(badBodies)("%s", async (_, status, raw, headers) => {
    expectClearRefusal(await ask(method, example(graduate).path, { token: graduate.token, raw: raw(), headers }), status);
  });
});

describe.each(ofLearners)("$call", ({ method, example }) => {
  test.each([
    ["no token", undefined],
    ["an empty token", ""],
    ["a token shorter than 5 characters", "abcd"],
    ["a token nobody holds", "A".repeat(43)],
  ])("says 'unauthorized.' to somebody with %s", async (_, token) => {
    const { path, body } = example(graduate);
    const answer = await ask(method, path, { token, body });
    expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
    expect(answer.body).toMatchObject(refusal("unauthorized.", "UNAUTHORIZED"));
  });

  test("says 'unauthorized.' to somebody with a garbage cookie, in every language", async () => {
    const { path, body } = example(graduate);
    const answer = await ask(method, path, { cookie: "portal_session=garbage; signed_in=1; language=hi", body });
    expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
  });
});
