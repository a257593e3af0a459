import fc from "fast-check";
import { expect, test } from "vitest";
import { figureFilters } from "../../../contract/desk/programmes";
import { computeGain, type GainSums, periodFor } from "./programme-operations";
import { blurFigures, exactly } from "./small-groups";
import { rangeThen, shownAlone } from "./testing/earlier-rule";

const now = new Date("2026-11-23T06:00:00Z");
const months = 12;
const day = (month: number) => `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`;
const period = (from: string, to: string) => {
  const chosen = periodFor("partner", figureFilters.parse({ from, to }), now);
  return [chosen.from.slice(0, 7), chosen.to.slice(0, 7)] as const;
};

test("a partner's range is the smallest calendar period with all its months", () => {
  expect(period("2026-05-03", "2026-05-30")).toEqual(["2026-05", "2026-05"]);
  expect(period("2026-01-10", "2026-02-20")).toEqual(["2026-01", "2026-03"]);
  expect(period("2026-03-01", "2026-04-30")).toEqual(["2026-01", "2026-06"]);
  expect(period("2026-06-01", "2026-07-31")).toEqual(["2026-01", "2026-12"]);
  expect(period("2026-10-01", "")).toEqual(["2026-10", "2026-12"]);
  expect(period("2025-12-01", "2026-01-31")).toEqual(["", ""]);
  expect(period("", "2026-01-31")).toEqual(["", ""]);
  expect(period("", "")).toEqual(["", ""]);
});

test("a range without an end ends with the month in India, which begins before the one of UTC", () => {
  const newYear = new Date("2026-12-31T20:00:00Z");
  const filters = figureFilters.parse({ from: "2027-01-01" });
  expect(periodFor("partner", filters, newYear)).toMatchObject({ from: "2027-01-01", to: "2027-01-01" });
});

test("others get the months that they chose", () => {
  const filters = figureFilters.parse({ from: "2026-03-01", to: "2026-04-30" });
  for (const role of ["coordinator", "administrator"] as const) expect(periodFor(role, filters, now)).toEqual(filters);
});

test("two periods of a partner lie apart, or one lies within the other", () => {
  const month = fc.nat({ max: 47 });
  const range = fc
    .tuple(month, month)
    .map(([one, other]) => period(day(Math.min(one, other)), day(Math.max(one, other))));
  fc.assert(
    fc.property(range, range, ([from, to], [from2, to2]) => {
      const [last, last2] = [to || "9999-12", to2 || "9999-12"];
      const apart = last < from2 || last2 < from;
      const nested = (from <= from2 && last2 <= last) || (from2 <= from && last <= last2);
      expect(apart || nested).toBe(true);
    }),
  );
});

type Range = [first: number, last: number];
const everyRange = Array.from({ length: months }, (_, first) =>
  Array.from({ length: months - first }, (_, more): Range => [first, first + more]),
).flat();
const everyPeriod = everyRange.filter(([first, last]) => {
  const [from, to] = period(day(first), day(last));
  return from === day(first).slice(0, 7) && to === day(last).slice(0, 7);
});

/**
 * What somebody knows of each month who has read the numbers of all these ranges. With sums from the first month on,
 * each number is a bound on a difference of two sums; the shortest ways between them are the exact bounds (Floyd and
 * Warshall).
 */
function knownMonths(counts: number[], ranges: Range[]): { least: number; most: number }[] {
  const bound = Array.from({ length: months + 1 }, (_, from) =>
    Array.from({ length: months + 1 }, (_, to) => (from >= to ? 0 : Number.POSITIVE_INFINITY)),
  );
  const at = (from: number, to: number) => bound[from]?.[to] ?? Number.POSITIVE_INFINITY;
  const limit = (from: number, to: number, value: number) => {
    const row = bound[from];
    if (row) row[to] = Math.min(at(from, to), value);
  };
  for (const [first, last] of ranges) {
    const people = counts.slice(first, last + 1).reduce((sum, count) => sum + count, 0);
    // As numbers were published before decision 0138, rounded only. Decision 0118 is based on these.
    const { least, most } = rangeThen(shownAlone(people));
    limit(first, last + 1, most);
    limit(last + 1, first, -least);
  }
  for (let over = 0; over <= months; over += 1)
    for (let from = 0; from <= months; from += 1)
      for (let to = 0; to <= months; to += 1) limit(from, to, at(from, over) + at(over, to));
  return counts.map((_, month) => ({ least: -at(month + 1, month), most: at(month, month + 1) }));
}

/** How many of the months with one to four people are known exactly, in percent. */
function exactPercent(portals: number[][], ranges: Range[]): number {
  let [hidden, exact] = [0, 0];
  for (const counts of portals)
    for (const [month, { least, most }] of knownMonths(counts, ranges).entries()) {
      const count = counts[month] ?? 0;
      if (count === 0 || count > 4) continue;
      hidden += 1;
      expect(least <= count && count <= most).toBe(true);
      if (least === most) exact += 1;
    }
  return Math.round((100 * exact) / hidden);
}

test("a reader of every period can compute few of the small months; a reader of every range could compute most of them", () => {
  const portals = fc.sample(fc.array(fc.nat({ max: 9 }), { minLength: months, maxLength: months }), {
    seed: 118,
    numRuns: 300,
  });
  expect(everyPeriod).toHaveLength(12 + 4 + 2 + 1);
  expect(exactPercent(portals, everyRange)).toBeGreaterThan(50);
  expect(exactPercent(portals, everyPeriod)).toBeLessThan(5);
});

const sumPairs = (pairs: [number, number][]): GainSums => ({
  people: pairs.length,
  early: pairs.reduce((sum, [early]) => sum + early, 0),
  late: pairs.reduce((sum, [, late]) => sum + late, 0),
  gain: pairs.reduce((sum, [early, late]) => sum + late - early, 0),
  squares: pairs.reduce((sum, [early, late]) => sum + (late - early) ** 2, 0),
});
const many = Array.from({ length: 40 }, (_, index): [number, number] => (index % 2 ? [3, 4] : [5, 8]));

test("rule desk.before-and-after: the means before and after, the mean gain and its standard deviation", () => {
  // Gains of 1 and 3, half and half: the mean is 2, the sample's deviation the root of 40/39.
  expect(computeGain(8, sumPairs(many), (count) => exactly(count, {}))).toEqual({
    of: 8,
    people: 40,
    before: 4,
    after: 6,
    gain: 2,
    deviation: 1,
  });
});

test("fewer than twenty people have no mean, for nobody; a partner is shown no small group (rule: desk.small-groups)", () => {
  const hidden = { before: null, after: null, gain: null, deviation: null };
  expect(computeGain(8, sumPairs(many.slice(0, 19)), (count) => exactly(count, {}))).toEqual({
    of: 8,
    people: 19,
    ...hidden,
  });
  const blurred = blurFigures("secret of the test");
  for (const count of [0, 1, 4])
    expect(computeGain(8, sumPairs(many.slice(0, count)), (people) => blurred(people, { course: "x" }))).toMatchObject(
      hidden,
    );
  expect(computeGain(8, sumPairs(many.slice(0, 3)), (people) => blurred(people, { course: "x" })).people).toBeNull();
  expect(computeGain(8, sumPairs([]), (people) => blurred(people, { course: "x" })).people).toBeNull();
});

/** Gains as a partner sees them, of groups with 5 to 40 people whose scores differ. */
const published = Array.from({ length: 400 }, (_, group) => {
  const people = 5 + (group % 36);
  const pairs = Array.from({ length: people }, (_, index): [number, number] => {
    const early = (index * 7 + group) % 5;
    return [early, Math.min(8, early + ((index * 3 + group) % 4))];
  });
  const blurred = blurFigures("secret of the test");
  return { people, shown: computeGain(8, sumPairs(pairs), (count) => blurred(count, { group })) };
});

test("T34: whether a mean is shown depends on the published number alone, so a hidden one is no upper bound", () => {
  const large = published.filter(({ shown }) => (shown.people ?? 0) >= 20);
  expect(large.some(({ people }) => people < 20)).toBe(true);
  expect(published.some(({ people, shown }) => people >= 20 && (shown.people ?? 0) < 20)).toBe(true);
  for (const { shown } of published) expect(shown.gain === null).toBe((shown.people ?? 0) < 20);
});

test("T34: the means and the deviation exclude no number of people near the published one", () => {
  for (const { shown } of published) {
    if (shown.people === null || shown.people < 20) continue;
    const excluded = Array.from({ length: 31 }, (_, index) => 20 + index).filter(
      (people) => !isPossible(shown, people),
    );
    expect(excluded, JSON.stringify(shown)).toEqual([]);
  }
});

/** Whether this many people could have scores with these means, by trying every sum of their scores. */
function isPossible({ before, after, gain, deviation }: ReturnType<typeof computeGain>, people: number): boolean {
  const near = (sum: number | null, divisor = people) => {
    const middle = Math.round((sum ?? 0) * divisor);
    const width = Math.ceil(divisor / 10);
    return Array.from({ length: 2 * width + 1 }, (_, index) => middle - width + index);
  };
  return near(before).some((early) =>
    near(after).some((late) => {
      const variance = (deviation ?? 0) ** 2 * (people - 1) + (late - early) ** 2 / people;
      return near(variance, 1)
        .concat(near(variance, people).map((each) => Math.round(each / people)))
        .some((squares) => {
          const again = computeGain(8, { people, early, late, gain: late - early, squares }, () => people);
          return [
            again.before === before,
            again.after === after,
            again.gain === gain,
            again.deviation === deviation,
            // The squares of whole numbers have the parity of the numbers.
            (squares - late + early) % 2 === 0,
          ].every(Boolean);
        });
    }),
  );
}
