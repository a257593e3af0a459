import { expect, test } from "vitest";
import { uncoveredFigures } from "../../../lib/platform/content/facts/facts";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { repeatedSentences } from "./repeats";
import { isClassPlan, textsOfYaml, yamlTexts } from "./texts";
import { uncoveredNumbers } from "./trust";
import { unsafeSuicidePages } from "./words/words";

const { classPlans, facts } = publishedContent();

test("the checks of texts read every plan in both languages", () => {
  expect(yamlTexts("content").filter(isClassPlan)).toHaveLength(2 * classPlans.length);
});

test("a number, a section, a repeated sentence and a means of suicide are named with the plan's line", () => {
  const file = "class-plans/a-plan.yaml";
  const texts = (en: string) => textsOfYaml(file, `number: 1\naim:\n  en: ${JSON.stringify(en)}\n`);
  const named = { file, field: "line 3" };
  expect(uncoveredNumbers(texts("Take 75 mg of iron."), facts, [])).toMatchObject([named]);
  expect(uncoveredFigures(file, "Section 999 says so.", facts)).toMatchObject([{ file }]);
  const sentence = "Emergency care is free, and nobody asks for a paper first.";
  const article = { file: "articles/a/b/en.md", language: "en" as const, source: sentence };
  expect(repeatedSentences([article, ...texts(sentence)])).toMatchObject([named]);
  expect(unsafeSuicidePages(texts("Suicide, suicide, suicide: a noose."))).toMatchObject([named]);
});
