import fc from "fast-check";
import { expect, test } from "vitest";
import { atMostWhole, blurFigures, exactly, groupDeviation, publishedShare } from "./small-groups";

const group = fc.record({
  states: fc.constantFrom(["5"], ["34"], ["5", "34"]),
  step: fc.constantFrom("registered", "enrolled"),
  district: fc.string(),
});
const secret = fc.string();

test("fewer than five people are never shown as a number, nobody neither, and others as a multiple of five or not at all", () => {
  fc.assert(
    fc.property(secret, group, fc.nat({ max: 100_000 }), (key, people, count) => {
      const shown = blurFigures(key)(count, people);
      if (count < 5) expect(shown).toBeNull();
      else if (shown !== null) expect([shown % 5, shown >= 5]).toEqual([0, true]);
    }),
  );
});

test("a group has the same number wherever it is counted, whatever the order in which it is described", () => {
  fc.assert(
    fc.property(secret, group, fc.integer({ min: 5, max: 1000 }), (key, { states, step, district }, count) => {
      expect(blurFigures(key)(count, { states, step, district })).toBe(
        blurFigures(key)(count, { district, step, states }),
      );
    }),
  );
});

test("numbers are near the true ones on the whole, and none bounds the true one: each deviation occurs, with no largest one", () => {
  const all = Array.from({ length: 20_000 }, (_, number) => groupDeviation("secret of the test", { number }));
  const share = (matches: (deviation: number) => boolean) => all.filter(matches).length / all.length;
  expect(Math.abs(all.reduce((sum, each) => sum + each, 0) / all.length)).toBeLessThan(0.1);
  expect(share((each) => each === 0)).toBeCloseTo(0.21, 1);
  expect(share((each) => Math.abs(each) <= 2)).toBeGreaterThan(0.6);
  expect(share((each) => Math.abs(each) >= 10)).toBeLessThan(0.03);
  expect(Math.max(...all)).toBeGreaterThan(15);
  expect(Math.min(...all)).toBeLessThan(-15);
});

test("another portal's secret gives other deviations", () => {
  const of = (key: string) => Array.from({ length: 50 }, (_, number) => groupDeviation(key, { number }));
  expect(of("one secret")).not.toEqual(of("another secret"));
});

test("roles that may see people get exact numbers", () => {
  for (const count of [0, 1, 4, 5, 11_392]) expect(exactly(count, {})).toBe(count);
});

test("a part never shows more than the whole, and not at all where the whole does not show", () => {
  expect([
    atMostWhole(10, 5),
    atMostWhole(5, 10),
    atMostWhole(10, null),
    atMostWhole(null, 10),
    atMostWhole(0, null),
  ]).toEqual([5, 5, null, null, null]);
});

test("a share is of published numbers, and of twenty people or more", () => {
  expect([
    publishedShare(10, 20),
    publishedShare(5, 15),
    publishedShare(null, 40),
    publishedShare(5, null),
    publishedShare(40, 40),
  ]).toEqual([50, null, null, null, 100]);
});
