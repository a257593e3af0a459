import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { accounts } from "..";

// Hashing costs what it costs people, so that it takes most of the time of a login.
vi.stubEnv("TESTS_WITHOUT_WAITING", "");

describe("on sqlite", () => {
  let guest: CallContext;
  onFreshPortal("sqlite", (context) => {
    guest = context;
  });

  test("T9: a wrong password and an unknown address get the same error after the same time", async () => {
    const learner = await newLearner(guest);
    const measureLogin = async (username: string) => {
      // Processor time, of the threads that hash too: what else runs on the machine means nothing.
      const start = process.cpuUsage();
      await expect(accounts.login(guest, { username, password: "wrong" })).rejects.toMatchObject({
        code: "UNAUTHORIZED",
        key: "signInFailed",
      });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    await measureLogin("warm-up@example.org");
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      known.push(await measureLogin(learner.learner?.username ?? ""));
      unknown.push(await measureLogin(`${randomUUID()}@example.org`));
    }
    // The fastest round of each: what else runs on the machine only ever makes a round slower.
    const [fastestKnown, fastestUnknown] = [Math.min(...known), Math.min(...unknown)];
    expect(fastestUnknown).toBeGreaterThan(fastestKnown / 3);
    expect(fastestUnknown).toBeLessThan(fastestKnown * 3);
    // Fails if the hash were compared at the tests' cost, where this test would compare nothing but the database.
    expect(fastestKnown).toBeGreaterThan(5);
  });
});
