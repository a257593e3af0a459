import { expect, test } from "vitest";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { tag } from "./conditions";

const shared = storedAs("shared");

test("a page gets an entity tag, and is not sent again to a browser that has it", () => {
  const first = tag(makePage("<p>एक</p>"), makeAsked({ stored: shared }));
  expect([first.status, String(first.body)]).toEqual([200, "<p>एक</p>"]);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"/);
  const again = tag(makePage("<p>एक</p>"), makeAsked({ stored: shared, headers: { "if-none-match": etag } }));
  expect([again.status, again.headers["content-type"], String(again.body)]).toEqual([304, undefined, ""]);
});

test("a page that is not found is sent whole, whatever the browser has, and so is a page of one visitor", () => {
  const missing = tag(makePage("not found", {}, 404), makeAsked({ stored: shared, headers: { "if-none-match": "*" } }));
  expect([missing.status, missing.headers.etag, String(missing.body)]).toEqual([404, undefined, "not found"]);
  expect(tag(makePage("text"), makeAsked({ stored: null })).headers.etag).toBeUndefined();
});
