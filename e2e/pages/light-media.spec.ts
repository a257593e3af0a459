import { pathToFileURL } from "node:url";
import lookPanelTexts from "../../messages/browser/look-panel.json" with { type: "json" };
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const article = "/topic/our-bodies/is-nightfall-harmful";
const [first, second] = readCourse() as [Topic, Topic];
const fileLink = (page: Page, text: string) => page.getByRole("link", { name: new RegExp(`^${text} \\(\\d+ KB\\)$`) });

for (const language of languages) {
  test(`an article is kept as one file, which opens without a network and checks its reader (${language})`, async ({
    page,
    browser,
  }, info) => {
    await page.goto(`${article}?language=${language}`);
    const link = fileLink(page, messageText(language, "oneFile.article"));
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    // The name does not say what the article is about.
    expect(download.suggestedFilename()).toBe(`sehatshala_article_${language}.html`);
    const saved = info.outputPath(download.suggestedFilename());
    await download.saveAs(saved);

    const offline = await browser.newContext({ offline: true });
    const opened = await offline.newPage();
    const asked: string[] = [];
    opened.on("request", (request) => asked.push(request.url()));
    await opened.goto(pathToFileURL(saved).href);
    await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
    const broken = opened
      .locator("img")
      .evaluateAll(
        (all) =>
          all.filter((each) => !(each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)).length,
      );
    expect(await broken).toBe(0);
    const check = opened.locator(".checks details").first();
    await expect(check.locator("p").first()).toBeHidden();
    await check.locator("summary").click();
    await expect(check.locator("p").first()).toBeVisible();
    await expect(opened.getByRole("link", { name: "CC BY-SA 4.0" })).toBeVisible();
    expect(asked.filter((address) => !address.startsWith("file:") && !address.startsWith("data:"))).toEqual([]);
    await offline.close();
  });

  test(`a lesson sends others to its course and is kept as one file by those who may read it (${language})`, {
    tag: "@all",
  }, async ({ page, context, request }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`/course/module/${first.id}/primary/1?language=${language}`);
    const passOn = page.locator("details", { hasText: messageText(language, "share.topicTitle") });
    await passOn.locator("summary").click();
    const whatsApp = passOn.getByRole("link", { name: messageText(language, "share.whatsapp") });
    const sent = decodeURIComponent((await whatsApp.getAttribute("href")) ?? "");
    expect(sent).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(sent).toContain(`/info/course/${courseId}?language=${language}`);
    await expectNoAxeFindings(page);

    const answer = await context.request.get(`/api/lesson/${first.id}/file?language=${language}`);
    expect(answer.headers()["content-disposition"]).toBe(
      `attachment; filename="sehatshala_${first.id}_${language}.html"`,
    );
    expect(answer.headers()["cache-control"]).toContain("no-store");
    const html = await answer.text();
    await expect(fileLink(page, messageText(language, "oneFile.topic"))).toHaveAttribute(
      "href",
      `/api/lesson/${first.id}/file?language=${language}`,
    );
    expect(html).toContain(`<html lang="${language}"`);
    // The first topic is open to guests, the others unlock.
    expect((await request.get(`/api/lesson/${first.id}/file`)).status()).toBe(200);
    expect((await request.get(`/api/lesson/${second.id}/file`)).status()).toBe(401);
    expect((await context.request.get(`/api/lesson/${second.id}/file`)).status()).toBe(403);
    expect((await context.request.get("/api/lesson/no-such-topic/file")).status()).toBe(404);
  });
}

test("an article's file is the same bytes for everybody, and an unknown article has none", { tag: "@all" }, async ({
  request,
}) => {
  const address = "/api/article/nutrition/can-food-make-you-taller/file?language=hi";
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    "content-disposition": 'attachment; filename="sehatshala_can-food-make-you-taller_hi.html"',
    "cache-control": "public, max-age=3600",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  // What another test changes in that moment drops stored answers.
  await expect.poll(async () => (await request.get(address)).headers()["cache-status"]).toBe("portal; hit");
  expect((await request.get("/api/article/nutrition/none/file")).status()).toBe(404);
  expect((await request.post(address)).status()).toBe(405);
});

test("the first topic of a course is offered as a file on its public page", { tag: "@all" }, async ({ page }) => {
  await page.goto(`/info/course/${courseId}?language=hi`);
  const link = page.locator(`a[href="/api/lesson/${first.id}/file?language=hi"]`);
  await expect(link).toHaveText(/\d+ KB/);
});

test("a browser with a share sheet opens it with the public address of an article", { tag: "@all" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto(`${article}?language=en`);
  await page.getByRole("button", { name: messageText("en", "share.other") }).click();
  const shared = await page.evaluate(() => JSON.stringify(Reflect.get(window, "shared")));
  expect(shared).toContain(`${article}?language=en`);
});

test("a browser without a share sheet has no button for it", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto(`${article}?language=en`);
  await expect(page.getByRole("link", { name: messageText("en", "share.whatsapp") })).toBeVisible();
  await expect(page.getByRole("button", { name: messageText("en", "share.other") })).toBeHidden();
});

/** The pictures of a page that came as bytes, but for those of the portal itself. */
const loadedPictures = (page: Page) =>
  page
    .locator('img:not([src^="/images/brand/"], [src^="/images/partners/"])')
    .evaluateAll((all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length);

test("pictures are switched off in the settings, at once and on the next page, and on again", async ({ page }) => {
  await page.goto("/info/course/growing-up-healthy?language=hi");
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: messageText("hi", "accessibility.open") }).click();
  const box = page.getByRole("checkbox", { name: lookPanelTexts.hi.nopictures });
  await box.check();
  await expect.poll(() => loadedPictures(page)).toBe(0);
  await page.goto("/bihar?language=hi");
  const picture = page.locator('main img[src^="/images/campaigns/"]').first();
  await expect(picture).toHaveAttribute("alt", /\S/);
  await expect(picture).toBeVisible();
  expect(await loadedPictures(page)).toBe(0);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: messageText("hi", "accessibility.open") }).click();
  await box.uncheck();
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0);
});
