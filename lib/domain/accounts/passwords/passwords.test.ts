import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashingCost, hashPassword, passwordMatches } from "./passwords";

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
