import { randomUUID } from "node:crypto";
import { courseId } from "../../testing/people/course-content";
import { carried } from "../support/carried";
import { errorAt } from "../support/form-errors";
import { anotherPassword, password, signUp } from "../support/learner";
import { fillMainForm, mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectStep, fillIn, goBack, goOn } from "../support/steps";
import { expect, type Page, test } from "../support/test";

test.use({ javaScriptEnabled: false });

const submit = (page: Page) => page.locator("main form button[type=submit]").last().click();

test("each step of registering is a page of its own with everything typed so far, and the last one opens the course", async ({
  page,
}) => {
  await page.goto(`/register?course=${courseId}`);
  const form = mainForm(page);
  await fillMainForm(form, { firstName: "Arvind" });
  // The HTML of the last page holds what was typed, and the passwords only sealed.
  const html = await page.content();
  expect(html).toContain('value="Arvind"');
  expect(html).not.toContain(password);
  for (const name of ["password", "confirmPassword"]) await expect(form.locator(`[name=${name}]`)).toHaveValue("");
  await goBack(form);
  await expect(form.locator("[name=district]")).toHaveValue("Sitamarhi");
  await expect(form.locator("[name=mobile]")).toHaveValue("9876543210");
  await goBack(form);
  await expect(form.locator("[name=firstName]")).toHaveValue("Arvind");
  await goOn(form);
  await goOn(form);
  await expect(form.locator("[name=consent_account]")).toBeChecked();
  await submit(page);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(carried(page)).toHaveText(messageText("en", "answers.registered"));
});

test("an address with an account returns to its step, which shows the error; the password need not be typed again", {
  tag: "@all",
}, async ({ page, context }) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form, { username, password: anotherPassword, confirmPassword: anotherPassword });
  await submit(page);
  await expectStep(form, 0);
  await expect(form.locator("[name=username]")).toHaveAttribute("aria-invalid", "true");
  await expect(await errorAt(form, "username")).toHaveText(
    `Registration Failed: ${messageText("en", "answers.accountExists").trim()}`,
  );
  await form.locator("[name=username]").fill(`${randomUUID()}@example.org`);
  await goOn(form);
  await goOn(form);
  await submit(page);
  await expect(page).toHaveURL(/\/courses$/);
  // A page that is stored for everybody: the message is in this visitor's alone, and once.
  await expect(carried(page)).toHaveText(messageText("en", "answers.registered"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(carried(page)).toHaveCount(0);
});

test("a password that is too common is refused in its step and is typed again", { tag: "@all" }, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  const { consent_account: _, ...answers } = mainAnswers({ password: "password1", confirmPassword: "password1" });
  await fillIn(form, answers);
  await submit(page);
  await expectStep(form, 1);
  await expect(form.locator("[name=password]")).toHaveAttribute("aria-invalid", "true");
  await submit(page);
  await expectStep(form, 1);
  await fillIn(form, { password, confirmPassword: password });
  await goOn(form);
  await form.locator("[name=consent_account]").check();
  await submit(page);
  await expect(page).toHaveURL(/\/courses$/);
});

test("the campaign that the address names is stored with the account", { tag: "@all" }, async ({ page }) => {
  await page.goto("/register?utm_campaign=diwali&utm_source=poster");
  await fillMainForm(mainForm(page));
  await submit(page);
  await expect(page).toHaveURL(/\/courses$/);
  const stored = await (await page.request.get("/settings/my-data")).text();
  expect(stored).toContain('"utm_campaign": "diwali"');
  expect(stored).toContain('"utm_source": "poster"');
});

test("an error of registering is shown on the page, in the page's language, and no typed value is lost", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=hi");
  await page.locator("[name=firstName]").fill("अरविंद");
  await submit(page);
  await expect(page.getByText(messageText("hi", "answers.fillRequired")).first()).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("अरविंद");
});

test("login shows its error on the page, then leads to the page that the visitor came for, and logout ends it", async ({
  page,
  context,
}) => {
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

test("enrolling from the course page is a form", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await page.goto(`/info/course/${courseId}`);
  await page
    .getByRole("button", { name: messageText("en", "course.launch") })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
});
