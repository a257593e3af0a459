import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { findAccountId, portalContext } from "../../testing/portal/portal-context";
import { firstInCore } from "../../testing/scope";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { type BrowserContext, expect, hydrated, type Page, test } from "../support/test";

// What is written on a page of the portal, and not on a saved one, is sent after the connection was lost and the page
// closed, once (docs/decisions/0252).

test.use({ serviceWorkers: "allow", waitsForHydration: false });

const [first, , third] = readCourse() as [{ id: string }, unknown, { id: string }];

async function newLearner(context: BrowserContext, completed = 0): Promise<string> {
  const username = await signUp(context);
  await enroll(context);
  if (completed > 0) await completeTopics(context, readCourse().slice(0, completed), { withEndCase: false });
  return findAccountId(username);
}

/** Opens a page whose forms keep what they cannot send. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-keeps", "");
}

async function readStored(id: string) {
  const { db } = await portalContext();
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  const [comments, messages, journals, versions, surveys] = await Promise.all([
    db.selectFrom("comments").select("comment as text").where("account_id", "=", id).execute(),
    db.selectFrom("chat_messages").select("msg as text").where("account_id", "=", id).execute(),
    db.selectFrom("journal_entries").select("entry as text").where("enrollment_id", "in", own).execute(),
    db.selectFrom("journal_versions").select("entry as text").where("enrollment_id", "in", own).execute(),
    db.selectFrom("survey_answers").select("answer as text").where("enrollment_id", "in", own).execute(),
  ]);
  return [...comments, ...messages, ...journals, ...versions, ...surveys].map(({ text }) => text);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("portal-unsent") ?? "[]");

/** Opens another page with a connection and waits until nothing is left. */
async function comeBack(context: BrowserContext): Promise<Page> {
  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto("/about-us");
  await expect
    .poll(() => later.evaluate(() => JSON.parse(localStorage.getItem("portal-offline") ?? "null")?.unsent ?? 0))
    .toBe(0);
  return later;
}

const writings = {
  comment: {
    address: "/discussions/view/",
    async write(page: Page, text: string) {
      await page.locator("#add-comment textarea").fill(text);
      await page.locator("#add-comment button[type=submit]").click();
      await expect(page.locator("#add-comment")).toContainText(messageText("en", "discussions.commentOffline"));
    },
  },
  journal: {
    address: `/course/module/${third.id}/reflective_journal?language=en`,
    async write(page: Page, text: string) {
      await page.locator("#journal-entry").fill(text);
      await page
        .getByRole("button", { name: messageText("en", "learning.journalSave") })
        .first()
        .click();
      await expect(page.locator("#journal-draft")).toContainText(messageText("en", "learning.draftInBrowser"));
    },
  },
  survey: {
    address: `/course/module/${first.id}/primary/3?language=en`,
    async write(page: Page, text: string) {
      const form = page.locator("form#survey");
      await form.locator("[name=comfort-today][value=easy]").check();
      await form.locator("[name=asked-about][value=body]").check();
      await form.locator("[name=one-question]").fill(text);
      await form.getByRole("button", { name: messageText("en", "surveys.send") }).click();
      await expect(form).toContainText(messageText("en", "surveys.offline"));
    },
  },
};

for (const [name, { address, write }] of firstInCore(Object.entries(writings)))
  test(`T40: a ${name} on a page that lost its connection is sent once after the page was closed`, async ({
    context,
    page,
  }) => {
    const id = await newLearner(context, name === "journal" ? 2 : 0);
    if (name === "comment") {
      await page.goto("/discussions?language=en");
      const link = page.locator('main a[href^="/discussions/view/"]').first();
      await openWhole(page, (await link.getAttribute("href")) ?? "");
    } else await openWhole(page, address);
    const text = enoughWords(`Two girls asked me after class ${randomUUID()}.`, id);
    await context.setOffline(true);
    await write(page, text);
    expect(await kept(page)).toContain(JSON.stringify(text).slice(1, -1));
    // Before the page closes: then Chromium may start the worker anew, and only open pages are cut off by `setOffline`.
    expect(await readStored(id)).toEqual([]);
    await page.close();
    const later = await comeBack(context);
    const sent = (await readStored(id)).filter((each) => each === text);
    expect(sent).toHaveLength(1);
    await later.goto("/courses");
    expect((await readStored(id)).filter((each) => each === text)).toHaveLength(1);
    expect(await kept(later)).toBe("[]");
  });

test("T40: a comment whose answer was lost is not posted again by what was kept, nor by the form itself", {
  tag: "@all",
}, async ({ context, page }) => {
  const id = await newLearner(context);
  await page.goto("/discussions?language=en");
  const address = (await page.locator('main a[href^="/discussions/view/"]').first().getAttribute("href")) ?? "";
  await openWhole(page, address);
  const text = `Two girls asked me after class ${randomUUID()}`;
  let lost = 0;
  await page.route("**/discussions/view/**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    lost += 1;
    if (lost === 1) await route.fetch();
    await route.abort("connectionreset");
  });
  await page.locator("#add-comment textarea").fill(text);
  await page.locator("#add-comment button[type=submit]").click();
  await expect(page.locator("#add-comment")).toContainText(messageText("en", "discussions.commentOffline"));
  const { db } = await portalContext();
  // So that the rule of the same words within ten minutes does not hide what the key does.
  await db
    .updateTable("comments")
    .set({ created_at: "2026-01-01T00:00:00.000Z" })
    .where("account_id", "=", id)
    .execute();
  await page.close();
  const later = await comeBack(context);
  expect(await readStored(id)).toEqual([text]);
  await openWhole(later, address);
  await expect(later.locator("#add-comment textarea")).toHaveValue("");
});

test("T40: a form whose page stays open is sent again by itself, once", { tag: "@all" }, async ({ context, page }) => {
  const id = await newLearner(context);
  await page.goto("/discussions?language=en");
  await openWhole(page, (await page.locator('main a[href^="/discussions/view/"]').first().getAttribute("href")) ?? "");
  const text = `Two girls asked me after class ${randomUUID()}`;
  await context.setOffline(true);
  await writings.comment.write(page, text);
  await context.setOffline(false);
  await expect(page.locator("#add-comment textarea")).toHaveValue("");
  await expect.poll(() => readStored(id)).toEqual([text]);
  expect(await kept(page)).toBe("[]");
});

test("T25: what a form has kept goes with the logout of its learner", { tag: "@all" }, async ({ context, page }) => {
  await newLearner(context);
  await page.goto("/discussions?language=en");
  await openWhole(page, (await page.locator('main a[href^="/discussions/view/"]').first().getAttribute("href")) ?? "");
  await context.setOffline(true);
  await writings.comment.write(page, `Two girls asked me after class ${randomUUID()}`);
  await page.close();
  await context.clearCookies({ name: /session|signed_in/ });
  await context.setOffline(false);
  await signUp(context);
  const later = await context.newPage();
  await later.goto("/courses");
  await expect.poll(() => later.evaluate(() => localStorage.getItem("portal-unsent"))).toBeNull();
});
