import fc from "fast-check";
import { expect, test } from "vitest";
import { published, publishedColumn, publishedShare, rangeOf } from "./small-groups";

const sum = (column: number[]) => column.reduce((all, count) => all + count, 0);
const columns = fc.array(fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 60 })), { minLength: 1, maxLength: 8 });

test("zero is zero, one to four are not shown, more is the nearest multiple of five", () => {
  expect([0, 1, 4, 5, 7, 8, 12, 13, 1234].map(published)).toEqual([0, null, null, 5, 5, 10, 10, 15, 1235]);
});

test("a column with its total", () => {
  expect(publishedColumn([12, 3, 2, 0, 40], 57)).toEqual({ column: [10, null, null, 0, 40], total: 55 });
});

test("where the total is one to four, nothing of the column shows: four numbers that are not zero would be one each", () => {
  expect(publishedColumn([1, 1, 1, 1, 0], 4)).toEqual({ column: [null, null, null, null, null], total: null });
  expect(publishedColumn([0, 0], 0)).toEqual({ column: [0, 0], total: 0 });
});

test("two groups of four are not given away by their total: 10 would mean eight to twelve, so 5 shows; nor seven groups of one", () => {
  expect(publishedColumn([4, 4], 8)).toEqual({ column: [null, null], total: 5 });
  const one = [1, 1, 1, 1, 1, 1, 1];
  expect(publishedColumn(one, 7)).toEqual({ column: one.map(() => null), total: 10 });
});

test("a share is of published numbers, and of twenty people or more", () => {
  expect([publishedShare(10, 20), publishedShare(5, 15), publishedShare(null, 40), publishedShare(5, null), publishedShare(40, 40)]).toEqual([
    50,
    null,
    null,
    null,
    100,
  ]);
});

test("a published number is never one to four, and is within two of the true one", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (count) => {
      const shown = published(count);
      const { least, most } = rangeOf(shown);
      expect(least <= count && count <= most).toBe(true);
      if (shown !== null) expect(shown === 0 || shown >= 5).toBe(true);
    }),
  );
});

/** Every column that would be published the same: what somebody knows who knows the method and not the people. */
function alternatives(counts: number[], shown: ReturnType<typeof publishedColumn>): number[][] {
  const options = shown.column.map((each, index) => {
    const { least, most } = each === null && shown.total === null ? { least: 0, most: 4 } : rangeOf(each);
    // Around the truth, so that the list stays short.
    return Array.from({ length: most - least + 1 }, (_, at) => least + at).filter((option) => each === null || Math.abs(option - (counts[index] ?? 0)) <= 2);
  });
  return options
    .reduce<number[][]>((made, option) => made.flatMap((row) => option.map((each) => [...row, each])), [[]])
    .filter((column) => JSON.stringify(publishedColumn(column, sum(column))) === JSON.stringify(shown));
}

test("for each hidden number of a column with its total there are other columns with another number that are published the same", () => {
  const few = fc.array(fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 30 })), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(few, (counts) => {
      const shown = publishedColumn(counts, sum(counts));
      const others = alternatives(counts, shown);
      for (const [index, each] of shown.column.entries()) if (each === null) expect(new Set(others.map((column) => column[index])).size).toBeGreaterThan(1);
    }),
    { numRuns: 60, examples: [[[4, 4]], [[1, 1, 5]], [[4, 4, 30]]] },
  );
});

test("the difference of two published numbers, one group within the other, is never known to be one certain number of one to four", () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 4 }), (inner, more) => {
      const [small, large] = [rangeOf(published(inner)), rangeOf(published(inner + more))];
      expect(large.most - small.least).toBeGreaterThan(Math.max(0, large.least - small.most));
    }),
  );
});

test("columns are published one by one, and a total of five or more is a multiple of five", () => {
  fc.assert(
    fc.property(columns, (counts) => {
      const { total } = publishedColumn(counts, sum(counts));
      if (total !== null) expect(total % 5).toBe(0);
      expect(total === null).toBe(sum(counts) > 0 && sum(counts) < 5);
    }),
  );
});
