import { expect, test } from "vitest";
import { computeGain, type GainSums } from "./gains";
import { blurFigures, exactly } from "./small-groups";

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
