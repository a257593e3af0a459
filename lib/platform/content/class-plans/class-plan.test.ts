import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";
import { classGroups, planBehind, shortPlanAddress } from "./class-plan";

const { classPlans, themes } = publishedContent();

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
