import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { firstInCore } from "../../testing/scope";
import { coursePage, endings, journalAt, places, placesEnding, rate, topics } from "../support/forms/learners-forms";
import { completeProfile, enroll, password, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeHalf, completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test, toastShown } from "../support/test";

/** Opens the fold around a field, where it is in a closed one. */
async function unfold(page: Page, field: string): Promise<void> {
  const fold = page.locator("details:not([open])").filter({ has: page.locator(field) });
  if ((await fold.count()) > 0) await fold.locator("summary").click();
}

for (const [ending, language] of firstInCore([
  ["lost its cookie", "hi"],
  ["ended on the server", "en"],
] as const)) {
  const t = (key: string) => messageText(language, key);

  for (const { name, address, field, fill, send, prepare, toast, savedMessage } of firstInCore(placesEnding(ending)))
    test(`${name}: what is typed survives a session that ${ending}, and is sent after the login (${language})`, async ({
      page,
      context,
      browser,
    }) => {
      const username = await arrive(context, language);
      await prepare?.(context);
      await page.goto(inLanguage(address, language));
      await knowsLearner(page);
      const typedFirst = enoughWords("पहले लिखा।", randomUUID());
      await unfold(page, field);
      await page.locator(field).fill(typedFirst);
      await fill?.(page);
      await endings[ending](context, browser);
      await page.locator(field).press("End");
      await page.locator(field).pressSequentially("Then this, for my class.");
      await page.locator(send).first().click();
      if (toast) {
        await expect(page.locator("main").getByText(t("learning.signedOut")).first()).toBeVisible();
        await expect(page.locator(field)).toHaveValue(`${typedFirst}Then this, for my class.`);
        // A toast says only what the page does not say (rule: toasts.place).
        const alert = page.getByRole("alert").filter({ hasText: t(toast) });
        await expect.poll(async () => (await alert.count()) > 0 || (await toastShown(page, t(toast)))).toBe(true);
        await expectNoAxeFindings(page);
        await page.getByRole("link", { name: t("learning.logInAgain") }).click();
      }
      await logIn(page, username);
      await expect(page).toHaveURL(new RegExp(`${address.replace("?", "\\?")}$`));
      await expect(page.locator(field)).toHaveValue(`${typedFirst}Then this, for my class.`);
      await knowsLearner(page);
      await page.locator(send).first().click();
      await expect(page.getByText(t(savedMessage)).first()).toBeVisible();
      await expect.poll(() => drafts(page)).toEqual([]);
    });

  test(`stars chosen in a session that ${ending} are saved after the login (${language})`, { tag: "@all" }, async ({
    page,
    context,
    browser,
  }) => {
    const username = await arrive(context, language);
    await completeHalf(context);
    await page.goto(inLanguage(coursePage, language));
    await knowsLearner(page);
    await endings[ending](context, browser);
    await page.locator("input[name=rating][value='3.5']").check({ force: true });
    await logIn(page, username);
    await expect(page.getByText(t("answers.ratingSaved")).first()).toBeVisible();
    await page.reload();
    await expect(page.locator("input[name=rating][value='3.5']")).toBeChecked();
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test(`counting again in a session that ${ending} leads through the login and back (${language})`, {
    tag: "@all",
  }, async ({ page, context, browser }) => {
    const username = await arrive(context, language);
    // The list shows once something is begun.
    await context.request.post(`/api/users/reading/${topics[0]?.id}`, { data: { page: 1 } });
    await page.goto(inLanguage(coursePage, language));
    await page.locator("#why summary").click();
    await endings[ending](context, browser);
    await page.getByRole("button", { name: t("learning.recount") }).click();
    await logIn(page, username);
    await expect(page).toHaveURL(new RegExp(`${coursePage}$`));
    await expect(page.locator("#why")).toBeVisible();
  });

  test(`a journal shows while it is written that its session ${ending}, with the way to the login (${language})`, {
    tag: "@all",
  }, async ({ page, context, browser }) => {
    await arrive(context, language);
    await completeTopics(context, topics.slice(0, journalAt));
    const [{ address, field } = { address: "", field: "" }] = places;
    await page.goto(inLanguage(address, language));
    await knowsLearner(page);
    await endings[ending](context, browser);
    await page.locator(field).fill("Not on the server yet");
    await expect(page.locator("#journal-draft")).toContainText(t("learning.signedOut"));
    await expect(page.locator("#journal-draft a")).toHaveAttribute(
      "href",
      `/login?rdir=${encodeURIComponent(address)}`,
    );
    await expect(page.locator("#journal-draft a")).toHaveText(t("learning.logInAgain"));
  });
}

test("T25: another learner who logs in where a session has ended finds nothing of what was typed", async ({
  page,
  context,
  browser,
}) => {
  await arrive(context, "en");
  await rate(context);
  const other = await browser.newContext();
  const username = await arrive(other, "en");
  await rate(other);
  await other.close();
  await page.goto(coursePage);
  await knowsLearner(page);
  await unfold(page, "#course-feedback");
  await page.locator("#course-feedback").fill("Only mine");
  await endings["ended on the server"](context, browser);
  await page.locator("#course-feedback-form button").click();
  await logIn(page, username);
  await knowsLearner(page);
  await expect(page.locator("#course-feedback")).toHaveValue("");
  await expect.poll(() => drafts(page)).toEqual([]);
});

/** @returns the address to log in with */
async function arrive(context: BrowserContext, language: Language): Promise<string> {
  const username = await signUp(context, language);
  // After the login a learner with an incomplete profile is sent to its form.
  await completeProfile(context);
  await enroll(context);
  return username;
}

function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${language}`;
}

/** Waits until everything typed is stored as a draft. */
async function knowsLearner(page: Page): Promise<void> {
  await expect(page.locator("header").getByText("Sunita").first()).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem("kept-by") !== null);
}

async function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:")));
}

async function logIn(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?rdir=/);
  await page.locator("main input[name=username]").fill(username);
  await page.locator("main input[name=password]").fill(password);
  await page.locator("main form button[type=submit]").first().click();
  await expect(page).not.toHaveURL(/\/login/);
}

test("T25: a page that learns its reader only after the logout stores no account in the browser", async ({
  page,
  context,
}) => {
  await signUp(context);
  let answer = () => {};
  const loggedOut = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/checkAuth", async (route) => {
    const response = await route.fetch();
    await loggedOut;
    await route.fulfill({ response });
  });
  const request = page.waitForRequest("**/api/checkAuth");
  // A prerendered page loads its visitor from the server; one that is rendered per request knows.
  await page.goto("/discussions/view/questions-you-could-not-answer");
  await request;
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  answer();
  // The header shows the name: the page knows by now.
  await expect(page.locator("header").getByText("Sunita").first()).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem("kept-by"))).toBeNull();
});
