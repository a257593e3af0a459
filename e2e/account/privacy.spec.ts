import { randomUUID } from "node:crypto";
import { courseId } from "../../testing/people/course-content";
import { guardianNotice } from "../support/guardian-notice";
import { behaviourLanguages } from "../support/languages";
import { signUp } from "../support/learner";
import { linkInMail } from "../support/mailbox";
import { mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { fillIn, goOn, submit } from "../support/steps";
import { expect, type Page, test } from "../support/test";

const cookieNames = async (page: Page) => (await page.context().cookies()).map((cookie) => cookie.name);

/** Fills in every step of the main form but the checkboxes. @returns the address */
async function fillAll(page: Page, age: string, profession = "Counsellors"): Promise<string> {
  const { consent_account: _, ...answers } = mainAnswers({ lastName: "Kumari", age, profession });
  await fillIn(mainForm(page), answers);
  await goOn(mainForm(page));
  return String(answers.username);
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string>) => messageText(language, `privacy.${key}`, values);

  test(`a learner under 18 waits for the guardian, who agrees by one press (${language})`, async ({
    page,
    browser,
  }) => {
    const guardian = `${randomUUID()}@example.org`;
    await page.goto(`/register?course=${courseId}&language=${language}`);
    await expect(page.locator("[name=guardian_email]")).toHaveCount(0);
    await fillAll(page, "15", "Adolescents/young people");
    await expect(page.locator("[name=consent_mailings], [name=consent_analytics]")).toHaveCount(0);
    await page.locator("[name=consent_account]").check();
    await submit(mainForm(page));
    await expect(
      mainForm(page).locator("p[data-error]", { hasText: messageText(language, "answers.guardianEmailNeeded") }),
    ).toBeVisible();
    await page.locator("[name=guardian_email]").fill(guardian);
    await expectNoAxeFindings(page);
    await submit(mainForm(page));
    await expect(page).toHaveURL(/\/guardian-consent\?rdir=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("waitingTitle", { name: "Asha" }));
    await expectNoAxeFindings(page);
    expect(await cookieNames(page)).not.toContain("may_measure");
    for (const path of ["/dashboard", `/view/course/${courseId}`, "/settings", "/usr/UpdateInfo"]) {
      const locked = await page.request.get(path);
      expect(locked.status(), path).toBe(403);
      expect(await locked.text()).toContain(t("waitingTitle", { name: "Asha" }));
    }
    const rejected = await page.request.post("/api/courses/enroll", { data: { id: courseId } });
    expect(rejected.status()).toBe(403);
    expect((await rejected.json()).key).toBe("guardianNeeded");
    await page.goto("/courses");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText(language, "courses.title"));

    const link = await linkInMail(guardian, "guardianConsent", "guardian-consent");
    const parent = await browser.newContext();
    const mailed = await parent.newPage();
    await mailed.request.head(link);
    const opened = await mailed.goto(link);
    expect(opened?.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": expect.stringContaining("no-store"),
    });
    await expect(mailed.getByRole("heading", { level: 1 })).toHaveText(t("guardianTitle", { name: "Asha" }));
    // The list of what is stored speaks about the child, with the child's name.
    const notice = guardianNotice(language, "Asha");
    await expect(mailed.getByRole("heading", { name: notice.title })).toBeVisible();
    await mailed.getByText(t("open")).click();
    await expect(mailed.getByText(notice.login, { exact: true })).toBeVisible();
    await expect(mailed.getByText("{name}")).toHaveCount(0);
    if (language === "en") await expectNoAxeFindings(mailed);
    expect((await page.request.get("/dashboard")).status()).toBe(403);
    await mailed.getByRole("button", { name: t("guardianButton", { name: "Asha" }) }).click();
    await expect(mailed.getByRole("heading", { level: 1 })).toHaveText(t("thanksTitle"));
    await mailed.goto(link);
    await expect(mailed.getByRole("heading", { level: 1 })).toHaveText(t("linkOverTitle"));
    await parent.close();
    expect((await page.request.get("/dashboard")).status()).toBe(200);
  });

  test(`each consent is withdrawn and given by one press in the settings (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await page.goto(`/settings?language=${language}#consents`);
    const press = page.locator("#consents li").nth(1).getByRole("button");
    await press.click();
    await expect(press).toContainText(t("withdraw"));
    await expect.poll(() => cookieNames(page)).toContain("may_measure");
    await press.click();
    await expect(press).toContainText(t("agree"));
    await expect.poll(() => cookieNames(page)).not.toContain("may_measure");
  });

  test(`the notice and the complaint need no account and fit every width (${language})`, { tag: "@all" }, async ({
    browser,
  }) => {
    for (const width of [320, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 720 } });
      const page = await context.newPage();
      for (const path of ["/privacy-notice", "/grievance"]) {
        await page.goto(`${path}?language=${language}`);
        await expectNoAxeFindings(page);
      }
      await context.close();
    }
  });

  test(`the cookie notice comes once, and moves nothing (${language})`, async ({ page }) => {
    await page.goto(`/courses?language=${language}`);
    const notice = page.getByRole("complementary", { name: t("cookies.label") });
    await notice.getByRole("button", { name: t("cookies.agree") }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`a complaint that a lost connection stops stays on the page (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await page.goto(`/grievance?language=${language}`);
    const fields = { name: "Rekha", contact: "9876543210", message: "My age is wrong." };
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
    await context.setOffline(true);
    await page.getByRole("button", { name: t("grievanceForm.send") }).click();
    await expect(page.getByRole("status").getByText(messageText(language, "accounts.offline"))).toBeVisible();
    for (const [name, value] of Object.entries(fields)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await context.setOffline(false);
    await page.getByRole("button", { name: t("grievanceForm.send") }).click();
    await expect(page.getByRole("status").filter({ hasText: /G[A-Z0-9]{8}/ })).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveCount(0);
  });
}
