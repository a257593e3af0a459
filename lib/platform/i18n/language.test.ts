import { expect, test } from "vitest";
import { chooseLanguage, languageFacts, languageOfScript, languages } from "./language";

test("the query decides, then the stored value, then English", () => {
  expect(chooseLanguage("hi", "en")).toBe("hi");
  expect(chooseLanguage(null, "hi")).toBe("hi");
  expect(chooseLanguage(undefined, undefined)).toBe("en");
});

test("an unknown language counts as not given", () => {
  expect(chooseLanguage("fr", "hi")).toBe("hi");
  expect(chooseLanguage("<script>", "xx")).toBe("en");
});

test("every language has a locale and a script that Intl and Unicode know, and codes are safe in paths", () => {
  for (const language of languages) {
    const { locale, script } = languageFacts[language];
    expect(Intl.getCanonicalLocales(locale), language).toEqual([locale]);
    expect(() => new RegExp(`\\p{Script=${script}}`, "u"), language).not.toThrow();
    expect(new Intl.NumberFormat(locale).format(19), language).toBe("19");
    expect(language).toMatch(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/);
  }
});

test("a text's language is guessed by its letters", () => {
  expect(languageOfScript("मैंने class 8 में पूछा")).toBe("hi");
  expect(languageOfScript("We asked in class 8.")).toBe("en");
  expect(languageOfScript("112")).toBe("en");
});
