import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { trackResponses } from "./responses-in-flight";

const response = () => new EventEmitter() as ServerResponse;
const asking = (url: string, method = "GET", cookie = "") => ({ url, method, headers: { cookie } }) as IncomingMessage;

test("the failure of one request holds for all that wait for the same page in the same language, and for no other", () => {
  const open = trackResponses();
  const gone = response();
  const left = open(asking("/courses"), gone);
  const [first, second, hindi, other, posted] = [
    asking("/courses"),
    asking("/courses?page=1"),
    asking("/courses", "GET", "language=hi"),
    asking("/topic"),
    asking("/courses", "POST"),
  ].map((request) => open(request, response()));
  gone.emit("close");
  if (first) first.problem = 503;
  expect([first, second, hindi, other, posted, left].map((each) => each?.problem)).toEqual([
    503,
    503,
    null,
    null,
    null,
    null,
  ]);
});

test("a request that comes when no other waits starts without a failure", () => {
  const open = trackResponses();
  const before = response();
  open(asking("/courses"), before).problem = 503;
  before.emit("close");
  expect(open(asking("/courses"), response()).problem).toBeNull();
});
