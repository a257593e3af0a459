import { beforeAll, expect, test } from "vitest";
import { callApi } from "../../../testing/calls/call-api";
import { calls } from "../../../testing/calls/calls";
import { type Graduate, newGraduate } from "../../../testing/people/learners";
import { expectClearError, makeCaller } from "../support/callers";

let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
});

test.each(calls)("$call returns what the contract declares and nothing more, never from a cache", async (each) => {
  const { token, example } = await makeCaller(each, graduate);
  const { path, body, errorStatus } = example;
  const answer = await callApi(each.method, path, { token, body });
  if (errorStatus) return expectClearError(answer, errorStatus);
  expect(answer.status, answer.text).toBe(200);
  expect(each.output.parse(answer.body)).toEqual(answer.body);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});
