import fc from "fast-check";
import { expect, test } from "vitest";
import { untilIdle, waitsTooLong } from "./hashing-queue";

test("who would wait longer than a second is told to come again, and so is everybody behind 200 others", () => {
  expect(waitsTooLong(0, 5000, 1)).toBe(false);
  expect(waitsTooLong(50, 10, 1)).toBe(false);
  expect(waitsTooLong(150, 10, 1)).toBe(true);
  expect(waitsTooLong(150, 10, 3)).toBe(false);
  expect(waitsTooLong(200, 0, 3)).toBe(true);
});

/** A clock whose pauses take these times, and later ones a millisecond. */
function clockOf(pauses: number[]) {
  const time = { ms: 0, paused: 0 };
  const pause = async () => {
    time.ms += pauses[time.paused] ?? 1;
    time.paused += 1;
  };
  return { time, pause, now: () => time.ms };
}

test("a hash begins after the first pause that was not prolonged by other work", async () => {
  const { time, ...made } = clockOf([9, 5, 1.2, 7]);
  await untilIdle(100, made);
  expect(time.paused).toBe(3);
});

test("a hash never waits longer than it may, and one pause", async () => {
  const milliseconds = fc.double({ min: 0, max: 80, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.array(milliseconds, { maxLength: 60 }), milliseconds, async (pauses, longestMs) => {
      const { time, ...made } = clockOf(pauses);
      await untilIdle(longestMs, made);
      expect(time.ms).toBeLessThanOrEqual(longestMs + Math.max(1, ...pauses));
      const idle = pauses.findIndex((ms) => ms < 3);
      if (idle >= 0) expect(time.paused).toBeLessThanOrEqual(idle + 1);
    }),
  );
});
