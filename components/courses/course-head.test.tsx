import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "@/components/ui/stars";
import { showsAverage, starFills } from "./course-head";

const starsIn = (fills: readonly number[]) => fills.reduce((sum, fill) => sum + fill, 0) / 100;

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.5, [0, 0, 0, 0, 0]],
  [0.6, [60, 0, 0, 0, 0]],
  [1, [100, 0, 0, 0, 0]],
  [1.5, [100, 0, 0, 0, 0]],
  [1.6, [100, 60, 0, 0, 0]],
  [2.9, [100, 100, 0, 0, 0]],
  [3, [100, 100, 100, 0, 0]],
  [3.5, [100, 100, 100, 0, 0]],
  [3.6, [100, 100, 100, 60, 0]],
  [4.7, [100, 100, 100, 100, 0]],
  [4.75, [100, 100, 100, 100, 0]],
  [4.8, [100, 100, 100, 100, 80]],
  [4.9, [100, 100, 100, 100, 90]],
  [5, [100, 100, 100, 100, 100]],
])("an average of %d fills %j", (average, fills) => {
  expect(starFills(average)).toEqual(fills);
});

test("the average of a course is shown from five ratings on", () => {
  expect([0, 1, 4, 5, 120].map(showsAverage)).toEqual([false, false, false, true, true]);
});

test("more stars are never fewer", () => {
  const filled = (average: number) => starsIn(starFills(average));
  for (let tenths = 1; tenths <= 50; tenths += 1)
    expect(filled(tenths / 10)).toBeGreaterThanOrEqual(filled((tenths - 1) / 10));
});

const averages = fc.double({ min: 0, max: 5, noNaN: true });

/** The widths of the filled stars: of a whole star its whole picture, of a part less than the star. */
const drawnWidths = (fills: readonly number[]) =>
  [...renderToStaticMarkup(Stars({ fills, label: "" })).matchAll(/<svg width="([\d.]+)" height="24" aria-hidden/g)].map(
    ([, width]) => Number(width),
  );

test("the drawn stars are as wide as the fills say, for every average", () => {
  fc.assert(
    fc.property(averages, (average) => {
      const fills = starFills(average).filter((fill) => fill > 0);
      const widths = drawnWidths(starFills(average));
      expect(widths).toHaveLength(fills.length);
      for (const [place, fill] of fills.entries())
        expect(widths[place]).toBeCloseTo(fill === 100 ? 24 : 1.75 + (20.5 * fill) / 100, 5);
    }),
  );
});

test("whole stars come first, then at most one part, then empty ones", () => {
  fc.assert(
    fc.property(averages, (average) => {
      expect(starFills(average).join(" ")).toMatch(/^(100 ?)*([1-9]\d ?)?(0 ?)*$/);
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
