import { expect, test } from "vitest";
import { uncoveredNumbers } from "../checks/numbers";
import { repeatedSentences } from "../checks/repeats/repeated-sentences";
import { isClassPlan, textsOfYaml, yamlTexts } from "../checks/texts";
import { unsafeSuicidePages } from "../checks/words/suicide-words";
import { uncoveredFigures } from "../facts/covered-figures";
import { publishedContent } from "../testing/published-content";
import { classGroups, planBehind, shortPlanAddress } from "./class-plan";

const { classPlans, themes, facts } = publishedContent();

test("there are twelve plans or more for each half of the school, and every theme of the programme has one", () => {
  for (const group of classGroups)
    expect(classPlans.filter(({ classes }) => classes === group).length).toBeGreaterThanOrEqual(12);
  expect(new Set(classPlans.map(({ theme }) => theme))).toEqual(new Set(themes.map(({ id }) => id)));
});

test("every short address leads to its plan, and any other to none", () => {
  expect(classPlans.map(({ number }) => number)).toEqual(classPlans.map((_, index) => index + 1));
  for (const plan of classPlans) expect(planBehind(shortPlanAddress(plan).slice("/r/".length), classPlans)).toBe(plan);
  for (const slug of ["plan-0", `plan-${classPlans.length + 1}`, "plan-07", "plan-", "7", "plan-7x", "start"])
    expect(planBehind(slug, classPlans), slug).toBeUndefined();
});

test("no reference is left in a plan", () => {
  expect(JSON.stringify(classPlans)).not.toMatch(/\{(?:helpline|numbers?|fact|count|text):/);
});

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
