import { firstInCore } from "../../testing/scope";
import { campaigns } from "../support/campaign-content";
import { fillCampaignForm, openCampaignForm } from "../support/campaign-form";
import { findToast } from "../support/form-errors";
import { languages } from "../support/languages";
import { anotherPassword, password, signUp } from "../support/learner";
import { fillMainForm, mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expectStep, fillIn, goBack, goOn, submit } from "../support/steps";
import { expect, type Page, test } from "../support/test";

const heading = (page: Page) => mainForm(page).getByRole("heading", { level: 2 });

for (const language of languages) {
  const t = (key: string, values?: Record<string, number>) => messageText(language, `accounts.${key}`, values);

  for (const javaScriptEnabled of firstInCore([true, false])) {
    test(`each step has its name, its number and the focus (${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.goto(`/register?language=${language}`);
      const form = mainForm(page);
      const answers = mainAnswers();
      const names = [t("stepYou"), t("stepWork"), t("stepConsent")];
      const nextTexts = [t("nextWork"), t("nextConsent"), t("createAccount")];
      for (const [index, name] of names.entries()) {
        await expect(heading(page)).toHaveText(`${t("stepCount", { step: index + 1, total: 3 })} ${name}`);
        if (index > 0) await expect(heading(page)).toBeFocused();
        const steps = form.getByRole("list", { name: t("stepsLabel") });
        await expect(steps.locator("[aria-current=step]")).toHaveText(name);
        await expect(steps.getByRole("listitem")).toHaveCount(3);
        await expect(form.locator("button[type=submit]").last()).toHaveText(nextTexts[index] ?? "");
        if (javaScriptEnabled) await expectNoAxeFindings(page);
        const here = await form
          .locator(`[data-step="${index}"]`)
          .locator("input, select")
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name));
        await fillIn(form, Object.fromEntries(Object.entries(answers).filter(([field]) => here.includes(field))));
        if (index < 2) await goOn(form);
      }
      await submit(form);
      await expect(page).toHaveURL(/\/courses$/);
      await context.close();
    });
  }
}

for (const language of languages) {
  test(`while the server is asked about a step, its button says so and takes no second press (${language})`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto(`/register?language=${language}`);
    const form = mainForm(page);
    const { consent_account: _, ...answers } = mainAnswers();
    await fillIn(form, answers);
    let asked = 0;
    const answer = Promise.withResolvers<void>();
    await page.route("**/users/check-password", async (route) => {
      asked += 1;
      await answer.promise;
      await route.continue();
    });
    const button = form.locator("button[type=submit]").last();
    await button.click();
    await expect(button).toHaveText(messageText(language, "accounts.stepAsking"));
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    answer.resolve();
    await expectStep(form, 2);
    await expect(button).toHaveText(messageText(language, "accounts.createAccount"));
    await expect(button).toHaveAttribute("aria-disabled", "false");
    expect(asked).toBe(1);
  });
}

for (const language of languages) {
  test(`without JavaScript a step and a list of errors open with their heading and their first field on a small screen (${language})`, {
    tag: "@all",
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 360, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(`/register?language=${language}`);
    const form = mainForm(page);
    const summary = form.getByRole("region").first();
    const { consent_account: _, ...answers } = mainAnswers();
    await fillIn(form, { firstName: answers.firstName ?? "" });
    await submit(form);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link").first()).toBeInViewport({ ratio: 1 });
    // A followed error stays in the address, which must not suppress the focus of the next page.
    await summary.getByRole("link").first().click();
    await expect(page).toHaveURL(/#/);
    await submit(form);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link").first()).toBeInViewport({ ratio: 1 });
    await summary.getByRole("link").first().click();
    await fillIn(form, answers);
    expect(await form.locator("[name=form_step]").inputValue()).toBe("1");
    await goBack(form);
    for (const step of [1, 2]) {
      await goOn(form);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(
        form.locator(`[data-step="${step}"]`).locator("input:visible, select:visible").first(),
      ).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });
}

test("the steps make no request, and the browser's Back and Forward go one step; nothing typed is lost, the passwords neither", async ({
  page,
}) => {
  await page.goto("/courses?language=en");
  await page.goto("/register");
  const form = mainForm(page);
  const posts: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && !request.url().includes("/api/") && posts.push(request.url()),
  );
  await fillMainForm(form);
  expect(posts).toEqual([]);
  await page.goBack();
  await expectStep(form, 1);
  await expect(heading(page)).toBeFocused();
  await expect(form.locator("[name=password]")).toHaveValue(password);
  await page.goBack();
  await expectStep(form, 0);
  await expect(form.locator("[name=firstName]")).toHaveValue("Asha");
  await page.goForward();
  await expectStep(form, 1);
  await goOn(form);
  await goBack(form);
  await goBack(form);
  // The form's own button goes back in the history too: one Back more leaves the page.
  await page.goBack();
  await expect(page).toHaveURL(/\/courses/);
  await page.goForward();
  await expect(form.locator("[name=firstName]")).toHaveValue("Asha");
});

test("Enter leads on and does not send the form; it never leads back", { tag: "@all" }, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  const { consent_account: _, ...answers } = mainAnswers();
  await fillIn(form, answers);
  await form.locator("[name=confirmPassword]").press("Enter");
  await expectStep(form, 2);
  await form.locator("[name=consent_account]").press("Enter");
  await expect(form.locator("[name=consent_account]")).toHaveAttribute("aria-invalid", "true");
  await expectStep(form, 2);
});

test("an address with an account leads back to its step; what the call does not accept is shown on the form only", {
  tag: "@all",
}, async ({ page, context }) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/register?language=en");
  const form = mainForm(page);
  const { consent_account: _, ...answers } = mainAnswers({
    username,
    password: "password1",
    confirmPassword: "password1",
  });
  await fillIn(form, answers);
  await submit(form);
  await expectStep(form, 1);
  await expect(form.locator("[name=password]")).toBeFocused();
  await expect(findToast(page)).toHaveCount(0);
  await fillIn(form, { password: anotherPassword, confirmPassword: anotherPassword });
  await goOn(form);
  await form.locator("[name=consent_account]").check();
  await submit(form);
  await expectStep(form, 0);
  await expect(form.locator("[name=username]")).toBeFocused();
  await expect(findToast(page)).toContainText("Registration Failed: Account already Exists");
  await expect(form.locator("[name=mobile]")).toHaveValue("9876543210");
});

test("the portal's own checks mark their field without a toast, and a step is not marked before it is checked", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form);
  await fillIn(form, { username: "nonsense", age: "5" });
  await submit(form);
  await expect(form.locator("[name=username]")).toHaveAttribute("aria-invalid", "true");
  await expect(form.locator("[name=age]")).toHaveAttribute("aria-invalid", "true");
  await expect(findToast(page)).toHaveCount(0);
  await fillIn(form, { username: "asha@example.org", age: "34" });
  await goOn(form);
  await form.locator("[name=mobile]").fill("98");
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("on a phone the popup fills the screen, its title and its close button stay in sight, and the form scrolls inside", async ({
  page,
}) => {
  const [campaign] = campaigns;
  if (!campaign) throw new Error("There is no campaign");
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openCampaignForm(page, campaign, "en");
  const dialog = page.getByRole("dialog");
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await fillCampaignForm(form, campaign);
  await goBack(form);
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole("heading", { level: 2 }).first()).toBeInViewport();
  const close = dialog.getByRole("button", { name: messageText("en", "shell.close") });
  await expect(close).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCampaignForm(page, campaign, "en");
  expect((await dialog.boundingBox())?.width).toBeLessThan(640);
});
