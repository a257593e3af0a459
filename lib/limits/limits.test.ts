import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialects, type FreshDatabase, freshDatabase } from "../db/testing/fresh-database";
import { type Limits, openLimits, rules } from ".";

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
    for (let done = 0; done < times; done += 1) await limits.count("signInHere", key);
  };
  const refused = { code: "TOO_MANY_REQUESTS", key: "tooManyTries", details: { retryAfterSeconds: expect.any(Number) } };

  test("as many as the rule says pass, the next is refused with how long to wait", async () => {
    await count(rules.signInHere.points, "full");
    await expect(limits.count("signInHere", "full")).rejects.toMatchObject(refused);
    const { details } = await limits.check("signInHere", "full").then(
      () => ({ details: {} as { retryAfterSeconds?: number } }),
      (error) => error,
    );
    expect(details.retryAfterSeconds).toBeGreaterThan(0);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(rules.signInHere.duration);
  });

  test("a check refuses when the count is full, and counts nothing itself", async () => {
    for (let done = 0; done < 3 * rules.signInHere.points; done += 1) await limits.check("signInHere", "checked");
    await count(rules.signInHere.points, "checked");
    await expect(limits.check("signInHere", "checked")).rejects.toMatchObject(refused);
  });

  test("processes that start at the same moment all get their limits", async () => {
    const another = await freshDatabase(dialect);
    const all = await Promise.all(Array.from({ length: 8 }, () => openLimits(another.opened, another.dataDir)));
    for (const each of all) await each.count("signInHere", "together");
    for (const each of all) each.close();
    await another.remove();
  });

  test("one full key stops neither another key nor another rule", async () => {
    await count(rules.signInHere.points, "loud");
    await limits.count("signInHere", "quiet");
    await limits.count("signInAddress", "loud");
  });

  test("what is forgotten may begin again", async () => {
    await count(rules.signInHere.points, "forgiven");
    await limits.forget("signInHere", "forgiven");
    await limits.check("signInHere", "forgiven");
  });

  test("a second process sees what the first has counted", async () => {
    await count(rules.signInHere.points, "shared");
    const other = await openLimits(fresh.openAnother(), fresh.dataDir);
    await expect(other.check("signInHere", "shared")).rejects.toMatchObject(refused);
    other.close();
  });

  test("of many at once no more than the rule says pass", async () => {
    const all = await Promise.allSettled(Array.from({ length: rules.signInHere.points + 5 }, () => limits.count("signInHere", "crowd")));
    expect(all.filter((each) => each.status === "fulfilled")).toHaveLength(rules.signInHere.points);
  });
});
