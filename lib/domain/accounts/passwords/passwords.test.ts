import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashingCost, hashPassword, passwordMatches, waitsTooLong } from "./passwords";

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

test("who would wait longer than a second is told to come again, and so is everybody behind 200 others", () => {
  expect(waitsTooLong(0, 5000, 1)).toBe(false);
  expect(waitsTooLong(50, 10, 1)).toBe(false);
  expect(waitsTooLong(150, 10, 1)).toBe(true);
  expect(waitsTooLong(150, 10, 3)).toBe(false);
  expect(waitsTooLong(200, 0, 3)).toBe(true);
});
