import { loadContent } from "../../lib/platform/content";
import { classGroups } from "../../lib/platform/content/class-plans/class-plan";
import { unbroken } from "../../lib/platform/content/text/typographic";
import type { Language } from "../../lib/platform/i18n/language";
import { languages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { expect, test } from "../support/test";

const { classPlans, helplines, themes } = loadContent("content");
const [plan] = classPlans;
if (!plan) throw new Error("There is no class plan.");

/** The titles of a theme's plans: for each group of classes in turn. */
function planTitles(theme: string, language: Language): string[] {
  const [younger = [], older = []] = classGroups.map((group) =>
    classPlans.filter((each) => each.classes === group && each.theme === theme).map(({ title }) => title[language]),
  );
  expect(older).toHaveLength(younger.length);
  return younger.flatMap((title, place) => [title, older[place] ?? ""]);
}

for (const language of languages) {
  test(`the menu leads to the plans by theme, a class or a theme can be shown alone, and each plan leads to its sheet (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/courses?language=${language}`);
    await page
      .getByRole("banner")
      .getByRole("link", { name: messageText(language, "shell.forClass") })
      .click();
    await expect(page).toHaveURL(/\/class-plans$/);
    await page.setViewportSize({ width: 320, height: 640 });
    const cards = page.getByRole("main").locator("section a[href^='/class-plans/']");
    await expect(cards.locator("span:first-of-type")).toHaveText(themes.flatMap(({ id }) => planTitles(id, language)));
    // A phone shows one plan of each theme for each group of classes.
    await expect(cards.locator("visible=true")).toHaveCount(classGroups.length * themes.length);
    await expectToFit(page);
    await expectNoAxeFindings(page);
    const stage = `class-${plan.classes}`;
    await page.locator(`main a[href='#${stage}']`).first().click();
    await expect(cards.locator("visible=true")).toHaveCount(
      classPlans.filter(({ classes }) => classes === plan.classes).length,
    );
    const filter = page.getByRole("navigation", { name: messageText(language, "classPlans.filter") });
    const theme = themes.find(({ id }) => id === plan.theme)?.name[language] ?? "";
    // On a phone, a press on "Themes" shows the themes.
    await filter.getByRole("link", { name: messageText(language, "classPlans.themes"), exact: true }).click();
    await filter.getByRole("link", { name: theme }).click();
    await expect(page.getByRole("main").locator("h2").locator("visible=true")).toHaveText([unbroken(theme)]);
    await expect(cards.locator("visible=true").locator("span:first-of-type")).toHaveText(
      planTitles(plan.theme, language),
    );
    await cards.filter({ hasText: plan.title[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/class-plans/${plan.id}$`));
    await expectToFit(page);
    await expectNoAxeFindings(page);
    for (const key of plan.helplines)
      await expect(
        page.getByRole("link", { name: helplines.find((each) => each.key === key)?.number, exact: true }).first(),
      ).toBeVisible();
  });

  test(`the short address on the sheet leads to the plan in the reader's language (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
    await page.goto(`/class-plans/${plan.id}`);
    await expect(page.locator(".handout-foot")).toContainText(`/r/plan-${plan.number}`);
    await page.goto(`/r/plan-${plan.number}`);
    await expect(page).toHaveURL(new RegExp(`/class-plans/${plan.id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(plan.title[language]);
    await expect(page.getByText(messageText(language, "classPlans.printHint"))).toBeVisible();
  });
}

test("the number of no plan leads nowhere", { tag: "@all" }, async ({ request }) => {
  expect((await request.get("/r/plan-999")).status()).toBe(404);
});
