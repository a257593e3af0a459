import { loadContent } from "../../lib/platform/content";
import { type ClassGroup, classGroups } from "../../lib/platform/content/class-plans/class-plan";
import type { Language } from "../../lib/platform/i18n/language";
import { languages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { expect, test } from "../support/test";

const { classPlans, helplines, themes } = loadContent("content");
const [plan] = classPlans;
if (!plan) throw new Error("There is no class plan.");

function planTitles(group: ClassGroup, theme: string, language: Language): string[] {
  return classPlans
    .filter((each) => each.classes === group && each.theme === theme)
    .map(({ title }) => title[language]);
}

for (const language of languages) {
  test(`resources lists the plans by class and theme, and each leads to its sheet (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/resources?language=${language}`);
    const list = page.getByRole("region", { name: messageText(language, "classPlans.title") });
    await expect(list.getByRole("heading", { level: 3 })).toHaveCount(2);
    await expect(list.getByRole("definition")).toHaveText(
      classGroups.flatMap((group) => themes.flatMap(({ id }) => planTitles(group, id, language))),
    );
    await expectToFit(page);
    await list.getByRole("link", { name: plan.title[language], exact: true }).click();
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
  });
}

test("the number of no plan leads nowhere", { tag: "@all" }, async ({ request }) => {
  expect((await request.get("/r/plan-999")).status()).toBe(404);
});
