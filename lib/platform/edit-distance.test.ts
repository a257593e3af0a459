import { expect, test } from "vitest";
import { editDistance } from "./edit-distance";

test.each([
  ["period", "period", 0],
  ["peroid", "period", 1],
  ["perid", "period", 1],
  ["periiod", "period", 1],
  ["depresion", "depression", 1],
  ["माहवरी", "माहवारी", 1],
  ["सहमती", "सहमति", 1],
  ["abc", "xyz", 3],
])("from %s to %s are %i steps", (one, other, steps) => {
  expect(editDistance(one, other, 2)).toBe(steps);
  expect(editDistance(other, one, 2)).toBe(steps);
});
