import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { enroll, signUp } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { findAccountId, portalContext } from "../support/portal-context";
import { completeTopics } from "../support/progress";
import { type BrowserContext, expect, type Locator, type Page, test } from "../support/test";

// On a slow network somebody presses a button again before the answer is there. Without its script the browser sends the
// form a second time; the portal stores it once.

test.use({ javaScriptEnabled: false });

const [, , third] = readCourse() as [unknown, unknown, { id: string }];

/** Presses; the portal has the form, and its answer has not come. Presses again, and sees the second answer. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  let sent = 0;
  const cookies = await page.context().cookies();
  const stored = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    stored.resolve();
  });
  // Playwright's own click would wait for the page that the first press asks for.
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not shown.");
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await stored.promise;
  // The answer has not come, so neither have its cookies.
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  expect((await answered).status()).toBeLessThan(400);
  await page.waitForLoadState();
  expect(sent).toBe(2);
  await page.unrouteAll();
}

async function signUpLearner(context: BrowserContext): Promise<string> {
  const username = await signUp(context);
  return findAccountId(username);
}

test("a comment", async ({ page, context }) => {
  const id = await signUpLearner(context);
  await page.goto("/discussions?language=en");
  await page.locator('main a[href^="/discussions/view/"]').first().click();
  const text = `Two girls asked me after class ${randomUUID()}`;
  await page.locator("#add-comment textarea").fill(text);
  await pressTwice(page, page.locator("#add-comment button[type=submit]"));
  const { db } = await portalContext();
  const rows = await db.selectFrom("comments").select("comment").where("account_id", "=", id).execute();
  expect(rows).toEqual([{ comment: text }]);
  await expect(page.getByText(text)).toHaveCount(1);
});

test("a journal entry", async ({ page, context }) => {
  const id = await signUpLearner(context);
  await enroll(context);
  await completeTopics(context, readCourse().slice(0, 2), { withEndCase: false });
  await page.goto(`/course/module/${third.id}/reflective_journal?language=en`);
  const text = enoughWords("Two girls asked me after class.", id);
  await page.locator("#journal-entry").fill(text);
  await pressTwice(page, page.getByRole("button", { name: messageText("en", "learning.journalSave") }).first());
  const { db } = await portalContext();
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  const entries = await db.selectFrom("journal_entries").select("entry").where("enrollment_id", "in", own).execute();
  const versions = await db.selectFrom("journal_versions").select("entry").where("enrollment_id", "in", own).execute();
  expect([entries, versions]).toEqual([[{ entry: text }], []]);
});

test("a message to the coordinator", async ({ page, context }) => {
  const id = await signUpLearner(context);
  await page.goto("/help/assistant?language=en");
  const text = `Zzyx qwrtp ${randomUUID()}`;
  await page.locator("#assistant-msg").fill(text);
  await pressTwice(page, page.locator("#assistant-form button[type=submit]"));
  const { db } = await portalContext();
  const rows = await db.selectFrom("chat_messages").select("msg").where("account_id", "=", id).execute();
  expect(rows).toEqual([{ msg: text }]);
});

test("answers of a survey", async ({ page, context }) => {
  const id = await signUpLearner(context);
  await enroll(context);
  await page.goto(`/course/module/${readCourse()[0]?.id}/primary/3?language=en`);
  const form = page.locator("form#survey");
  await form.locator("[name=comfort-today]").first().check();
  await form.locator("[name=asked-about]").first().check();
  await form.locator("[name=one-question]").fill("Why do I grow?");
  await pressTwice(page, form.locator("button[type=submit]"));
  const { db } = await portalContext();
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  const rows = await db.selectFrom("survey_answers").select("question_id").where("enrollment_id", "in", own).execute();
  expect(rows.map(({ question_id }) => question_id).sort()).toEqual(["asked-about", "comfort-today", "one-question"]);
});

test("a complaint gets one number", async ({ page }) => {
  await page.goto("/grievance?language=en");
  const form = page.locator("main form").filter({ has: page.locator("textarea") });
  const contact = `${randomUUID()}@example.org`;
  await form.locator("[name=name]").fill("Sunita Kumari");
  await form.locator("[name=contact]").fill(contact);
  await form.locator("textarea").fill("I would like my old address deleted.");
  await pressTwice(page, form.locator("button[type=submit]"));
  const { db } = await portalContext();
  const rows = await db.selectFrom("grievances").select("ticket").where("contact", "=", contact).execute();
  expect(rows).toHaveLength(1);
  await expect(page.locator("main")).toContainText(rows[0]?.ticket ?? "-");
});

test("a registration, whose first answer with the session was lost, signs in", async ({ page, context }) => {
  const username = `${randomUUID()}@example.org`;
  await page.goto("/register?language=en");
  await fillMainForm(mainForm(page), { username });
  const button = page.locator("main form button[type=submit]").last();
  await pressTwice(page, button);
  await expect(page).toHaveURL(/\/courses$/);
  const { db } = await portalContext();
  const rows = await db.selectFrom("accounts").select("id").where("username", "=", username).execute();
  expect(rows).toHaveLength(1);
  const mails = await db
    .selectFrom("outbox")
    .select("kind")
    .where("account_id", "=", rows[0]?.id ?? "")
    .execute();
  expect(mails).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).toContain("signed_in");
});
