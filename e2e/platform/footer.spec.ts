import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { languages } from "../support/languages";
import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const footer = (page: Page) => page.locator("body > footer");
const address = (href: string) => `a[href="${href}"]`;
const phone = { width: 360, height: 740 };
const onItsSide = { width: 740, height: 360 };
/** Prerendered, rendered per request, and the same bytes for everybody. */
const pages = ["/courses", "/dashboard", `/info/course/${courseId}`];

async function agreeToCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
}

for (const language of languages) {
  for (const javaScriptEnabled of language === "hi" ? firstInCore([true, false]) : [true]) {
    test(`on a phone the footer is less than a screen, and its lists unfold (${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: phone, javaScriptEnabled });
      await agreeToCookies(context);
      const page = await context.newPage();
      await page.goto(`/courses?language=${language}`);
      expect((await footer(page).boundingBox())?.height).toBeLessThan(phone.height);
      const topics = footer(page).locator(address("/topic"));
      await expect(topics).toBeHidden();
      const fold = footer(page)
        .locator("summary")
        .filter({ hasText: messageText(language, "shell.learnPages") });
      await fold.press("Enter");
      await expect(topics).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeFindings(page);
      await fold.click();
      await expect(topics).toBeHidden();
      // A wide screen shows all lists, whatever is folded.
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(topics).toBeVisible();
      await expect(footer(page).locator("summary").filter({ visible: true })).toHaveCount(0);
      await context.close();
    });
  }

  test(`the footer offers an account to a guest, and leads a learner to the own courses (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.goto(`/courses?language=${language}`);
    await expect(footer(page).locator(address("/register"))).toBeVisible();
    await expect(footer(page).locator(address("/dashboard"))).toHaveCount(0);
    await signUp(context, language);
    for (const at of pages) {
      await page.goto(at);
      await expect(
        footer(page).getByRole("link", { name: messageText(language, "shell.myCourses"), exact: true }),
      ).toHaveAttribute("href", "/dashboard");
      await expect(footer(page).locator(address("/profile"))).toBeVisible();
      await expect(footer(page).locator(address("/register"))).toHaveCount(0);
    }
  });
}

test("on a phone on its side the footer is folded too, and the pictures above it fit the window", {
  tag: "@all",
}, async ({ page, context }) => {
  await agreeToCookies(context);
  await page.setViewportSize(onItsSide);
  for (const language of languages) {
    for (const at of ["/", `/info/course/${courseId}`, "/bihar"]) {
      await page.goto(`${at}?language=${language}`);
      expect((await footer(page).boundingBox())?.height, at).toBeLessThan(onItsSide.height);
      await expect(footer(page).locator(address("/topic"))).toBeHidden();
      const heights = await page
        .locator("main img:visible")
        .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().height));
      expect(Math.max(...heights), at).toBeLessThan(onItsSide.height);
    }
  }
});

test("on a phone on its side no bar about the account lies over the page", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await agreeToCookies(context);
  await signUp(context);
  const bar = page.locator(".account-bar");
  await page.setViewportSize(onItsSide);
  await page.goto("/dashboard");
  await expect(bar).toBeAttached();
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeInViewport();
});
