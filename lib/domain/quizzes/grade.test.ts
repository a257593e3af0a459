import fc from "fast-check";
import { expect, test } from "vitest";
import { grade } from "./grade";

test("the percent is whole and rounded down", () => {
  expect(grade(6, 5, 80).percent).toBe(83);
  expect(grade(3, 2, 80).percent).toBe(66);
  expect(grade(7, 7, 80).percent).toBe(100);
  expect(grade(6, 5, 80).scoreOutOfTen).toBe(8.3);
});

test("exactly the passing percent passes, one right answer fewer does not", () => {
  expect(grade(5, 4, 80).passed).toBe(true);
  expect(grade(6, 5, 84).passed).toBe(false);
  expect(grade(10, 8, 80).passed).toBe(true);
  expect(grade(10, 7, 80).passed).toBe(false);
});

test("a quiz without questions is not passed", () => {
  expect(grade(0, 0, 80)).toMatchObject({ percent: 0, passed: false });
});

test("more right answers never lower the grade", () => {
  const counts = fc
    .integer({ min: 1, max: 40 })
    .chain((count) =>
      fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 }), fc.integer({ min: 1, max: 100 })),
    );
  fc.assert(
    fc.property(counts, ([count, right, passing]) => {
      const less = grade(count, right, passing);
      const more = grade(count, right + 1, passing);
      expect(more.percent).toBeGreaterThanOrEqual(less.percent);
      expect(Number(more.passed)).toBeGreaterThanOrEqual(Number(less.passed));
      expect(more.percent).toBeLessThanOrEqual(100);
    }),
  );
});
