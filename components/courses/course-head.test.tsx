import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "@/components/ui/stars";
import { type StarFill, showsAverage, starFills } from "./course-head";

const starsIn = (fills: readonly StarFill[]) => fills.reduce<number>((sum, fill) => sum + fill, 0);

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
  expect(starFills(average)).toEqual(fills);
});

test("the average of a course is shown from five ratings on", () => {
  expect([0, 1, 4, 5, 120].map(showsAverage)).toEqual([false, false, false, true, true]);
});

test("more stars are never fewer", () => {
  const filled = (average: number) => starFills(average).reduce<number>((sum, fill) => sum + fill, 0);
  for (let tenths = 1; tenths <= 50; tenths += 1)
    expect(filled(tenths / 10)).toBeGreaterThanOrEqual(filled((tenths - 1) / 10));
});

const averages = fc.double({ min: 0, max: 5, noNaN: true });

test("as many stars are filled as the fills say, for every average", () => {
  fc.assert(
    fc.property(averages, (average) => {
      const fills = starFills(average);
      const html = renderToStaticMarkup(Stars({ fills, label: "" }));
      const half = html.split("clip-path").length - 1;
      const filled = html.split("color-marigold").length - 1;
      expect(filled - half / 2).toBe(starsIn(fills));
    }),
  );
});

test("whole stars come first, then at most one half, then empty ones", () => {
  fc.assert(
    fc.property(averages, (average) => {
      expect(starFills(average).join(" ")).toMatch(/^(1 ?)*(0\.5 ?)?(0 ?)*$/);
    }),
  );
});

test("no more stars are filled than the average says", () => {
  fc.assert(
    fc.property(averages, (average) => {
      expect(starsIn(starFills(average))).toBeLessThanOrEqual(average);
    }),
  );
});
