import { expect, test } from "vitest";
import { holdsNul, languageIn } from "./raw-input";

/** `{"body":{"body":…}}`, as deep as 1 MB of JSON can be. */
function deep(): unknown {
  let value: unknown = "end";
  for (let depth = 0; depth < 100_000; depth += 1) value = { body: value };
  return value;
}

test("a call's language is its field, its query's or its body's, in this order", () => {
  expect(languageIn({ language: "hi" })).toBe("hi");
  expect(languageIn({ params: {}, query: { language: "hi" }, body: { language: "en" } })).toBe("hi");
  expect(languageIn({ params: {}, query: {}, body: { language: "hi" } })).toBe("hi");
  for (const input of [undefined, null, "hi", {}, { language: "fr" }, { query: null, body: 7 }, []])
    expect(languageIn(input)).toBeNull();
});

test("a NUL is found at any place", () => {
  for (const input of ["\u0000", { a: "x\u0000" }, { a: [{ b: ["ok", "\u0000"] }] }])
    expect(holdsNul(input)).toBe(true);
  for (const input of [undefined, null, 0, "", "\\u0000", { a: ["\u0001", "॰"] }]) expect(holdsNul(input)).toBe(false);
});

test("an input that is nested however deep breaks nothing", () => {
  expect(languageIn(deep())).toBeNull();
  expect(holdsNul(deep())).toBe(false);
});
