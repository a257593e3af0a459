import { behaviourLanguages, languages } from "../support/languages";
import { signUp } from "../support/learner";
import type { Language } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

// Colours are the same in every language, what grows is not.
const larger = "largest.spacing.underline";
const looksIn = (language: Language) =>
  behaviourLanguages.includes(language) ? ["dark", "contrast", larger] : [larger];

const html = (page: Page) => page.locator("html");

for (const language of languages) {
  for (const look of looksIn(language)) {
    test(`with "${look}" the pages stay clean for axe and fit a phone (${language})`, { tag: "@all" }, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 720 } });
      await context.addCookies([{ name: "accessibility", value: look, url: baseURL ?? "" }]);
      const page = await context.newPage();
      for (const address of ["/", "/courses", "/about-us", "/contact-us", "/login"]) {
        await page.goto(`${address}?language=${language}`);
        await expectNoAxeFindings(page);
      }
      await context.close();
    });
  }
}

test("a visitor's settings apply before the first paint, and survive logging out", async ({ page, context }) => {
  await signUp(context);
  await context.addCookies([{ name: "accessibility", value: "dark", url: test.info().project.use.baseURL ?? "" }]);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-paint");
      if (paint) document.documentElement.dataset.painted = document.documentElement.dataset.look ?? "plain";
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("data-painted", "dark");
  await page.goto("/logout/ask");
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/\/login/);
  await expect(html(page)).toHaveAttribute("data-look", "dark");
});

test("a malformed settings cookie is ignored", { tag: "@all" }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "accessibility", value: "%22%3E%3Cscript%3E", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect(html(page)).not.toHaveAttribute("data-look");
});
