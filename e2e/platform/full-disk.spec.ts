import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { canFillDisk, fillDisk } from "../../server/testing/full-disk";
import { readCourse } from "../../testing/people/course-content";
import { type Portal, startPortal } from "../../testing/portal/portal";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { type Browser, expect, type Page, test } from "../support/test";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-e2e-full-disk-"));
const [topic] = readCourse();
const lesson = `/course/module/${topic?.id}/primary/1`;
let portal: Portal;

test.skip(!canFillDisk, "This machine cannot take the disk away from a process.");
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  portal = await startPortal({ PORTAL_DATA_DIR: path.join(folder, "data") });
});
test.afterEach(() => fillDisk(portal.pid, false));
test.afterAll(async () => {
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function learnersPage(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 360, height: 740 },
  });
  await signUp(context, language);
  await enroll(context);
  return context.newPage();
}

const full = (language: Language) => messageText(language, "answers.storageFull");
const photograph = (page: Page, name: string) =>
  process.env.SCREENSHOTS
    ? page.screenshot({ path: path.join(process.env.SCREENSHOTS, `${name}.png`), fullPage: true })
    : undefined;

for (const language of behaviourLanguages) {
  test(`a comment that cannot be saved stays in its form, which shows an error (${language})`, async ({ browser }) => {
    const page = await learnersPage(browser, language);
    await page.goto(`/discussions?language=${language}`);
    const discussion = await page.locator("main a[href^='/discussions/view/']").first().getAttribute("href");
    await page.goto(`${discussion}/comment`);
    const field = page.getByLabel(messageText(language, "discussions.commentLabel"));
    await field.fill("We put a question box up. It is full every week.");
    fillDisk(portal.pid, true);
    await page.locator("form#add-comment button[type=submit]").first().click();
    await expect(page.getByText(full(language)).first()).toBeVisible();
    await expect(field).toHaveValue("We put a question box up. It is full every week.");
    await photograph(page, `full-comment-${language}`);
    await page.context().close();
  });

  test(`the form of a complaint that cannot be saved shows what was typed (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`/grievance?language=${language}`);
    await page.locator("[name=name]").fill("Asha");
    await page.locator("[name=contact]").fill("asha@example.org");
    await page.locator("[name=message]").fill("It does not save.");
    fillDisk(portal.pid, true);
    await page.locator("main form button[type=submit]").last().click();
    await expect(page.getByText(full(language)).first()).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue("It does not save.");
    await photograph(page, `full-grievance-${language}`);
    await context.close();
  });

  test(`lessons are read and searched while nothing can be saved (${language})`, async ({ browser }) => {
    const page = await learnersPage(browser, language);
    fillDisk(portal.pid, true);
    expect((await page.goto(`${lesson}?language=${language}`))?.status()).toBe(200);
    await expect(page.locator("main h1")).toBeVisible();
    expect((await page.goto("/search?query=anaemia"))?.status()).toBe(200);
    await page.context().close();
  });
}
