import fs from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { dialects, type FreshDatabase, freshDatabase } from "../db/testing/fresh-database";
import { type Limits, longestDelayMs, openLimits, paces, rules } from ".";

/** @returns the delays begun since, in milliseconds; the timers of the database drivers are longer */
function watchWaits(): () => number[] {
  const timers = vi.spyOn(globalThis, "setTimeout");
  return () => timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms > 0 && ms <= longestDelayMs);
}
afterEach(() => void vi.restoreAllMocks());

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let limits: Limits;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    limits = await openLimits(fresh.opened, fresh.dataDir);
  });
  afterAll(async () => {
    limits.close();
    await fresh.remove();
  });

  const count = async (times: number, key: string) => {
    for (let done = 0; done < times; done += 1) await limits.count("changePassword", key);
  };
  const tooManyTries = {
    code: "TOO_MANY_REQUESTS",
    key: "tooManyTries",
    details: { retryAfterSeconds: expect.any(Number) },
  };

  test("as many as the rule allows pass, the next gets an error with how long to wait", async () => {
    await count(rules.changePassword.points, "full");
    await expect(limits.count("changePassword", "full")).rejects.toMatchObject(tooManyTries);
    const { details } = await limits.check("changePassword", "full").then(
      () => ({ details: {} as { retryAfterSeconds?: number } }),
      (error) => error,
    );
    expect(details.retryAfterSeconds).toBeGreaterThan(0);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(rules.changePassword.duration);
  });

  test("a check fails when the count is full, and counts nothing itself", async () => {
    for (let done = 0; done < 3 * rules.changePassword.points; done += 1)
      await limits.check("changePassword", "checked");
    await count(rules.changePassword.points, "checked");
    await expect(limits.check("changePassword", "checked")).rejects.toMatchObject(tooManyTries);
  });

  test("processes that start at the same moment all get their limits", async () => {
    const another = await freshDatabase(dialect);
    const all = await Promise.all(Array.from({ length: 8 }, () => openLimits(another.opened, another.dataDir)));
    for (const each of all) await each.count("changePassword", "together");
    for (const each of all) each.close();
    await another.remove();
  });

  test("counters of a release before, whose keys name a person, are deleted at the start, and no others", async () => {
    const { opened, dataDir } = fresh;
    const query = async (statement: string): Promise<unknown[]> => {
      if (opened.kind === "postgres") return (await opened.handle.query(statement)).rows;
      const file = new Sqlite(path.join(dataDir, "limits.sqlite"));
      const rows = file.prepare(statement).all();
      file.close();
      return rows;
    };
    await limits.tally("search", "kept");
    const keys = ["guesses:asha@example.org", "guesses:2001:db8::1", `guesses:2001:db8::${"1".repeat(43)}`];
    const named = keys.map((key) => `'${key}'`);
    expect(
      await query(`insert into limits select ${named.join(", 1, 9 union select ")}, 1, 9 returning key`),
    ).toHaveLength(3);
    (await openLimits(fresh.openAnother(), dataDir)).close();
    expect(await query(`select key from limits where key in (${named.join()})`)).toEqual([]);
    expect(await limits.soFar("search", "kept")).toBe(1);
  });

  test("one full key stops neither another key nor another rule", async () => {
    await count(rules.changePassword.points, "loud");
    await limits.count("changePassword", "quiet");
    await limits.count("readMyData", "loud");
  });

  test("a counter that was reset starts again", async () => {
    await count(rules.changePassword.points, "forgiven");
    await limits.forget("changePassword", "forgiven");
    await limits.check("changePassword", "forgiven");
  });

  test("a second process sees what the first has counted", async () => {
    await count(rules.changePassword.points, "shared");
    const other = await openLimits(fresh.openAnother(), fresh.dataDir);
    await expect(other.check("changePassword", "shared")).rejects.toMatchObject(tooManyTries);
    other.close();
  });

  test("of many concurrent events no more pass than the rule allows", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: rules.changePassword.points + 5 }, () => limits.count("changePassword", "crowd")),
    );
    expect(all.filter((each) => each.status === "fulfilled")).toHaveLength(rules.changePassword.points);
  });

  test("a clock that was set back leaves no limit that ends in years", async () => {
    const year = 365 * 24 * 3600 * 1000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + year });
    await count(rules.changePassword.points, "next year");
    await limits.tally("guesses", "next year");
    vi.useRealTimers();
    await limits.check("changePassword", "next year");
    await limits.count("changePassword", "next year");
    expect(await limits.soFar("guesses", "next year")).toBe(0);
  });

  test("a source beyond its pace waits a moment and is never rejected", async () => {
    for (let done = 0; done < paces.grievances.points; done += 1) await limits.pace("grievances", "a whole school");
    const waits = watchWaits();
    await limits.pace("grievances", "a whole school");
    await limits.pace("grievances", "a whole school");
    expect(waits()).toEqual([100, 200]);
    for (let done = 0; done < 60; done += 1) await limits.tally("grievances", "a whole school");
    await limits.pace("grievances", "a whole school");
    expect(waits()).toEqual([100, 200, longestDelayMs]);
  });

  test("with no allowed delay, as in tests, a source above its rate is only counted", async () => {
    const another = await openLimits(fresh.openAnother(), fresh.dataDir, { longestWaitMs: 0 });
    for (let done = 0; done < paces.resetRequests.points + 30; done += 1)
      await another.tally("resetRequests", "all the tests");
    const waits = watchWaits();
    await another.pace("resetRequests", "all the tests");
    expect(waits()).toEqual([]);
    expect(await another.soFar("resetRequests", "all the tests")).toBe(paces.resetRequests.points + 31);
    another.close();
  });
});

test("counters that cannot be stored count in memory and still enforce the limit", async () => {
  const fresh = await freshDatabase("sqlite");
  const limits = await openLimits(fresh.opened, fresh.dataDir);
  const full = vi.spyOn(Sqlite.prototype, "transaction").mockImplementation(() => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  });
  await limits.pace("search", "a reader");
  const all = await Promise.allSettled(
    Array.from({ length: rules.changePassword.points + 5 }, () => limits.count("changePassword", "crowd")),
  );
  expect(full).toHaveBeenCalled();
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.changePassword.points);
  full.mockRestore();
  limits.close();
  await fresh.remove();
});

test("the counters' file is readable only by the portal's own user", async () => {
  const fresh = await freshDatabase("sqlite");
  const limits = await openLimits(fresh.opened, fresh.dataDir);
  await limits.tally("search", "anybody");
  const files = fs.readdirSync(fresh.dataDir).filter((name) => name.startsWith("limits.sqlite"));
  expect(files).toContain("limits.sqlite-wal");
  expect(files.map((name) => fs.statSync(path.join(fresh.dataDir, name)).mode & 0o777)).toEqual(files.map(() => 0o600));
  limits.close();
  await fresh.remove();
});
