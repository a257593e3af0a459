import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { sealToken } from "../../platform/session";
import { settings } from "../../platform/settings";
import { openPasswords, sealedPasswordSeconds, sealPasswords } from "./typed-passwords";

beforeAll(() => {
  process.env.PORTAL_DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-"));
});
afterEach(() => void vi.useRealTimers());

const typed = { password: "lotus pond at noon", confirmPassword: "lotus pond" };

test("passwords come out of their seal as they were typed, and do not show in it", async () => {
  const seal = (await sealPasswords(typed)) ?? "";
  expect(seal).not.toContain("lotus");
  expect(await openPasswords(seal)).toEqual(typed);
});

test("nothing typed gives no seal, and neither does a password that the contract rejects", async () => {
  expect(await sealPasswords({ password: "", confirmPassword: "" })).toBeUndefined();
  expect(await sealPasswords({ password: "x".repeat(1025), confirmPassword: "" })).toBeUndefined();
});

test("garbage, a changed seal and the seal of a session are ignored", async () => {
  const seal = (await sealPasswords(typed)) ?? "";
  for (const each of ["", "garbage", `${seal.slice(0, -6)}AAAAAA`, await sealToken("abcdefgh", settings().sessionSecret)])
    expect(await openPasswords(each)).toBeNull();
});

test("a seal ends after half an hour", async () => {
  const seal = (await sealPasswords(typed)) ?? "";
  vi.useFakeTimers({ now: Date.now() + (sealedPasswordSeconds + 120) * 1000 });
  expect(await openPasswords(seal)).toBeNull();
});
