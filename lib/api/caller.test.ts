import { expect, test } from "vitest";
import { isPrefetch } from "./caller";

test.each([
  [{ "Sec-Purpose": "prefetch" }, true],
  [{ "Sec-Purpose": "prefetch;prerender" }, true],
  [{ Purpose: "prefetch" }, true],
  [{ "X-Moz": "prefetch" }, true],
  [{ "X-Purpose": "preview" }, true],
  [{}, false],
  [{ Purpose: "navigate" }, false],
])("%j: fetched ahead is %s", (headers, ahead) => {
  expect(isPrefetch(new Headers(headers as Record<string, string>))).toBe(ahead);
});
