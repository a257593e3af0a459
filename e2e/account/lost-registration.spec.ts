import { randomUUID } from "node:crypto";
import { findToast } from "../support/form-errors";
import { languages } from "../support/languages";
import { anotherPassword, signUp } from "../support/learner";
import { fillMainForm, mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectStep, fillIn, goOn, submit } from "../support/steps";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const registered = (language: "en" | "hi") => messageText(language, "answers.registered");

/** Sends the form so that the server stores it and the browser gets no answer, neither body nor cookie. */
async function sendAndLoseAnswer(page: Page, context: BrowserContext): Promise<void> {
  let isLost = false;
  const isSent = (url: URL) => url.pathname === "/register";
  await page.route(isSent, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
    isLost = true;
  });
  await submit(mainForm(page)).catch(() => undefined);
  await expect.poll(() => isLost).toBe(true);
  expect((await context.cookies()).map(({ name }) => name)).toContain("signed_in");
  await page.unroute(isSent);
  const session = (await context.cookies()).filter(({ name }) => /session|signed_in|known_device/.test(name));
  for (const { name } of session) await context.clearCookies({ name });
}

for (const language of languages) {
  test(`a registration whose answer was lost is sent again: it signs in, and the page says so (${language})`, async ({
    page,
    context,
  }) => {
    const username = `${randomUUID()}@example.org`;
    await page.goto(`/register?language=${language}`);
    const form = mainForm(page);
    await fillMainForm(form, { username });
    await sendAndLoseAnswer(page, context);
    await expect(form.getByText(messageText(language, "accounts.offline")).first()).toBeVisible();
    // What is corrected before the second try is stored.
    await form.getByRole("button", { name: messageText(language, "accounts.stepBack") }).click();
    await fillIn(form, { mobile: "9876501234" });
    await goOn(form);
    await submit(form);
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole("status").filter({ hasText: registered(language) })).toBeVisible();
    await expect(findToast(page)).toHaveCount(0);
    const { data } = await (await page.request.get("/api/users/profile")).json();
    expect(data).toMatchObject({ username, mobile: "9876501234" });
  });
}

test("an address with another password has two ways on, with the address filled in", { tag: "@all" }, async ({
  page,
  context,
}) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form, { username, password: anotherPassword, confirmPassword: anotherPassword });
  await submit(form);
  await expectStep(form, 0);
  await expect(form.getByText("Registration Failed: Account already Exists").first()).toBeVisible();
  const box = form.getByText(messageText("en", "accounts.ownAccount"));
  await expect(box).toBeVisible();
  await form.getByRole("link", { name: messageText("en", "accounts.ownAccountLogin") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator("[name=username]")).toHaveValue(username);
  await page.goBack();
  await fillMainForm(form, { username, password: anotherPassword, confirmPassword: anotherPassword });
  await submit(form);
  await form.getByRole("link", { name: messageText("en", "accounts.ownAccountPassword") }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.locator("[name=email]")).toHaveValue(username);
});

test("a tick and a text that the browser restores when it goes back to the form count as given", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  const { consent_account: _, ...answers } = mainAnswers();
  await fillIn(form, answers);
  await goOn(form);
  // As a browser does it: without an event.
  await form.locator("[name=consent_account]").evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await form.locator("[name=mobile]").evaluate((field: HTMLInputElement) => {
    field.value = "9876509876";
  });
  await submit(form);
  await expect(page).toHaveURL(/\/courses$/);
});

test.describe("when scripts fail", { tag: "@all" }, () => {
  test.use({ waitsForHydration: false });
  for (const failed of ["every", "the last"]) {
    test(`when ${failed} script of the page cannot be loaded, the districts and the other language are buttons that work`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      const scripts: string[] = [];
      await page.route("**/_next/static/**/*.js", (route) => {
        scripts.push(route.request().url());
        return failed === "every" || scripts.length > 3 ? route.abort() : route.continue();
      });
      await page.goto("/register?language=en", { waitUntil: "load" }).catch(() => undefined);
      const form = mainForm(page);
      await fillIn(form, {
        firstName: "Asha",
        lastName: "Devi",
        username: "asha@example.org",
        age: "34",
        gender: "Female",
      });
      await goOn(form);
      await form.locator("[name=state_id]").selectOption("5");
      await form.locator("button[value=districts]").click();
      await form.locator("[name=district]").selectOption("Sitamarhi");
      await form.getByRole("button", { name: messageText("hi", "accounts.inThisLanguage") }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "hi");
      await expect(form.locator("[name=district]")).toHaveValue("Sitamarhi");
      await context.close();
    });
  }
});
