import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
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
