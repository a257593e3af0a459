import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { behaviourLanguages, languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const paper = (page: Page) => page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);

for (const language of languages) {
  for (const address of firstInCore([`/info/course/${courseId}`, "/p/health-mission", "/bihar", "/register"])) {
    test(`${address} is never wider than its window (${language})`, async ({ page, context, baseURL }) => {
      const overflow = async (look: string, narrowest: number) => {
        await page.goto(`${address}?language=${language}`);
        for (const width of [narrowest, 768, 1024, 1050, 1075, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `${look} ${width}`,
          ).toBeLessThanOrEqual(0);
        }
      };
      await overflow("plain", 320);
      await context.addCookies([{ name: "accessibility", value: "largest", url: baseURL ?? "" }]);
      await overflow("largest", 360);
    });
  }
}

for (const language of behaviourLanguages) {
  test(`the e-mail banner is only on the dashboard, and can be postponed (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    const text = page.getByText(messageText(language, "recovery.barText"));
    await page.goto(`/view/course/${courseId}?language=${language}`);
    await expect(text).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(text).toBeVisible();
    await page.getByRole("button", { name: messageText(language, "recovery.barLater") }).click();
    await expect(text).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(page.getByText(messageText(language, "profile.barText"))).toBeVisible();
    await expect(text).toHaveCount(0);
  });
}

test("a device set to dark gets dark pages, unless the visitor chose light ones", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/courses");
  expect(await paper(page)).toBe("rgb(18, 22, 31)");
  await expectNoAxeFindings(page);
  await context.addCookies([{ name: "accessibility", value: "light", url: baseURL ?? "" }]);
  await page.goto("/courses");
  expect(await paper(page)).toBe("rgb(255, 251, 245)");
});

test("in the device's own colours the wordmark keeps its paper and the current page its mark", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await enroll(context);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/view/course/${courseId}?language=en`);
  const wordmark = page.locator('body > header img[src^="/images/brand/wordmark"]');
  expect(await wordmark.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe("rgb(255, 251, 245)");
  const tab = page.getByRole("navigation", { name: messageText("en", "learning.tabs") }).locator("[aria-current]");
  expect(await tab.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});
