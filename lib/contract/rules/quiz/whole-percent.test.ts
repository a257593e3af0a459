import { expect, test } from "vitest";
import { rightToPass, wholePercent } from "./whole-percent";

test("the number that passes is the smallest whose whole percent reaches the passing percent", () => {
  for (let of = 1; of <= 20; of += 1)
    for (let percent = 1; percent <= 100; percent += 1) {
      const smallest = Array.from({ length: of + 1 }, (_, right) => right).find(
        (right) => wholePercent(right, of) >= percent,
      );
      expect(rightToPass(of, percent), `${percent} % of ${of}`).toBe(smallest);
    }
});
