import { expect, test } from "vitest";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { tag } from "./conditions";

const shared = storedAs("shared");
const entityTag = (body: string) => tag(makePage(body), makeAsked({ stored: shared })).headers.etag;

test("a page gets an entity tag, and is not sent again to a browser that has it", () => {
  const first = tag(makePage("<p>एक</p>"), makeAsked({ stored: shared }));
  expect([first.status, String(first.body)]).toEqual([200, "<p>एक</p>"]);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"/);
  const again = tag(makePage("<p>एक</p>"), makeAsked({ stored: shared, headers: { "if-none-match": etag } }));
  expect([again.status, again.headers["content-type"], String(again.body)]).toEqual([304, undefined, ""]);
});

test("the entity tag is the same for a page whose data is divided at another place", () => {
  const [one, divided, other] = [
    '<p>a</p><script>self.__next_f.push([1,"0:one"])</script><script>self.__next_f.push([1," two"])</script>',
    '<p>a</p><script>self.__next_f.push([1,"0:one two"])</script>',
    '<p>a</p><script>self.__next_f.push([1,"0:one 2"])</script>',
  ].map(entityTag);
  expect(divided).toBe(one);
  expect(other).not.toBe(one);
});

test("a page that is not found is sent whole, whatever the browser has, and so is a page of one visitor", () => {
  const missing = tag(makePage("not found", {}, 404), makeAsked({ stored: shared, headers: { "if-none-match": "*" } }));
  expect([missing.status, missing.headers.etag, String(missing.body)]).toEqual([404, undefined, "not found"]);
  expect(tag(makePage("text"), makeAsked({ stored: null })).headers.etag).toBeUndefined();
});
