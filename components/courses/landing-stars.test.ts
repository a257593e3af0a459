import { expect, test } from "vitest";
import { landingStars } from "./landing-stars";

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.5, [0, 0, 0, 0, 0]],
  [0.6, [0.5, 0, 0, 0, 0]],
  [1, [1, 0, 0, 0, 0]],
  [1.5, [1, 0, 0, 0, 0]],
  [1.6, [1, 0.5, 0, 0, 0]],
  [2.9, [1, 1, 0, 0, 0]],
  [3, [1, 1, 1, 0, 0]],
  [3.5, [1, 1, 1, 0, 0]],
  [3.6, [1, 1, 1, 0.5, 0]],
  [4.7, [1, 1, 1, 1, 0]],
  [4.75, [1, 1, 1, 1, 0]],
  [4.8, [1, 1, 1, 1, 0.5]],
  [5, [1, 1, 1, 1, 1]],
])("an average of %d fills %j", (average, fills) => {
  expect(landingStars(average)).toEqual(fills);
});

test("more stars are never fewer", () => {
  const filled = (average: number) => landingStars(average).reduce<number>((sum, fill) => sum + fill, 0);
  for (let tenths = 1; tenths <= 50; tenths += 1) expect(filled(tenths / 10)).toBeGreaterThanOrEqual(filled((tenths - 1) / 10));
});
