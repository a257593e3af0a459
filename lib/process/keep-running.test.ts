import { expect, test } from "vitest";
import { cannotListen, type Ended, keepRunning, refusedSettings } from "./keep-running";

/** Processes that end one after the other as the list says, each after so many milliseconds. */
function keep(ends: (Ended & { after?: number })[]) {
  const said: string[] = [];
  const pauses: number[] = [];
  let clock = 0;
  let launched = 0;
  const kept = keepRunning(
    () => {
      const { after = 0, ...ended } = ends[launched] ?? { code: 0, signal: null };
      launched += 1;
      clock += after;
      return { ended: Promise.resolve(ended), kill: () => undefined };
    },
    { say: (line) => said.push(line), pause: async (ms) => pauses.push(ms), now: () => clock },
  );
  return { ...kept, said, pauses, launched: () => launched };
}

const full: Ended = { code: null, signal: "SIGABRT" };
const crash: Ended = { code: 1, signal: null };
const asTold: Ended = { code: 0, signal: null };

test("a portal that ends by itself is started again, after pauses that double up to a minute, and says why", async () => {
  const { over, pauses, said, launched } = keep([full, ...Array.from({ length: 7 }, () => crash), asTold]);
  expect(await over).toBe(0);
  expect(launched()).toBe(9);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(said[0]).toBe(
    "The portal has ended: SIGABRT, as when its heap is full; the lines before this one say more. It is started again in 1 s.",
  );
  expect(said[1]).toContain("exit code 1");
});

test("the pauses begin anew after a portal that ran for ten minutes", async () => {
  const { over, pauses } = keep([crash, crash, { ...crash, after: 10 * 60_000 }, crash, asTold]);
  await over;
  expect(pauses).toEqual([1000, 2000, 1000, 2000]);
});

test.each([
  ["refused settings", refusedSettings],
  ["a taken port", cannotListen],
  ["a portal that was told to end", 0],
])("%s: the portal is not started again", async (_, code) => {
  const { over, said, launched } = keep([{ code, signal: null }]);
  expect(await over).toBe(code);
  expect([launched(), said]).toEqual([1, []]);
});

test("a signal goes to the portal, which is not started again", async () => {
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  const sent: string[] = [];
  let launched = 0;
  const { over, stop } = keepRunning(
    () => {
      launched += 1;
      return {
        ended,
        kill: (signal) => {
          sent.push(signal);
          resolve({ code: null, signal });
        },
      };
    },
    { say: () => undefined },
  );
  stop("SIGTERM");
  expect(await over).toBe(143);
  expect([sent, launched]).toEqual([["SIGTERM"], 1]);
});

test("a signal during a pause ends the pause, and nothing is started", async () => {
  let launched = 0;
  const { promise: isPausing, resolve: pauses } = Promise.withResolvers<void>();
  const { over, stop } = keepRunning(
    () => {
      launched += 1;
      return { ended: Promise.resolve(crash), kill: () => undefined };
    },
    { say: () => pauses() },
  );
  await isPausing;
  stop("SIGINT");
  expect(await over).toBe(1);
  expect(launched).toBe(1);
});
