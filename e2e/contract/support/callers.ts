import { expect } from "vitest";
import { type ApiResponse, errorBody } from "../../../testing/calls/call-api";
import type { Call } from "../../../testing/calls/calls";
import type { Example } from "../../../testing/calls/example";
import { type Graduate, newLearner } from "../../../testing/people/learners";

type Caller = { token: string; example: Example };

/** A graduate makes the call; one that would end or change the session is made by a learner of its own. */
export async function makeCaller({ example }: Call, graduate: Graduate): Promise<Caller> {
  if (!example(graduate).needsOwnSession) return { token: graduate.token, example: example(graduate) };
  const learner = await newLearner();
  return { token: learner.token, example: example({ ...graduate, ...learner }) };
}

export function expectClearError(answer: ApiResponse, status: number): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject(errorBody(expect.stringMatching(/\w.{5,}/), expect.stringMatching(/^[A-Z0-9_]+$/)));
  expect(answer.text).not.toMatch(/\bat .*\.(ts|js):\d|node_modules|SQLITE|postgres/i);
}
