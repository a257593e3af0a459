import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { makeAsked, makePage, makeRouted } from "../testing/asked";
import { conditions, takeConditions } from "./conditions";
import { status } from "./status";

const monday = "Mon, 23 Nov 2026 06:00:00 GMT";
const tuesday = "Tue, 24 Nov 2026 06:00:00 GMT";

function statusOf(
  headers: IncomingMessage["headers"],
  of: Record<string, string>,
  { status = 200, method = "GET" } = {},
) {
  const asked = makeRouted({ method, headers, url: "/icon.svg", isFile: true });
  const taken = takeConditions(asked.request);
  expect(Object.keys(headers)).toEqual([]);
  return conditions(makePage("<svg/>", of, status), { ...asked, conditions: taken }).status;
}

test.each([
  ['"x"', { etag: '"x"' }, 200],
  ['"y", "x"', { etag: '"x"' }, 200],
  ["*", {}, 200],
  ['"y"', { etag: '"x"' }, 412],
  ['"x"', {}, 412],
  // A weak tag does not promise the same bytes (RFC 9110, section 13.1.1).
  ['W/"x"', { etag: 'W/"x"' }, 412],
])("If-Match: %s for a file with %j is answered with %s", (ifMatch, of, status) => {
  expect(statusOf({ "if-match": ifMatch }, of)).toBe(status);
});

test.each([
  [monday, { "last-modified": monday }, 200],
  [tuesday, { "last-modified": monday }, 200],
  [monday, { "last-modified": tuesday }, 412],
  [monday, {}, 200],
  ["Thursday", { "last-modified": monday }, 200],
])("If-Unmodified-Since: %s for a file with %j is answered with %s", (since, of, status) => {
  expect(statusOf({ "if-unmodified-since": since }, of)).toBe(status);
});

test("If-Match counts before If-Unmodified-Since, and for a part of a file and a file that the browser has", () => {
  const both = () => ({ "if-match": '"x"', "if-unmodified-since": monday });
  expect(statusOf(both(), { etag: '"x"', "last-modified": tuesday })).toBe(200);
  for (const status of [206, 304]) expect(statusOf({ "if-match": '"y"' }, { etag: '"x"' }, { status })).toBe(412);
});

test("an error stays what it is, and a write has no condition", () => {
  expect(statusOf({ "if-match": '"y"' }, {}, { status: 404 })).toBe(404);
  expect(statusOf({ "if-match": '"y"' }, {}, { method: "POST" })).toBe(200);
});

test("a part behind the end of a file is not satisfiable, and the answer says how long the file is", () => {
  const asked = makeAsked({ url: "/icon.svg", isFile: true });
  const failed = makePage("Internal Server Error", { "content-range": "bytes */2264", etag: '"x"' }, 500);
  expect(status(failed, asked)).toMatchObject({
    status: 416,
    headers: { "content-range": "bytes */2264", "cache-control": "private, no-store" },
  });
  expect(status(makePage("<svg/>", { "content-range": "bytes 0-5/2264" }, 206), asked).status).toBe(206);
});
