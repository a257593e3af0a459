import { expect, test } from "vitest";
import { newParts, seenWall } from "./wall-of-course";

test("a part is new when it is coloured and this browser showed the wall without its colour", () => {
  const before = seenWall(35, [true, false, false]);
  expect(newParts(before, [35, 7], [true, true, false])).toEqual([false, true, false]);
  expect(newParts(seenWall(35, [true, true, false]), [35, 7], [true, true, false])).toEqual([false, false, false]);
});

test("nothing is new for a browser that never showed this wall, or showed another one, or has a broken cookie", () => {
  for (const cookie of [undefined, "", "zz", seenWall(36, [false, false])])
    expect(newParts(cookie, [35, 7], [true, true])).toEqual([false, false]);
});

test("the first finished topic is new for a browser that showed the wall before it had a seed of its own", () => {
  expect(newParts(seenWall(7, [false, false]), [35, 7], [true, false])).toEqual([true, false]);
});

test("a course that has grown has no new part before it is complete", () => {
  expect(newParts(seenWall(1, [true]), [1, 7], [true, false, true])).toEqual([false, false, true]);
});
