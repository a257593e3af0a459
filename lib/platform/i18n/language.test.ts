import { expect, test } from "vitest";
import { chooseLanguage } from "./language";

test("the query decides, then the stored value, then English", () => {
  expect(chooseLanguage("hi", "en")).toBe("hi");
  expect(chooseLanguage(null, "hi")).toBe("hi");
  expect(chooseLanguage(undefined, undefined)).toBe("en");
});

test("a language that is neither Hindi nor English counts as not given", () => {
  expect(chooseLanguage("fr", "hi")).toBe("hi");
  expect(chooseLanguage("<script>", "xx")).toBe("en");
});
