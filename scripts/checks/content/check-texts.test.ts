import { expect, test } from "vitest";
import type { Ages } from "../../../lib/platform/content/schema";
import { agesHtml, forWhom } from "../../../lib/platform/content/shared/ages";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { abbreviationsIn, unspokenAbbreviations, withoutAges } from "./check-texts";

test.each([
  ["The ANM and StopNCII, an STI-test, not Hindi or A.", ["ANM", "StopNCII", "STI"]],
  ["See https://NCERT.gov.in and {helpline:HIV}.", []],
  ["एएनएम दीदी, एचआईवी की जाँच और टीके", ["एएनएम", "एचआईवी"]],
  ["WHO के हिसाब से आईटीआई में", ["WHO", "आईटीआई"]],
])("in %j are %j", (words, found) => {
  expect(abbreviationsIn(words)).toEqual(found);
});

test("an abbreviation of a lesson, an article or a scene has spoken forms; other files are not read aloud", () => {
  const { spoken } = publishedContent();
  const text = (file: string, source: string) => ({ file, language: "en" as const, source });
  const texts = [
    text("articles/nutrition/iron/en.md", "Ask the ANM.\nAsk the XYZ."),
    text("scenes/one.yaml", "The QWE"),
    text("pages/About.en.md", "The RTY"),
  ];
  expect(unspokenAbbreviations(texts, spoken)).toEqual([
    { file: "articles/nutrition/iron/en.md", field: "line 2", message: "says XYZ, which spoken.yaml has no words for" },
    { file: "scenes/one.yaml", field: "line 1", message: "says QWE, which spoken.yaml has no words for" },
  ]);
});

const content = publishedContent();
const aim = (en: string) => ({ en, hi: "तीन नाम बताएँ" });
const all: Ages = { "9-12": aim("name three"), "12-15": aim("sort them"), "15-18": aim("choose one") };
const [first, second] = content.articles;

function found(ages: Ages, younger?: string) {
  const child = { ...second, topic: "a", id: "for-children", ages: all };
  const articles = [{ ...first, topic: "a", id: "checked", ages, younger }, child] as typeof content.articles;
  return withoutAges({ courses: [], articles }).map(({ field, message }) => `${field} ${message}`);
}

test("an article that does not say for which ages it is, or leaves one out between two, is named", () => {
  expect(found(all)).toEqual([]);
  expect(found(undefined, "a/for-children")).toEqual([
    "ages are missing: say adults, or what readers of 9-12, 12-15, 15-18 can do afterwards",
  ]);
  expect(found({ "9-12": aim("name three"), "15-18": aim("choose one") })).toEqual([
    "ages leave out an age between two others",
  ]);
});

test("an article that is not for readers under 12 sends them to one that is", () => {
  const later: Ages = { "15-18": aim("choose one") };
  expect(found(later)).toEqual([
    "younger is missing: name the article that a reader under 12 reads in place of this one",
  ]);
  expect(found("adults", "a/checked")).toEqual(["younger names a/checked, which is no article for 9 to 12"]);
  expect(found(later, "a/for-children")).toEqual([]);
});

test("every published topic and article says for whom it is, those on condoms, pregnancy and abortion from 12 or 15", () => {
  expect(withoutAges(content)).toEqual([]);
  for (const { topic, id, ages } of content.articles)
    if (topic === "contraception" || topic === "pregnancy")
      expect(forWhom(ages, "en"), id).toMatch(/^For ages 1[25] to 18\.$/);
});

test("a topic of a course ends with what students of each age can do, in the reader's language", () => {
  expect(agesHtml({ "12-15": aim("sort <them>") })).toEqual({
    en: '\n<h2>What your students can do after this, by age</h2>\n<ul class="origin">\n<li>12 to 15: sort &lt;them></li>\n</ul>',
    hi: '\n<h2>इसके बाद आपके विद्यार्थी क्या कर सकेंगे, उम्र के हिसाब से</h2>\n<ul class="origin">\n<li>12 से 15 साल: तीन नाम बताएँ</li>\n</ul>',
  });
  expect(agesHtml("adults").en).toBe("\n<p>For adults: teachers and parents.</p>");
  const last = content.topicById.get("understanding-periods")?.pages.at(-1)?.html.en ?? "";
  expect(last.indexOf("9 to 12: know what a period is")).toBeGreaterThan(0);
  expect(last.indexOf("9 to 12:")).toBeLessThan(last.indexOf(">Sources<"));
});
