import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, password, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

// A's open page in a browser in which B signs in meanwhile (docs/decisions/0037).

const topics = readCourse();
const journalAt = topics.findIndex((topic) => topic.hasJournal);
const journalTopic = topics[journalAt];
if (!journalTopic) throw new Error("The course has no journal");
const journal = `/course/module/${journalTopic.id}/reflective_journal`;
const field = "#journal-entry";

/** Signs in a learner who may write the journal. @returns their address */
async function arrive(context: BrowserContext, language: Language = "en"): Promise<string> {
  const username = await signUp(context, language);
  await enroll(context);
  await completeTopics(context, topics.slice(0, journalAt));
  return username;
}

/** A's open journal, with something in it that is saved as A's draft. */
async function openJournal(page: Page, language: Language = "en"): Promise<void> {
  await page.goto(`${journal}?language=${language}`);
  await page.waitForFunction(() => localStorage.getItem("kept-by") !== null);
  const saved = page.waitForResponse((answer) => answer.url().includes("/journal-draft/") && answer.ok());
  await page.locator(field).fill(enoughWords("What A wrote.", randomUUID()));
  await saved;
}

/** Another account takes this browser's session without a page: no tab hears of it. */
async function takeOver(context: BrowserContext): Promise<void> {
  await context.request.post("/api/users/logout", { data: {} });
  await arrive(context);
}

async function readJournal(context: BrowserContext): Promise<string> {
  return (await context.request.get(`/api/users/journal/${journalTopic?.id}`)).text();
}

async function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:")));
}

async function expectOtherAccount(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/other-account$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText(language, "errors.otherAccountTitle"));
  expect(await drafts(page)).toEqual([]);
}

for (const language of behaviourLanguages)
  test(`A logs out and B logs in in another tab: A's tab clears itself, and nothing of A is in B's account (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const b = await arrive(elsewhere);
    await arrive(context, language);
    await openJournal(page, language);
    const other = await context.newPage();
    await other.goto("/logout");
    await expect(other).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/login\?rdir=/);
    await expect(page.locator(field)).toHaveCount(0);
    await other.locator("main input[name=username]").fill(b);
    await other.locator("main input[name=password]").fill(password);
    await other.locator("main form button[type=submit]").first().click();
    await expect(other).not.toHaveURL(/\/login/);
    expect(await readJournal(context)).not.toContain("What A wrote.");
    await elsewhere.close();
  });

for (const language of behaviourLanguages)
  test(`a tab that was not notified saves: the server rejects it, and the tab shows why (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await arrive(context, language);
    await openJournal(page, language);
    await takeOver(context);
    const rejected = page.waitForResponse((answer) => answer.url().includes("/journal-draft/"));
    await page.locator(field).press("End");
    await page.locator(field).pressSequentially(" And more.");
    expect((await rejected).status()).toBe(409);
    await expectOtherAccount(page, language);
    await expectNoAxeFindings(page);
    expect(await readJournal(context)).not.toMatch(/What A wrote|And more/);
  });

test("a form sent from such a tab saves nothing either", { tag: "@all" }, async ({ page, context }) => {
  await arrive(context);
  await openJournal(page);
  await takeOver(context);
  await page.locator("#journal button[type=submit]").first().click();
  await expectOtherAccount(page, "en");
  expect(await readJournal(context)).not.toContain("What A wrote.");
});

test("a tab that was frozen meanwhile looks when it is shown again", { tag: "@all" }, async ({ page, context }) => {
  await arrive(context);
  await openJournal(page);
  await takeOver(context);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectOtherAccount(page, "en");
});

test("a browser without BroadcastChannel notifies its tabs by its storage", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.assign(window, { BroadcastChannel: undefined }));
  await arrive(context);
  await openJournal(page);
  const other = await context.newPage();
  await takeOver(context);
  await other.goto("/courses");
  await expectOtherAccount(page, "en");
});

test("a public page reloads for the learner who is signed in now", { tag: "@all" }, async ({ page, context }) => {
  await arrive(context);
  await page.goto("/courses");
  await expect(page.getByRole("banner").getByText("Sunita").filter({ visible: true }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto("/logout");
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: messageText("en", "shell.login") })
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/);
});

test("a learner who logs in again can continue to write on the open page", { tag: "@all" }, async ({
  page,
  context,
}) => {
  const username = await arrive(context);
  await openJournal(page);
  await context.request.post("/api/users/logout", { data: {} });
  await context.request.post("/api/users/login", { data: { username, password } });
  const saved = page.waitForResponse((answer) => answer.url().includes("/journal-draft/"));
  await page.locator(field).fill("What A wrote after that.");
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(journal));
});
