import { expect, test } from "vitest";
import { measureGrowth, tableOfMemory } from "./memory";

test("memory is level where the last third is at most 3 % above the middle third, whatever the first third was", () => {
  expect(measureGrowth([100, 150, 200, 300, 310, 300, 305, 309, 300]).isLevel).toBe(true);
  expect(measureGrowth([100, 150, 200, 300, 300, 300, 310, 310, 320]).isLevel).toBe(false);
  expect(measureGrowth([300, 300, 300, 300, 300, 300, 270, 270, 270]).growth).toBeCloseTo(0.9);
});

test("the table has a line for each period, with its highest sample", () => {
  const sample = (seconds: number, resident: number) => ({
    seconds,
    resident,
    heapUsed: 150,
    external: 20,
    arrayBuffers: 10,
    cached: 4,
    delay: 12,
  });
  const lines = tableOfMemory([sample(5, 300), sample(15, 340), sample(25, 310), sample(35, 305)], 30).split("\n");
  expect(lines.slice(2)).toEqual(["| 15 | 340 | 150 | 20 | 10 | 4 | 12 |", "| 35 | 305 | 150 | 20 | 10 | 4 | 12 |"]);
});
