import { courseId, readCourse } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { behaviourLanguages, languages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const topics = readCourse();
const here = `/view/course/${courseId}`;
/** The first name that signUp gives. */
const firstName = "Sunita";
const part = (page: Page, state: string) => page.locator(`.wall svg:visible [data-state="${state}"]`);

async function open(page: Page, context: BrowserContext, language: Language, done: number): Promise<void> {
  await signUp(context, language);
  await enroll(context);
  await completeTopics(context, topics.slice(0, done));
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
  await page.goto(`${here}?language=${language}`);
}

for (const language of languages) {
  for (const width of firstInCore([320, 1280])) {
    test(`the wall at 0 percent and in the middle fits ${width} px and has no findings (${language})`, {
      tag: "@all",
    }, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, context, language, 0);
      await expect(part(page, "open")).toHaveCount(1);
      await expect(part(page, "closed")).toHaveCount(topics.length);
      await expect(page.getByText(messageText(language, "wall.begin"))).toBeVisible();
      await expectNoAxeFindings(page);
      await completeTopics(context, topics.slice(0, 3));
      await page.reload();
      await expect(part(page, "closed")).toHaveCount(topics.length - 3);
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`a part is coloured before the eyes once, and leads to its topic (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await open(page, context, language, 1);
    await expect(part(page, "done")).toHaveCount(1);
    await expect(part(page, "new")).toHaveCount(0);
    await completeTopics(context, topics.slice(1, 2));
    await page.reload();
    await expect(part(page, "new")).toHaveCount(1);
    await expect(page.locator(".wall svg:visible .wall-new").first()).toBeVisible();
    await page.reload();
    await expect(part(page, "new")).toHaveCount(0);
    await expect(part(page, "done")).toHaveCount(2);
    await page.locator(".wall svg:visible a").first().click();
    await expect(page).toHaveURL(new RegExp(`/course/module/${topics[0]?.id}/primary/1$`));
  });

  test(`a finished wall is its owner's until it is shown, without a name unless asked, and can be taken back (${language})`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    await open(page, context, language, 0);
    await page.goto(`${here}/wall`);
    await expect(page.getByText(t("wall.notYet"))).toBeVisible();
    expect((await context.request.get(`/api/wall/own/${courseId}/picture.png`)).status()).toBe(409);
    await completeProfile(context);
    await completeTopics(context, topics);
    await page.goto(here);
    await page.getByRole("button", { name: t("learning.getCertificate") }).click();
    await expect(page).toHaveURL(/certificate=issued/);
    await page.goto(here);
    await expect(page.getByText(t("wall.complete"))).toBeVisible();
    await expect(part(page, "closed")).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: t("wall.open") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("wall.mine") })).toBeVisible();
    await expectNoAxeFindings(page);
    for (const words of [t("wall.share"), t("wall.keep")]) {
      await page.getByRole("link", { name: words, exact: true }).click();
      await expect(page.getByRole("heading", { level: 2, name: words })).toBeInViewport();
    }
    for (const [file, type] of [
      ["picture.png", "image/png"],
      ["sheet.pdf", "application/pdf"],
    ]) {
      const answer = await context.request.get(`/api/wall/own/${courseId}/${file}?language=${language}&name=1`);
      expect(answer.headers()["content-type"]).toBe(type);
    }
    expect((await request.get(`/api/wall/own/${courseId}/picture.png`)).status()).toBe(401);
    await page.getByRole("button", { name: t("wall.shareButton") }).click();
    const link = page.locator('main a[href*="/wall/"]').first();
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(/\/wall\/[0-9a-f]{32}$/);
    const guest = await browser.newContext();
    const seen = await guest.newPage();
    const answer = await seen.goto(`${address}?language=${language}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(seen.getByRole("heading", { level: 1 })).toHaveText(t("wall.title"));
    expect(await seen.content()).not.toContain(firstName);
    await expectNoAxeFindings(seen);
    const picture = await guest.request.get(`/api/wall/${address.split("/").pop()}/picture.png`);
    expect(picture.headers()["content-type"]).toBe("image/png");
    await page.locator("section[aria-labelledby=share-wall] input[name=name]").check();
    await page
      .locator("section[aria-labelledby=share-wall]")
      .getByRole("button", { name: t("wall.changeButton") })
      .click();
    await expect(page.locator("section[aria-labelledby=share-wall] input[name=name]")).toBeChecked();
    await seen.reload();
    await expect(seen.getByRole("heading", { level: 1 })).toHaveText(t("wall.ownTitle", { name: firstName }));
    await page.getByRole("button", { name: t("wall.hide") }).click();
    await expect(page.getByRole("button", { name: t("wall.shareButton") })).toBeVisible();
    const [gone, never] = await Promise.all([seen.goto(address), guest.request.get(`/wall/${"0".repeat(32)}`)]);
    expect([gone?.status(), never.status()]).toEqual([404, 404]);
    await guest.close();
  });
}
