import { expect, test, vi } from "vitest";
import { inputFields } from "../testing/input-fields";
import { cleanedField } from "./answer";

test("T24: a text far over its limit is refused before it is cleaned, whatever space is around it", () => {
  const clean = vi.fn((typed: string) => typed.trim());
  const field = cleanedField(10, clean).max(10);
  expect(field.safeParse("x".repeat(1041)).error?.issues).toMatchObject([{ code: "too_big", maximum: 10 }]);
  expect(clean).not.toHaveBeenCalled();
  expect(field.parse(`${" ".repeat(2000)}आशा`)).toBe("आशा");
});

test("T24: every text that a call takes has a limit; that of a comment is a rule of its form, that of a picture is larger", () => {
  const takes = (length: number) => (field: (typeof inputFields)[number]) =>
    field.takes.has("string") && field.schema.safeParse("x".repeat(length)).success;
  const long = inputFields.filter(takes(1_100_000));
  expect(long.map(({ name }) => name.split(".").at(-1))).toEqual(["image", "comment", "comment", "comment"]);
  expect(long.slice(0, 1).filter(takes(9_000_000))).toEqual([]);
});
