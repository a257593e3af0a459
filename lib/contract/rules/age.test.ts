import { expect, test } from "vitest";
import { isAcceptedAge, isMinor, waitsForGuardian } from "./age";

test("a person under 18 is a minor and one of 18 or more is not, whatever the profession", () => {
  expect(isMinor({ age: 17, profession: "Others" })).toBe(true);
  expect(isMinor({ age: 18, profession: "Adolescents/young people" })).toBe(false);
});

test("a young person without an age counts as a minor; a teacher whose form has no age field does not", () => {
  expect(isMinor({ age: null, profession: "Adolescents/young people" })).toBe(true);
  expect(isMinor({ age: null, profession: "" })).toBe(false);
});

test("a minor waits until the guardian has consented, an adult never", () => {
  expect(waitsForGuardian({ age: 15, profession: "", guardianConsentedAt: null })).toBe(true);
  expect(waitsForGuardian({ age: 15, profession: "", guardianConsentedAt: "2026-11-20T00:00:00.000Z" })).toBe(false);
  expect(waitsForGuardian({ age: 34, profession: "", guardianConsentedAt: null })).toBe(false);
});

test("an account is for ages from 10 to 120", () => {
  expect([9, 10, 120, 121, Number.NaN].map(isAcceptedAge)).toEqual([false, true, true, false, false]);
});
