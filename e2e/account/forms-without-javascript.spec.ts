import { randomUUID } from "node:crypto";
import { courseId } from "../support/course-content";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, type Page, test } from "../support/test";

test.use({ javaScriptEnabled: false });

async function fillRegistration(page: Page, username: string) {
  await page.locator("[name=firstName]").fill("Arvind");
  await page.locator("[name=lastName]").fill("Yadav");
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=state_id]").selectOption("34");
  await page.locator("[name=mobile]").fill("9876543210");
  await page.locator("[name=age]").fill("41");
  await page.locator("[name=gender]").selectOption("Male");
  await page.locator("[name=profession]").selectOption("Counsellors");
  await page.locator("[name=consent_account]").check();
}

async function typePasswords(page: Page) {
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=confirmPassword]").fill(password);
}

const submit = (page: Page) => page.locator("main form button[type=submit]").last().click();

test("registering has a second step for the district, with everything typed so far, and opens the course", async ({ page }) => {
  await page.goto(`/register?course=${courseId}`);
  await fillRegistration(page, `${randomUUID()}@example.org`);
  await typePasswords(page);
  await submit(page);
  await expect(page.locator("[name=firstName]")).toHaveValue("Arvind");
  await page.locator("[name=district]").selectOption("Sitapur");
  await typePasswords(page);
  await submit(page);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the campaign that the address names is stored with the account", async ({ page }) => {
  await page.goto("/register?utm_campaign=diwali&utm_source=poster");
  await fillRegistration(page, `${randomUUID()}@example.org`);
  await submit(page);
  await page.locator("[name=district]").selectOption("Sitapur");
  await typePasswords(page);
  await submit(page);
  await expect(page).toHaveURL(/\/courses$/);
  const stored = await (await page.request.get("/settings/my-data")).text();
  expect(stored).toContain('"utm_campaign": "diwali"');
  expect(stored).toContain('"utm_source": "poster"');
});

test("an error of registering stands on the page, in the page's language, and nothing typed is lost", async ({ page }) => {
  await page.goto("/register?language=hi");
  await page.locator("[name=firstName]").fill("अरविंद");
  await submit(page);
  await expect(page.getByText(messageText("hi", "answers.fillRequired")).first()).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("अरविंद");
});

test("login shows its error on the page, then leads to the page that the visitor came for, and logout ends it", async ({ page, context }) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?rdir=%2Fdashboard$/);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill("not the password");
  await submit(page);
  await expect(page.getByText(messageText("en", "answers.signInFailed")).first()).toBeVisible();
  await expect(page.locator("[name=username]")).toHaveValue(username);
  await page.locator("[name=password]").fill(password);
  await submit(page);
  // A profile that is not complete comes first (rule: login.return-path); the return path goes with it.
  await expect(page).toHaveURL(/\/usr\/UpdateInfo\?rdir=%2Fdashboard$/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunita");
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("enrolling from the course page is a form", async ({ page, context }) => {
  await signUp(context);
  await page.goto(`/info/course/${courseId}`);
  await page
    .getByRole("button", { name: messageText("en", "course.launch") })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
});
