import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { sealToken } from "../../platform/session";
import { settings } from "../../platform/settings";
import { mostCookies, openTyped, sealTyped, type TypedSteps, typedSeconds } from "./typed-steps";

afterEach(() => void vi.useRealTimers());

const typed: TypedSteps = {
  id: "a1b2c3",
  values: { firstName: "Asha", password: "lotus pond at noon", confirmPassword: "lotus pond" },
  language: "hi",
  step: 1,
};
const sealed = async (given: TypedSteps = typed) => (await sealTyped(given)) ?? [];

test("T32: typed values come out of the seal unchanged, and neither names nor passwords are readable in it", async () => {
  const parts = await sealed();
  for (const word of ["lotus", "Asha", Buffer.from("lotus").toString("base64").slice(0, 6)])
    expect(parts.join("")).not.toContain(word);
  expect(await openTyped(parts)).toEqual(typed);
});

const devanagari = fc.string({
  unit: fc.integer({ min: 0x0904, max: 0x0939 }).map(String.fromCodePoint),
  maxLength: 160,
});
const word = fc.oneof(devanagari, fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 254 }));

test("any values of the fields of a registration fit into the cookies of a browser, and come back", async () => {
  const fields = {
    firstName: word,
    lastName: word,
    username: word,
    current_institute: devanagari,
    guardian_email: fc.string({ maxLength: 254 }),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.record({ ...fields, district: word, password: fc.string({ maxLength: 256 }) }),
      async (values) => {
        const given = { ...typed, values: { ...values, confirmPassword: values.password } };
        const parts = await sealed(given);
        expect(parts.length).toBeGreaterThan(0);
        expect(parts.length).toBeLessThanOrEqual(mostCookies);
        for (const part of parts) expect(part).toMatch(/^[\w*.~-]{1,3600}$/);
        const cut = Object.fromEntries(
          Object.entries(given.values).map(([field, value]) => [
            field,
            /assword/.test(field) ? value : value.slice(0, 300),
          ]),
        );
        expect(await openTyped(parts)).toEqual({ ...given, values: cut });
      },
    ),
    { numRuns: 60 },
  );
});

test("a value that no field takes is cut, and a password that the contract rejects is not carried", async () => {
  const opened = await openTyped(
    await sealed({ ...typed, values: { firstName: "x".repeat(5000), password: "y".repeat(1025) } }),
  );
  expect(opened?.values).toEqual({ firstName: "x".repeat(300) });
});

test("values too long for the cookies of a browser are not sealed", async () => {
  const random = (seed: number) =>
    [...Array(300)].map((_, at) => String.fromCodePoint(0x4e00 + ((seed * 7919 + at * at * 104729) % 20000))).join("");
  expect(
    await sealTyped({
      ...typed,
      values: Object.fromEntries([...Array(20)].map((_, at) => [`field${at}`, random(at + 1)])),
    }),
  ).toBeNull();
});

test("garbage, a changed seal, a part of one and the seal of a session are ignored", async () => {
  const [seal = ""] = await sealed();
  const session = await sealToken("abcdefgh", settings().sessionSecret);
  for (const each of [[], [""], ["garbage"], [`${seal.slice(0, -6)}AAAAAA`], [seal.slice(0, 100)], [session]])
    expect(await openTyped(each)).toBeNull();
});

test("a seal ends after half an hour", async () => {
  const parts = await sealed();
  vi.useFakeTimers({ now: Date.now() + (typedSeconds + 120) * 1000 });
  expect(await openTyped(parts)).toBeNull();
});
