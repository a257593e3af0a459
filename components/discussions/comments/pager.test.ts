import { expect, test } from "vitest";
import { pageWindow } from "./pager";

test.each([
  [1, 1, [1], null, null],
  [1, 5, [1, 2, 3, 4, 5], null, null],
  [1, 12, [1, 2, 3, 4, 5], null, 6],
  [3, 12, [1, 2, 3, 4, 5], null, 8],
  [4, 12, [2, 3, 4, 5, 6], 1, 9],
  [8, 12, [6, 7, 8, 9, 10], 3, 12],
  [12, 12, [8, 9, 10, 11, 12], 7, null],
  [2, 3, [1, 2, 3], null, null],
])("page %i of %i", (current, pages, numbers, jumpBack, jumpOn) => {
  expect(pageWindow(current, pages)).toEqual({ numbers, jumpBack, jumpOn });
});
