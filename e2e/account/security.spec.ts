import fs from "node:fs";
import { behaviourLanguages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { type Language, messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { showField } from "../support/steps";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const chosen = "seven green mangoes";
const t = (key: string, language: Language = "en") => messageText(language, key, { minimum: 5 });

async function fillChange(page: Page, current: string, first: string, second = first) {
  await page.locator("[name=current_password]").fill(current);
  await page.locator("[name=password1]").fill(first);
  await page.locator("[name=password2]").fill(second);
  await page.locator("#password button[type=submit]").click();
}

const summary = (page: Page, language: Language = "en") =>
  page.getByRole("region", { name: t("security.form.summary", language) });
const yes = (language: Language) => messageText(language, "security.remove.yes");
const logIn = (context: BrowserContext, username: string, with_: string) =>
  context.request.post("/api/users/login", { data: { username, password: with_ } });

test("changing the password needs the current one, shows what is wrong in order, and ends the other sessions (T14)", {
  tag: "@all",
}, async ({ page, context, browser }) => {
  const username = await signUp(context);
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  await logIn(elsewhere, username, password);
  await page.goto("/settings#password");
  await page.locator("#password button[type=submit]").click();
  await expect(summary(page)).toContainText(t("security.typeCurrent"));
  await expect(summary(page)).toBeFocused();
  await fillChange(page, password, "abcd", "abce");
  await expect(summary(page)).toContainText("Password cannot be less than 5 character");
  await fillChange(page, password, chosen, "seven green apples");
  await expect(summary(page)).toContainText("New password and confirm password should be same");
  await fillChange(page, password, "password");
  await expect(summary(page)).toContainText(t("answers.passwordCommon"));
  await fillChange(page, "not the password", chosen);
  await expect(summary(page)).toContainText(t("answers.currentPasswordWrong"));
  await summary(page).getByRole("link").click();
  await expect(page.locator("[name=current_password]")).toBeInViewport();
  await fillChange(page, password, chosen);
  await expect(page.locator("#password").getByText(t("answers.passwordChanged"))).toBeVisible();
  await expect(page.locator("#devices li")).toHaveCount(1);
  expect((await elsewhere.request.post("/api/checkAuth", { data: {} })).status()).toBe(401);
  expect((await logIn(elsewhere, username, password)).status()).toBe(401);
  expect((await logIn(elsewhere, username, chosen)).status()).toBe(200);
  await elsewhere.close();
});

test("each device is named and can be logged out, or all others at once (T14)", { tag: "@all" }, async ({
  page,
  context,
  browser,
}) => {
  const username = await signUp(context);
  const others = await Promise.all(
    [1, 2, 3].map(() =>
      browser.newContext({
        baseURL: test.info().project.use.baseURL,
        userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0",
      }),
    ),
  );
  for (const other of others) await logIn(other, username, password);
  await page.goto("/settings#devices");
  await expect(page.locator("#devices li")).toHaveCount(4);
  await expect(page.locator("#devices li").first()).toContainText(t("security.sessions.thisDevice"));
  await page
    .getByRole("button", { name: `${t("security.sessions.endSession")}: Firefox on a Windows computer` })
    .first()
    .click();
  await expect(page.locator("#devices").getByText(t("answers.sessionEnded"))).toBeVisible();
  await expect(page.locator("#devices li")).toHaveCount(3);
  await page.getByRole("button", { name: t("security.sessions.endOthers") }).click();
  await expect(page.locator("#devices").getByText(t("answers.otherSessionsEnded"))).toBeVisible();
  await expect(page.locator("#devices li")).toHaveCount(1);
  for (const other of others) expect((await other.request.post("/api/checkAuth", { data: {} })).status()).toBe(401);
});

test("deleting on the settings needs the password and a confirmation, logs the learner out, and is undone by logging in", {
  tag: "@all",
}, async ({ page, context }) => {
  const username = await signUp(context);
  await page.goto("/settings#delete");
  await page.locator("#delete button[type=submit]").click();
  await expect(summary(page)).toContainText("Password is required!");
  await page.locator("#delete [name=password]").fill(password);
  await expect(page.locator("#delete [name=sure]")).toHaveCount(0);
  await page.locator("#delete button[type=submit]").click();
  await expect(page.getByRole("dialog", { name: "Confirm to delete" })).toContainText("Are you sure to do this.");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/closed$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("security.closedTitle"));
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?rdir=%2Fsettings$/);
  expect((await logIn(context, username, password)).status()).toBe(403);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.locator("main form button[type=submit]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("security.keepTitle"));
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: t("security.keep") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("security.keptTitle"));
  expect((await logIn(context, username, password)).status()).toBe(200);
});

test("the page for everybody answers a wrong password and an unknown address alike (T9), starts no session, and deletes", {
  tag: "@all",
}, async ({ page, context }) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/account/delete");
  const send = async (address: string, typed: string) => {
    await page.locator("[name=username]").fill(address);
    await page.locator("[name=password]").fill(typed);
    await page.locator("main form button[type=submit]").first().click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
  };
  const signInError = `Login Failed: ${t("answers.signInFailed")}`;
  await page.locator("main form button[type=submit]").first().click();
  await expect(summary(page)).toContainText("Email is required!");
  await send("nobody@example.org", "whatever it is");
  await expect(summary(page)).toContainText(signInError);
  await send(username, "not the password");
  await expect(summary(page)).toContainText(signInError);
  await expect(page.locator("[name=username]")).toHaveValue(username);
  expect((await context.cookies()).filter((cookie) => cookie.name === "portal_session" && cookie.value)).toEqual([]);
  await page.locator("[name=now]").check();
  await send(username, password);
  await expect(page).toHaveURL(/\/account\/deleted$/);
  expect((await logIn(context, username, password)).status()).toBe(401);
});

for (const language of behaviourLanguages) {
  test(`deleting again after the answer was lost leads to the page that says what happened (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    const username = await signUp(context, language);
    await page.goto(`/settings?language=${language}#delete`);
    await page.locator("#delete [name=password]").fill(password);
    await page.locator("#delete [name=now]").check();
    const session = await context.cookies();
    let isLost = false;
    const isSettings = (url: URL) => url.pathname === "/settings";
    await page.route(isSettings, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      // The server deletes the account; of its answer the browser gets nothing.
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
      isLost = true;
    });
    await page.locator("#delete button[type=submit]").click();
    await page.getByRole("button", { name: yes(language), exact: true }).click();
    await expect.poll(() => isLost).toBe(true);
    await page.unroute(isSettings);
    // The cookies of the lost answer, which Playwright has read, never came.
    await context.addCookies(session);
    await expect(page.locator("#delete").getByText(t("accounts.offline", language)).first()).toBeVisible();
    await page.locator("#delete button[type=submit]").click();
    await page.getByRole("button", { name: yes(language), exact: true }).click();
    await expect(page).toHaveURL(/\/account\/delete$/);
    const lost = t("security.deleteLost", language);
    await expect(page.getByText(lost)).toBeVisible();
    // T9: there the deleted address is answered as one that never had an account.
    const answers: string[] = [];
    for (const address of [username, "nobody@example.org"]) {
      await page.goto("/account/delete");
      await page.locator("[name=username]").fill(address);
      await page.locator("[name=password]").fill(password);
      await page.locator("main form button[type=submit]").first().click();
      await page.getByRole("button", { name: yes(language), exact: true }).click();
      await expect(summary(page, language)).toContainText(lost);
      // The list alone: for a while the summary also holds the toast.
      answers.push((await summary(page, language).locator("ul").textContent()) ?? "");
    }
    expect(answers[1]).toBe(answers[0]);
  });
}

test("the answer No deletes nothing, and so does Escape", { tag: "@all" }, async ({ page, context }) => {
  const username = await signUp(context);
  await page.goto("/settings#delete");
  await page.locator("#delete [name=password]").fill(password);
  for (const leave of [
    () => page.getByRole("button", { name: "No", exact: true }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await page.locator("#delete button[type=submit]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await leave();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  expect((await logIn(context, username, password)).status()).toBe(200);
});

test("my data comes as one file, and only to a signed-in learner", { tag: "@all" }, async ({ page, context }) => {
  const username = await signUp(context);
  await page.goto("/settings#my-data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("security.myDataDownload") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^SehatShala_my-data_\d{4}-\d\d-\d\d\.json$/);
  const { data } = JSON.parse(fs.readFileSync(await download.path(), "utf8"));
  expect(data.accounts.rows[0]).toMatchObject({ username, mobile: "9876543210" });
  const answer = await context.request.get("/settings/my-data");
  expect(answer.headers()).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "content-disposition": expect.stringContaining("attachment"),
  });
  await context.clearCookies();
  expect((await context.request.get("/settings/my-data", { maxRedirects: 0 })).status()).toBe(303);
});

test("the strength of a new password shows while it is typed, on the settings and at registration", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.goto("/register");
  await fillMainForm(mainForm(page));
  await (await showField(mainForm(page), "password")).fill("12345");
  await expect(page.getByText(`${t("security.strength")} ${t("security.weak")}`)).toBeVisible();
  await signUp(context);
  await page.goto("/settings#password");
  await page.locator("[name=password1]").fill(chosen);
  await expect(page.getByText(`${t("security.strength")} ${t("security.strong")}`)).toBeVisible();
});

test("the menu leads to the settings", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/dashboard");
  await page.getByRole("banner").locator("summary", { hasText: "Sunita" }).first().click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell.settings") })
    .locator("visible=true")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("security.title"));
});

for (const language of behaviourLanguages) {
  test(`the screens are accessible and fit a small phone (${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await signUp(context, language);
    await page.goto(`/settings?language=${language}#password`);
    await page.locator("#password button[type=submit]").click();
    await expect(summary(page, language)).toBeFocused();
    await expectNoAxeFindings(page);
    await page.goto("/account/delete");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("security.deleteTitle", language));
    await expectNoAxeFindings(page);
  });
}

for (const language of behaviourLanguages) {
  test(`a lost connection leaves the settings as they are, shows an error, and the same press works afterwards (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await signUp(context, language);
    await page.goto(`/settings?language=${language}#password`);
    await context.setOffline(true);
    await fillChange(page, password, chosen);
    await expect(summary(page, language)).toContainText(t("accounts.offline", language));
    await expect(page.locator("[name=password1]")).toHaveValue(chosen);
    await context.setOffline(false);
    await page.locator("#password button[type=submit]").click();
    await expect(page.locator("#password").getByText(t("answers.passwordChanged", language))).toBeVisible();
    await expect(page.locator("[name=password1]")).toHaveValue("");
  });
}
