import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "../db/testing/fresh-database";
import { admitAttempt, type Limits, openLimits } from ".";

let fresh: FreshDatabase;
let limits: Limits;
beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  limits = await openLimits(fresh.opened, fresh.dataDir);
});
afterAll(async () => {
  limits.close();
  await fresh.remove();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const patience = { free: 3, longestPauseSeconds: 60 };
const fail = async (key: string) => (await admitAttempt(limits, key, patience)).failed();
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** Fails once. @returns how many seconds the next try has to wait */
async function pauseAfterFailure(key: string): Promise<number> {
  await fail(key);
  return admitAttempt(limits, key, patience).then(
    async (attempt) => {
      await attempt.cancelled();
      return 0;
    },
    ({ details }) => details.retryAfterSeconds,
  );
}

test("the first failures cost nothing, then each doubles the pause, up to the longest", async () => {
  const pauses: number[] = [];
  for (let done = 0; done < 9; done += 1) {
    const pause = await pauseAfterFailure("growing");
    pauses.push(pause);
    wait(pause);
  }
  expect(pauses).toEqual([0, 0, 15, 30, 60, 60, 60, 60, 60]);
});

test("a rejected attempt does not lengthen the pause", async () => {
  for (let done = 0; done < 3; done += 1) await fail("patient");
  for (let done = 0; done < 50; done += 1)
    await expect(fail("patient")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  wait(15);
  expect(await pauseAfterFailure("patient")).toBe(30);
});

test("a success resets the count", async () => {
  for (let done = 0; done < 3; done += 1) await fail("forgiven");
  wait(15);
  await (await admitAttempt(limits, "forgiven", patience)).succeeded();
  expect([await pauseAfterFailure("forgiven"), await pauseAfterFailure("forgiven")]).toEqual([0, 0]);
});

test("of a hundred concurrent attempts only the free ones and one more pass", async () => {
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => admitAttempt(limits, "crowd", patience)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(patience.free + 1);
});

test("failures for one key pause no other", async () => {
  for (let done = 0; done < 3; done += 1) await fail("loud");
  await fail("quiet");
});
