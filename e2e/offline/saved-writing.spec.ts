import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { findAccountId, portalContext } from "../../testing/portal/portal-context";
import { firstInCore } from "../../testing/scope";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectToFit } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";
import { lesson, saveOpenTopics, waiting, waitingNames, withoutSync } from "./saved";

// Journal, comment and survey on saved pages, with the network cut: they wait, and go out once, also after their page
// was closed (docs/decisions/0224).

test.use({ serviceWorkers: "allow", waitsForHydration: false });

const [, , third] = readCourse() as [unknown, unknown, { id: string }];
const section = (name: string) => `/course/module/${third.id}/${name}`;

type Learner = { id: string; text: string };

/** A learner whose first three topics are open, and saved. */
async function saveThree(context: BrowserContext, page: Page, language: Language): Promise<Learner> {
  const username = await signUp(context, language);
  await enroll(context);
  await completeTopics(context, readCourse().slice(0, 2), { withEndCase: false });
  await saveOpenTopics(page, language, 3);
  const id = await findAccountId(username);
  return { id, text: enoughWords("Two girls asked me after class.", id) };
}

/** The rows of a learner in the portal's database. */
async function readRows({ id }: Learner) {
  const { db } = await portalContext();
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  const [comments, journals, drafts, surveys] = await Promise.all([
    db.selectFrom("comments").select("comment").where("account_id", "=", id).execute(),
    db.selectFrom("journal_entries").select("entry").where("enrollment_id", "in", own).execute(),
    db.selectFrom("journal_drafts").select("entry").where("enrollment_id", "in", own).execute(),
    db.selectFrom("survey_answers").select("question_id").where("enrollment_id", "in", own).execute(),
  ]);
  const versions = await db.selectFrom("journal_versions").select("entry").where("enrollment_id", "in", own).execute();
  return {
    comments: comments.map(({ comment }) => comment),
    journals: [...journals, ...versions].map(({ entry }) => entry),
    drafts: drafts.map(({ entry }) => entry),
    surveys: surveys.length,
  };
}

const kept = (page: Page, language: Language) =>
  expect(page.getByRole("status").filter({ hasText: messageText(language, "saved.kept") })).toBeVisible();

/** What is written on the page, by its kind. */
const write = {
  async journal(page: Page, language: Language, { text }: Learner) {
    await page.goto(section("reflective_journal"));
    // What the portal would refuse hours later is said at once.
    await page.locator("textarea").fill("Two girls asked.");
    await page.getByRole("button", { name: messageText(language, "saved.journalSave") }).click();
    const short = messageText(language, "saved.wordsMissing", { found: 3, needed: 15 });
    await expect(page.getByRole("status").filter({ hasText: short })).toBeVisible();
    await page.locator("textarea").fill(text);
    await page.getByRole("button", { name: messageText(language, "saved.journalSave") }).click();
    await kept(page, language);
  },
  async comment(page: Page, language: Language, { text }: Learner) {
    await page.goto(section("discussion"));
    await page.locator("textarea").fill(text);
    await page.getByRole("button", { name: messageText(language, "saved.commentSend") }).click();
    await kept(page, language);
  },
  async survey(page: Page, language: Language, { text }: Learner) {
    await page.goto(lesson(3));
    const form = page.locator("form.survey");
    await form.locator("[name=comfort-today]").first().check();
    await form.locator("[name=asked-about]").first().check();
    await form.locator("[name=one-question]").fill(text);
    await form.getByRole("button", { name: messageText(language, "saved.send") }).click();
    await kept(page, language);
  },
};

const expected = {
  journal: ({ text }: Learner) => ({ comments: [], journals: [text], drafts: [], surveys: 0 }),
  comment: ({ text }: Learner) => ({ comments: [text], journals: [], drafts: [], surveys: 0 }),
  survey: () => ({ comments: [], journals: [], drafts: [], surveys: 3 }),
};

for (const kind of firstInCore(["journal", "comment", "survey"] as const))
  for (const language of behaviourLanguages)
    test(`T40: a ${kind} without a network waits, says so, and is sent once after its page was closed (${language})`, async ({
      context,
      page,
    }) => {
      await withoutSync(context);
      await page.setViewportSize({ width: 360, height: 720 });
      const learner = await saveThree(context, page, language);
      await context.setOffline(true);
      await write[kind](page, language, learner);
      await expectToFit(page);
      // Pressed once more, it waits once.
      const press = page.locator("main form button[type=submit]");
      await press.click();
      await expect.poll(async () => (await waitingNames(page)).filter((name) => name.startsWith(kind))).toHaveLength(1);
      const other = await context.newPage();
      await page.close();
      await other.goto(lesson(1));
      await expect(other.locator(".waiting")).toHaveText(/\d/);
      expect(await readRows(learner)).toEqual({ comments: [], journals: [], drafts: [], surveys: 0 });
      await context.setOffline(false);
      await other.goto("/courses");
      await expect.poll(() => waiting(other)).toEqual([]);
      expect(await readRows(learner)).toEqual(expected[kind](learner));
      await other.goto("/about-us");
      expect(await readRows(learner)).toEqual(expected[kind](learner));
    });

test("T40: Background Sync sends what waits although every page of the portal is closed", { tag: "@all" }, async ({
  context,
  page,
}) => {
  const learner = await saveThree(context, page, "en");
  await context.setOffline(true);
  await write.journal(page, "en", learner);
  await page.goto("about:blank");
  expect((await readRows(learner)).journals).toEqual([]);
  await context.setOffline(false);
  const session = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found);
    });
  });
  await session.send("ServiceWorker.enable");
  const { registrationId, scopeURL } = await registered;
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(scopeURL).origin,
    registrationId,
    tag: "portal-queue",
    lastChance: false,
  });
  await expect.poll(async () => (await readRows(learner)).journals).toEqual([learner.text]);
});
