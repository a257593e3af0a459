import { expect, test } from "vitest";
import { computeGain, type GainSums } from "./gains";
import { blurFigures, exactly } from "./small-groups";

const sumsOf = (pairs: [number, number][]): GainSums => ({
  people: pairs.length,
  early: pairs.reduce((sum, [early]) => sum + early, 0),
  late: pairs.reduce((sum, [, late]) => sum + late, 0),
  gain: pairs.reduce((sum, [early, late]) => sum + late - early, 0),
  squares: pairs.reduce((sum, [early, late]) => sum + (late - early) ** 2, 0),
});
const many = Array.from({ length: 40 }, (_, index): [number, number] => (index % 2 ? [3, 4] : [5, 8]));

test("rule desk.before-and-after: the means before and after, the mean gain and its standard deviation", () => {
  // Gains of 1 and 3, half and half: the mean is 2, the sample's deviation the root of 40/39.
  expect(computeGain(8, sumsOf(many), (count) => exactly(count, {}))).toEqual({
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
  expect(computeGain(8, sumsOf(many.slice(0, 19)), (count) => exactly(count, {}))).toEqual({
    of: 8,
    people: 19,
    ...hidden,
  });
  const blurred = blurFigures("secret of the test");
  for (const count of [0, 1, 4, 12])
    expect(computeGain(8, sumsOf(many.slice(0, count)), (people) => blurred(people, { course: "x" }))).toMatchObject(
      hidden,
    );
  expect(computeGain(8, sumsOf(many.slice(0, 3)), (people) => blurred(people, { course: "x" })).people).toBeNull();
  expect(computeGain(8, sumsOf([]), (people) => blurred(people, { course: "x" })).people).toBe(0);
});
