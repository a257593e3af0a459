import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeCourse, completeHalf, completeTopics, readTopic } from "../support/progress";
import { answerByCalls } from "../support/quiz";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { type BrowserContext, expect, type Locator, type Page, test } from "../support/test";

const reviewedCourse = "healthy-minds";
const topics = readCourse();
const [first, second, third] = topics as [Topic, Topic, Topic];
const smallPhone = { width: 360, height: 640 };
const onItsSide = { width: 740, height: 360 };

async function learner(context: BrowserContext, language: Language): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const cookies = { language, cookies_agreed: "1" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await signUp(context, language);
}

/** Whether the element is on the first screen with nothing over it: its corners and its middle belong to it. */
async function expectUncovered(page: Page, element: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const covered = await element.evaluate((wanted) => {
    const { left, right, top, bottom } = wanted.getBoundingClientRect();
    const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
      [top + 6, bottom - 6].map((y) => [x, y] as const),
    );
    return points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return !hit || !(wanted.contains(hit) || hit.contains(wanted));
    });
  });
  expect(covered, page.url()).toEqual([]);
}

for (const language of languages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`the bar about a new account lies over no button of the dashboard (${language})`, async ({ page, context }) => {
    await page.setViewportSize(smallPhone);
    await learner(context, language);
    await page.goto("/dashboard");
    await expect(page.locator(".account-bar")).toBeVisible();
    await expectUncovered(
      page,
      page.getByRole("main").getByRole("link", { name: t("learning.seeCourses"), exact: true }),
    );
    await page.evaluate(() => document.documentElement.setAttribute("data-look", "largest"));
    await expect(page.locator(".account-bar")).not.toBeInViewport();
    await page.evaluate(() => document.documentElement.removeAttribute("data-look"));
    await page.setViewportSize(onItsSide);
    await expectUncovered(
      page,
      page.getByRole("main").getByRole("link", { name: t("learning.seeCourses"), exact: true }),
    );
  });

  test(`the large button of the dashboard and of a complete course is whole on a phone on its side (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize(onItsSide);
    await learner(context, language);
    await completeProfile(context);
    await enroll(context);
    const step = page.getByRole("region", { name: t("dashboard.next"), exact: true });
    await page.goto("/dashboard");
    await expectUncovered(page, step.getByRole("link"));
    // A course's picture is beside its text: above it, it would fill the screen.
    for (const card of await page.getByRole("main").getByRole("article").all())
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(360);
    await expectToFit(page);
    await completeTopics(context, topics);
    await page.reload();
    await expectUncovered(page, step.getByRole("button", { name: t("learning.getCertificate") }));
    await page.goto(`/view/course/${courseId}`);
    await expectUncovered(page, page.getByRole("button", { name: t("learning.getCertificate") }));
  });

  test(`a journal is saved from the first screen of a phone (${language})`, async ({ page, context }) => {
    await page.setViewportSize(smallPhone);
    await learner(context, language);
    await enroll(context);
    await completeTopics(context, [first, second]);
    await readTopic(context, third);
    await answerByCalls(context, third);
    await page.goto(`/course/module/${third.id}/reflective_journal`);
    const save = page.getByRole("button", { name: t("learning.journalSave") });
    await expectUncovered(page, save);
    // The bar ends at the edge of the screen.
    expect(await page.locator(".step-bar").evaluate((bar) => bar.getBoundingClientRect().bottom)).toBe(640);
    await page.locator("[name=entry]").fill(enoughWords("मैं सोमवार को कक्षा में इस पर बात करूँगी, और सुनूँगी।", randomUUID()));
    await save.click();
    await expect(page.getByText(t("answers.journalSavedTopicComplete")).first()).toBeVisible();
    await expect(page.getByRole("button", { name: t("learning.journalSaveAgain") })).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test(`half of a course fits four screens of a phone, and its cases half a screen more (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await learner(context, language);
    await completeProfile(context);
    await enroll(context);
    await completeHalf(context);
    await page.goto(`/view/course/${courseId}`);
    // A script fills it in.
    await expect(page.locator("#save-offline summary").first()).toBeVisible();
    const screen = 740;
    const all = await page.evaluate(() => document.documentElement.scrollHeight);
    // The cases below the modules are work of their own: at most half a screen more, with their margin.
    const cases = await page
      .locator("#cases")
      .evaluate((each) => each.clientHeight + Number.parseFloat(getComputedStyle(each).marginTop));
    expect(cases).toBeLessThanOrEqual(screen / 2);
    expect(all - cases).toBeLessThanOrEqual(4 * screen);
  });

  test(`what a course costs and how long it takes is above the button at the lower edge (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize(smallPhone);
    await learner(context, language);
    await completeProfile(context);
    await page.goto(`/info/course/${courseId}`);
    await expectUncovered(page, page.getByRole("main").locator("dl").first());
  });

  test(`where only a review is missing, the page answers the question for the certificate openly (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await learner(context, language);
    await completeProfile(context);
    await context.request.post("/api/courses/enroll", { data: { id: reviewedCourse, language } });
    await completeCourse(context, reviewedCourse);
    await page.goto(`/view/course/${reviewedCourse}`);
    await expect(page.locator("#why")).toHaveCount(0);
    const state = page.locator("#certificate");
    for (const key of ["whyTitle", "underReview", "reviewWho", "reviewNextIs"])
      await expect(state.getByText(t(`learning.${key}`), { exact: true })).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test("the helplines can be read beside the text of the resources", { tag: "@all" }, async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/resources");
    const widths = await page
      .locator("section[aria-labelledby=helplines] li > p")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths), `${width}`).toBeGreaterThanOrEqual(200);
  }
});
