import { expect, test } from "vitest";
import { languageNameIn } from "./language";

test("a language has its name in the language of the page", () => {
  expect(languageNameIn("en", "hi")).toBe("Hindi");
  expect(languageNameIn("hi", "en")).toBe("अंग्रेज़ी");
  expect(languageNameIn("hi", "hi")).toBe("हिन्दी");
});
