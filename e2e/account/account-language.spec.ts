import { courseId } from "../../testing/people/course-content";
import { completeProfile, enroll, password, signUp } from "../support/learner";
import { linkInMail } from "../support/mailbox";
import { fillMainForm, mainForm } from "../support/main-form";
import { staff } from "../support/staff";
import { submit } from "../support/steps";
import { type BrowserContext, expect, type Page, test } from "../support/test";

// rule: language.account

async function logIn(page: Page, username: string): Promise<void> {
  await page.locator("main [name=username]").fill(username);
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** An account whose preferred language is Hindi, and a browser that has never been here. */
async function accountElsewhere(context: BrowserContext, language: "en" | "hi" = "hi"): Promise<string> {
  const username = await signUp(context, language);
  await completeProfile(context);
  await context.clearCookies();
  return username;
}

test("on a new device the portal continues in the account's language after the login, and so does the next account's", {
  tag: "@all",
}, async ({ page, context }) => {
  const [inHindi, inEnglish] = [await accountElsewhere(context), await accountElsewhere(context, "en")];
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await logIn(page, inHindi);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/logout");
  await page.goto("/login");
  await logIn(page, inEnglish);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language that the visitor has chosen in this browser stays", { tag: "@all" }, async ({ page, context }) => {
  const username = await accountElsewhere(context);
  await page.goto("/login?language=en");
  await logIn(page, username);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language chosen after a login is a choice: the next login does not change it", { tag: "@all" }, async ({
  page,
  context,
}) => {
  const username = await accountElsewhere(context);
  await page.goto("/login");
  await logIn(page, username);
  await page.goto("/dashboard?language=en");
  await page.goto("/dashboard?language=hi");
  await page.goto("/dashboard?language=en");
  await page.goto("/logout");
  await page.goto("/login");
  await logIn(page, username);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a mailed link that signs in opens in the language of its mail, also where another was chosen in this browser", {
  tag: "@all",
}, async ({ page, context, baseURL }) => {
  const username = await signUp(context, "hi");
  expect((await context.request.put("/api/users/consents", { data: { mailings: true } })).ok()).toBe(true);
  await enroll(context);
  await context.clearCookies();
  await staff(baseURL ?? "", "resume", username, courseId, "module");
  await page.goto("/login?language=en");
  await page.goto(await linkInMail(username, "resumeLearning", "resume_learning"));
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}`));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("a language chosen in the registration form is used from then on", { tag: "@all" }, async ({ page }) => {
  await page.goto("/register");
  await fillMainForm(mainForm(page), { language: "hi" });
  await submit(mainForm(page));
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});
