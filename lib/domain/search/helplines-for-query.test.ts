import { expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import type { Language } from "../../platform/i18n/language";
import { findMatches, indexFor } from "./find";

const content = publishedContent();
const index = indexFor(content);
const found = (language: Language, query: string) =>
  findMatches(content, language, query).map(({ document }) => document.address);

const aboutSuicide = ["/topic/mental-health/thoughts-of-dying", "/topic/mental-health/sad-or-depressed"];
const harassed = "/topic/gender-based-violence/hurt-at-home-or-on-the-way";
const abuse = "/topic/gender-based-violence/when-a-child-tells-of-abuse";

test.each([
  ["en", "suicide"],
  ["en", "suiside"],
  ["en", "self-harm"],
  ["en", "self harm"],
  ["en", "kill myself"],
  ["en", "I want to die"],
  ["en", "i really want to just die"],
  ["en", "I don't want to live anymore"],
  ["en", "my friend is cutting herself"],
  ["en", "marna chahta hun"],
  ["hi", "मरना चाहता हूँ"],
  ["hi", "मैं मर जाना चाहती हूँ"],
  ["hi", "जीना नहीं चाहती"],
  ["hi", "jeena nahi chahti"],
  ["hi", "हाथ काटना"],
  ["hi", "खुद को चोट"],
  ["hi", "khud ko chot"],
  ["hi", "सुसाइड"],
  ["hi", "kill myself"],
] as const)("in %s, the query '%s' shows the helplines, and first an article on suicide", (language, query) => {
  expect(index.helplinesFor(query)).toEqual(["tele-manas", "child", "emergency"]);
  expect(aboutSuicide).toContain(found(language, query)[0]);
});

test.each([
  ["en", "rape"],
  ["en", "molested"],
  ["en", "my uncle touches me"],
  ["en", "balatkar"],
  ["hi", "रेप"],
  ["hi", "बलात्कार"],
  ["hi", "छेड़छाड़"],
] as const)("in %s, the query '%s' shows the helplines, and first the article on abuse", (language, query) => {
  expect(index.helplinesFor(query)).toEqual(["child", "women", "emergency"]);
  expect([abuse, harassed]).toContain(found(language, query)[0]);
});

test.each([
  ["en", "boyfriend is blackmailing me with photos"],
  ["hi", "फोटो वायरल करने की धमकी"],
] as const)("in %s, the query '%s' shows the number for cyber crime first", (language, query) => {
  expect(index.helplinesFor(query)[0]).toBe("cyber-crime");
  expect(found(language, query)[0]).toBe("/topic/cyber-bullying/blackmailed-with-photos");
});

test.each(["period", "acne", "certificate", "exam stress", "माहवारी", "login", "gain weight"])(
  "'%s' shows no helplines",
  (query) => {
    expect(index.helplinesFor(query)).toEqual([]);
    expect(index.helplinesFor(query)).toEqual([]);
  },
);

test("a question about deaths from an illness does not show the page on suicide first", () => {
  expect(found("en", "how many people die of covid")[0]).toBe("/topic/covid-19/keep-classroom-safe-from-covid");
});
