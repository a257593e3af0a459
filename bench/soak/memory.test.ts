import { expect, test } from "vitest";
import { measureGrowth } from "./memory";

test("memory is level where the last third is at most 3 % above the middle third, whatever the first third was", () => {
  expect(measureGrowth([100, 150, 200, 300, 310, 300, 305, 309, 300]).isLevel).toBe(true);
  expect(measureGrowth([100, 150, 200, 300, 300, 300, 310, 310, 320]).isLevel).toBe(false);
  expect(measureGrowth([300, 300, 300, 300, 300, 300, 270, 270, 270]).growth).toBeCloseTo(0.9);
});
