import { courseId } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { fillIn, goBack, goOn, submit } from "../support/steps";
import { expect, type Page, test } from "../support/test";

const heading = (page: Page) => mainForm(page).getByRole("heading", { level: 2 });

for (const language of languages) {
  const t = (key: string, values?: Record<string, number>) => messageText(language, `accounts.${key}`, values);

  test(`each step has its name, its number and the focus; no box is ticked, and only the account's is required (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/register?course=${courseId}&language=${language}`);
    const form = mainForm(page);
    const { consent_account: _, ...answers } = mainAnswers();
    const names = [t("stepYou"), t("stepWork"), t("stepConsent")];
    const nextTexts = [t("nextWork"), t("nextConsent"), t("createAccount")];
    for (const [index, name] of names.entries()) {
      await expect(heading(page)).toHaveText(`${t("stepCount", { step: index + 1, total: 3 })} ${name}`);
      if (index > 0) await expect(heading(page)).toBeFocused();
      const steps = form.getByRole("list", { name: t("stepsLabel") });
      await expect(steps.locator("[aria-current=step]")).toHaveText(name);
      await expect(steps.getByRole("listitem")).toHaveCount(3);
      await expect(form.locator("button[type=submit]").last()).toHaveText(nextTexts[index] ?? "");
      await expectNoAxeFindings(page);
      const here = await form
        .locator(`[data-step="${index}"]`)
        .locator("input, select")
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name));
      await fillIn(form, Object.fromEntries(Object.entries(answers).filter(([field]) => here.includes(field))));
      if (index < 2) await goOn(form);
    }
    await expect(form.getByText(messageText(language, "privacy.open"))).toBeVisible();
    for (const box of ["account", "mailings", "analytics"])
      await expect(page.locator(`[name=consent_${box}]`)).not.toBeChecked();
    await submit(form);
    const account = page.locator("[name=consent_account]");
    await expect(account).toBeFocused();
    await expect(account).toHaveAttribute("aria-invalid", "true");
    await expect(
      form.locator("p[data-error]", { hasText: messageText(language, "answers.consentNeeded") }),
    ).toBeVisible();
    await account.check();
    await page.locator("[name=consent_analytics]").check();
    await submit(form);
    await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
    const { data } = await (await page.request.get("/api/users/consents")).json();
    expect(data).toMatchObject({
      account: { given: true, language },
      mailings: { given: false },
      analytics: { given: true, language },
    });
    expect(data.account.notice_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await page.context().cookies()).map(({ name }) => name)).toContain("may_measure");
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
      await expect(form.locator("[data-form-steps]")).toBeInViewport({ ratio: 1 });
      await expect(
        form.locator(`[data-step="${step}"]`).locator("input:visible, select:visible").first(),
      ).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });
}
