import { expect, test } from "vitest";
import { latestSlot, momentInIndia } from "./sending";

test.each([
  ["2026-12-01T09:30", "2026-12-01T04:00:00.000Z"],
  ["2026-12-01T00:00", "2026-11-30T18:30:00.000Z"],
  ["2026-02-30T09:30", undefined],
  ["2026-12-01T24:00", undefined],
  ["tomorrow", undefined],
])("%s by India's clocks is %s", (local, moment) => {
  expect(momentInIndia(local)?.toISOString()).toBe(moment);
});

// 22 November 2026 is a Sunday.
test.each([
  [7, 9, "2026-11-22T03:30:00.000Z", "2026-11-22T03:30:00.000Z"],
  [7, 9, "2026-11-22T03:29:59.000Z", "2026-11-15T03:30:00.000Z"],
  [1, 9, "2026-11-22T10:00:00.000Z", "2026-11-16T03:30:00.000Z"],
  // In India Monday has begun already.
  [1, 0, "2026-11-22T19:00:00.000Z", "2026-11-22T18:30:00.000Z"],
  [1, 23, "2026-11-22T19:00:00.000Z", "2026-11-16T17:30:00.000Z"],
])("the latest weekday %i, %i o'clock, at %s was %s", (weekday, hour, now, slot) => {
  expect(latestSlot({ weekday, hour }, new Date(now)).toISOString()).toBe(slot);
});
