import fc from "fast-check";
import { expect, test } from "vitest";
import { blurFigures } from "../programmes/small-groups";
import { publicNumber } from "./public-number";

const partnersNumber = fc.option(fc.nat({ max: 500_000 }).map((tens) => tens * 5));

test("less than ten is never published, and nobody reads as a few people do", () => {
  for (const shown of [null, 0, 5, 9]) expect(publicNumber(shown)).toBeNull();
  expect([10, 15, 995, 1000, 1095, 12_345].map(publicNumber)).toEqual([10, 10, 990, 1000, 1000, 12_300]);
});

test("every number is the partner's, rounded down to tens or from a thousand on to hundreds", () => {
  fc.assert(
    fc.property(partnersNumber, (shown) => {
      const published = publicNumber(shown);
      if (shown === null || shown < 10) {
        expect(published).toBeNull();
        return;
      }
      const step = shown < 1000 ? 10 : 100;
      expect(published).toBeGreaterThanOrEqual(10);
      expect(published).toBeLessThanOrEqual(shown);
      expect(published).toBeGreaterThan(shown - step);
      expect((published ?? 0) % step).toBe(0);
    }),
  );
});

test("a larger number is never published as a smaller one, and a part never as more than the whole", () => {
  fc.assert(
    fc.property(partnersNumber, partnersNumber, (one, other) => {
      const [less, more] = [one ?? 0, other ?? 0].sort((a, b) => a - b).map(publicNumber);
      expect(less ?? 0).toBeLessThanOrEqual(more ?? 0);
    }),
  );
});

test("one to four people are never published, whatever the portal's secret (threats T34)", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 4 }), (secret, state, people) => {
      expect(publicNumber(blurFigures(secret)(people, { states: [state], step: "registered" }))).toBeNull();
    }),
  );
});

test("no published number is an upper bound of the true one: more people read as it, and as less than ten (threats T34)", () => {
  const publish = blurFigures("secret of the test");
  const states = Array.from({ length: 5000 }, (_, state) => ({ states: [String(state)], step: "registered" }));
  const readAs = (people: number) => states.map((state) => publicNumber(publish(people, state)));
  expect(readAs(45)).toContain(30);
  expect(readAs(16)).toContain(null);
  expect(readAs(6)).toContain(10);
});
