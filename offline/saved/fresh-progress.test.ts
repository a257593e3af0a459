import { expect, test } from "vitest";
import { isOutdated } from "./fresh-progress";

const course = { path: "/view/course/growing-up-healthy", isSaved: false, isTypedIn: false };

test("the course page and the dashboard are loaded again once something of the queue was stored", () => {
  expect(isOutdated(1, course)).toBe(true);
  expect(isOutdated(3, { ...course, path: "/dashboard" })).toBe(true);
});

test("nothing is loaded again where nothing was stored, on other pages, and where somebody types", () => {
  for (const [count, page] of [
    [0, course],
    [Number.NaN, course],
    [1, { ...course, path: "/course/module/a/primary/1" }],
    [1, { ...course, path: "/view/course/a/wall" }],
    [1, { ...course, isSaved: true }],
    [1, { ...course, isTypedIn: true }],
  ] as const)
    expect(isOutdated(count, page)).toBe(false);
});
