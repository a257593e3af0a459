import { expect, test } from "vitest";
import { emergencyIds } from "../../contract/emergencies";
import { publishedContent } from "../../platform/content/testing/published-content";
import { languages } from "../../platform/i18n/language";
import { judgeSearches, loadSearches } from "./judge";

const judged = judgeSearches(publishedContent(), loadSearches("content"));

test("of the known searches at least 58 in 60 find their page first and none that they may not find, in every language", () => {
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ search }) => search);
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length / judged.length, wrong.join(", ")).toBeLessThanOrEqual(2 / 60);
});

test("none is wrong about suicide, abuse, snake bite and pregnancy", () => {
  const careful = judged.filter(({ about }) => about);
  expect(new Set(careful.map(({ about }) => about)).size).toBe(4);
  expect(careful.length).toBeGreaterThan(15);
  expect(careful.filter(({ isRight }) => !isRight)).toEqual([]);
});

test("each of 60 emergencies in both scripts leads to its six lines and its article, and to no wrong page", () => {
  const emergencies = judged.filter(({ emergency }) => emergency);
  expect(emergencies.length).toBeGreaterThanOrEqual(60);
  expect(emergencies.filter(({ search }) => /\p{Script=Devanagari}/u.test(search)).length).toBeGreaterThan(20);
  expect(new Set(emergencies.map(({ emergency }) => emergency))).toEqual(new Set(emergencyIds));
  expect(emergencies.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(publishedContent().emergencies.map(({ id }) => id)).toEqual(expect.arrayContaining(emergencyIds));
});

test("the list has searches in both scripts and such as find nothing, and names pages that exist", () => {
  const devanagari = judged.filter(({ search }) => /\p{Script=Devanagari}/u.test(search));
  expect(devanagari.length).toBeGreaterThanOrEqual(15);
  expect(judged.length - devanagari.length).toBeGreaterThanOrEqual(30);
  expect(judged.filter(({ first }) => first === "none").length).toBeGreaterThanOrEqual(3);
  expect(judged.flatMap(({ isKnown, first }) => (isKnown ? [] : first))).toEqual([]);
});

test.each([
  "cricket score",
  "salman khan movie",
  "train ticket booking",
  "bijli bill",
  "chicken recipe",
  "gst return",
  "pan card apply",
  "job vacancy",
  "loan kaise le",
  "मोदी जी का भाषण",
  "पहाड़ा",
  "गाय का दूध कैसे बढ़ाएँ मशीन",
])("'%s' finds nothing rather than a wrong page", (search) => {
  const [{ found } = { found: undefined }] = judgeSearches(publishedContent(), [{ search, first: "none" }]);
  expect(found).toEqual(Object.fromEntries(languages.map((language) => [language, "none"])));
});
