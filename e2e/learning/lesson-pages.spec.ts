import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopic } from "../support/progress";
import { drawnFor } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const [first, second, third] = readCourse() as [Topic, Topic, Topic];
const lesson = `/course/module/${first.id}/primary/1`;
const bar = (page: Page) => page.locator(".reading-bar");
const topEdge = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Controls of both bars whose text does not fit, or that stick out of the window. */
const cutControls = (page: Page) =>
  page.locator(".reading-bar :is(a, summary, button), .step-bar :is(a, button)").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && each.getAttribute("href") !== "#text")
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.outerHTML.slice(0, 160)),
  );

async function open(page: Page, context: BrowserContext, language: Language): Promise<void> {
  await signUp(context, language);
  await enroll(context);
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
  await page.goto(`${lesson}?language=${language}`);
}

for (const language of languages) {
  test(`a lesson begins in the upper half of a small phone, below one bar and above one line of footer (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, context, language);
    for (let number = 1; number <= first.pages; number += 1) {
      await page.goto(`/course/module/${first.id}/primary/${number}`);
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(56);
      expect(await topEdge(page, "main .prose p")).toBeLessThan(320);
      await expect(page.locator("body > header")).toBeHidden();
      await expect(bar(page).locator(".reading-help")).toHaveText(messageText(language, "learning.helpWord"));
      await expect(bar(page).locator(".reading-help")).toBeVisible();
      expect((await page.locator("body > footer").boundingBox())?.height).toBeLessThanOrEqual(48);
    }
    await expect(page.locator(".segmented-line > span")).toHaveCount(first.pages + 1);
  });

  test(`a question's four options and the check button fit on one screen (${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, context, language);
    const drawn = await drawnFor(context, first);
    await page.goto(`/course/module/${first.id}/quiz?step=1`);
    // A question may have a fifth option, which is below.
    await expect(page.locator("fieldset label").nth(3)).toBeVisible();
    const fourth = await page
      .locator("fieldset label")
      .nth(3)
      .evaluate((label) => label.getBoundingClientRect().bottom);
    expect(fourth).toBeLessThanOrEqual(await topEdge(page, ".step-bar"));
    await expect(page.getByRole("button", { name: messageText(language, "quizzes.check") })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator(".segmented-line > span")).toHaveCount(drawn.length);
    await page.locator("input[name=choice]").first().check();
    await page.getByRole("button", { name: messageText(language, "quizzes.check") }).click();
    await page.getByRole("link", { name: messageText(language, "quizzes.next"), exact: true }).click();
    await expect(
      page.getByRole("img", {
        name: messageText(language, "quizzes.questionOf", { number: 2, total: drawn.length }),
      }),
    ).toBeVisible();
  });

  test(`the line opens the pages, help and helplines, and Escape closes them (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, context, language);
    const line = bar(page).locator("summary");
    await line.press("Enter");
    const pages = bar(page).getByRole("navigation", { name: messageText(language, "learning.lessonParts") });
    await expect(pages.getByRole("link").first()).toHaveAttribute("href", lesson);
    await expect(bar(page).locator('a[href="tel:1098"]')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(pages).toBeHidden();
    await expect(line).toBeFocused();
    const other = language === "en" ? "hi" : "en";
    await page.goto(`/course/module/${first.id}/quiz?step=2`);
    await bar(page).locator(`a[hreflang=${other}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(/step=2/);
  });

  test(`very large letters cut no control, and a phone on its side has nothing that sticks (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await open(page, context, language);
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(lesson);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar(page)).not.toBeInViewport();
    const lying = await page
      .locator("body *")
      .evaluateAll(
        (all) =>
          all.filter(
            (each) => each.checkVisibility() && getComputedStyle(each).position === "fixed" && each.clientHeight > 0,
          ).length,
      );
    expect(lying).toBe(0);
    await context.addCookies([{ name: "accessibility", value: "largest", url: baseURL ?? "" }]);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const part of ["primary/1", "quiz", "quiz?step=1"]) {
        await page.goto(`/course/module/${first.id}/${part}`);
        expect(await cutControls(page), `${width} ${part}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    }
  });

  test(`journal, discussion and conclusion have the same bar (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await open(page, context, language);
    for (const topic of [first, second]) await completeTopic(context, topic);
    for (const address of [
      `/course/module/${third.id}/reflective_journal`,
      `/course/module/${third.id}/discussion`,
      `/survey/course/${courseId}`,
    ]) {
      await page.goto(address);
      await expect(bar(page)).toBeVisible();
      await expect(page.locator("body > header")).toBeHidden();
      await expect(bar(page).getByRole("link", { name: messageText(language, "learning.toCourse") })).toHaveAttribute(
        "href",
        `/view/course/${courseId}`,
      );
      await expectNoAxeFindings(page);
    }
  });
}

test("a page that was passed over has no tick once a later one is read, in the line and in the list", {
  tag: "@all",
}, async ({ page, context }) => {
  await open(page, context, "en");
  for (const number of [3, 1]) await page.goto(`/course/module/${first.id}/primary/${number}`);
  const segments = page.locator(".segmented-line > span");
  await expect(segments.nth(1)).toHaveAttribute("data-segment", "open");
  await expect(segments.nth(2)).toHaveAttribute("data-segment", "done");
  const ticks = (number: number) =>
    page.locator(
      `.reading-sheet li:has(a[href$="/primary/${number}"]) svg[aria-label="${messageText("en", "learning.done")}"]`,
    );
  await expect(ticks(2)).toHaveCount(0);
  await expect(ticks(3)).toHaveCount(1);
});
