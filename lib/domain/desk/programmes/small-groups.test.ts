import fc from "fast-check";
import { expect, test } from "vitest";
import { orHidden, withoutSmallGroups } from "./small-groups";

const sum = (column: number[]) => column.reduce((all, count) => all + count, 0);

test("a number of one to four people is not shown, and nobody is shown as zero", () => {
  expect(withoutSmallGroups([12, 3, 2, 0, 40], 57)).toEqual({ column: [12, null, null, 0, 40], total: 57 });
  expect([0, 1, 4, 5].map(orHidden)).toEqual([0, null, null, 5]);
});

test("a single small number could be computed from the total: the next smallest goes too", () => {
  expect(withoutSmallGroups([40, 3, 12, 0], 55)).toEqual({ column: [40, null, null, 0], total: 55 });
});

test("two small numbers that are fewer than five people together take a third one along", () => {
  expect(withoutSmallGroups([40, 1, 2, 12], 55)).toEqual({ column: [40, null, null, null], total: 55 });
});

test("where nothing else is there to hide it behind, the total goes", () => {
  expect(withoutSmallGroups([3], 3)).toEqual({ column: [null], total: null });
  expect(withoutSmallGroups([3, 0], 3)).toEqual({ column: [null, 0], total: null });
  expect(withoutSmallGroups([1, 2], 3)).toEqual({ column: [null, null], total: null });
});

test("from what is shown no group of one to four people can be computed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 12 }), (counts) => {
      const { column, total } = withoutSmallGroups(counts, sum(counts));
      expect(column.every((count) => count === null || count === 0 || count >= 5)).toBe(true);
      const hidden = counts.filter((_, index) => column[index] === null);
      if (total === null || hidden.length === 0) return;
      expect(hidden.length).toBeGreaterThanOrEqual(2);
      expect(total - sum(column.map((count) => count ?? 0))).toBeGreaterThanOrEqual(5);
    }),
  );
});
