import { expect, test } from "vitest";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { abbreviationsIn, unspokenAbbreviations } from "./unspoken";

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
