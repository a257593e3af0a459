import { verify } from "@node-rs/argon2";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { hashingCost, hashPassword, passwordMatches, untilIdle, waitsTooLong } from "./passwords";

test("T9: a portal that people learn in hashes with OWASP's parameters of argon2id", () => {
  expect(hashingCost({ testsWithoutWaiting: false })).toEqual({ memoryCost: 19456, timeCost: 2, parallelism: 1 });
});

test("the tests' portals hash with argon2id too, at the least cost", async () => {
  const stored = await hashPassword("lotus-pond");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await verify(stored, "lotus-pond")).toBe(true);
  expect(await passwordMatches(stored, "lotus-pond")).toBe(true);
  expect(await passwordMatches(stored, "lotus pond")).toBe(false);
});

test("a sign-in that is refused because too many wait spoils no later one", async () => {
  vi.resetModules();
  const fresh = await import("./passwords");
  const waiting = Promise.allSettled(Array.from({ length: 250 }, () => fresh.hashPassword("lotus-pond")));
  await expect(fresh.passwordMatches(undefined, "lotus-pond")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const made = (await waiting).flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(made.length).toBeGreaterThanOrEqual(200);
  expect(made.length).toBeLessThan(250);
  expect(await fresh.passwordMatches(undefined, "lotus-pond")).toBe(false);
  expect(await fresh.passwordMatches(made[0], "lotus-pond")).toBe(true);
});

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
