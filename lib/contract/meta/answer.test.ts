import { expect, test, vi } from "vitest";
import { cleanedField } from "./answer";

test("T24: a text far over its limit is refused before it is cleaned, whatever space is around it", () => {
  const clean = vi.fn((typed: string) => typed.trim());
  const field = cleanedField(10, clean).max(10);
  expect(field.safeParse("x".repeat(1041)).error?.issues).toMatchObject([{ code: "too_big", maximum: 10 }]);
  expect(clean).not.toHaveBeenCalled();
  expect(field.parse(`${" ".repeat(2000)}आशा`)).toBe("आशा");
});
