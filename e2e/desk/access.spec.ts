import { behaviourLanguages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { codeOf, openDesk, signUpStaff } from "../support/staff-member";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an administrator sets up the second factor, gives somebody a role, and the log shows it", async ({ page, context, browser, baseURL }) => {
      const administrator = await signUpStaff(context, baseURL ?? "", "administrator");
      await page.goto("/desk");
      await expect(page).toHaveURL(/\/desk\/sign-in/);
      const code = page.getByLabel(messageText("en", "desk.factor.code"), { exact: true });
      const secret = ((await page.getByRole("main").locator(".font-mono").first().textContent()) ?? "").replace(/\s/g, "");
      await code.fill("000000");
      await page.getByRole("button", { name: messageText("en", "desk.factor.confirm") }).click();
      await expect(page.getByText(messageText("en", "answers.secondFactorWrong"))).toBeVisible();
      await code.fill(codeOf(secret));
      await page.getByRole("button", { name: messageText("en", "desk.factor.confirm") }).click();
      const codes = page.getByRole("status").getByRole("listitem");
      await expect(codes).toHaveCount(10);
      const recoveryCode = (await codes.first().textContent()) ?? "";
      await page.getByRole("link", { name: messageText("en", "desk.factor.toDesk") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "desk.title"));

      const strangers = await browser.newContext();
      const username = await signUp(strangers);
      await page.goto("/desk/people/staff");
      await page.getByLabel(messageText("en", "desk.staff.email")).fill(username);
      await page.getByLabel(messageText("en", "desk.staff.role"), { exact: true }).selectOption("partner");
      await page.getByLabel("Bihar", { exact: true }).check();
      await page.getByRole("button", { name: messageText("en", "desk.staff.save") }).click();
      await expect(page.getByText(messageText("en", "answers.saved"))).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: username })).toContainText("Bihar");
      await page.goto("/desk/log");
      await expect(page.getByText(messageText("en", "desk.actions.roleSet")).first()).toBeVisible();

      await context.clearCookies();
      await context.request.post("/api/users/login", { data: { username: administrator, password } });
      await page.goto("/desk/people");
      await code.fill(recoveryCode);
      await page.getByRole("button", { name: messageText("en", "desk.factor.prove") }).click();
      await expect(page).toHaveURL(/\/desk\/people$/);
      await strangers.close();
    });
  });
}

test("a guest is led to the login, a learner reads that this is not for them, a partner cannot open the roles", async ({ page, context, browser, baseURL }) => {
  await page.goto("/desk/people");
  await expect(page).toHaveURL(/\/login\?rdir=/);
  await signUp(context);
  for (const path of ["/desk", "/desk/people", "/desk/log", "/desk/sign-in"]) {
    expect((await page.goto(path))?.status(), path).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "desk.forbidden.title"));
    await expect(page.getByRole("link", { name: messageText("en", "desk.forbidden.courses") }).last()).toHaveAttribute("href", /dashboard/);
  }
  const partners = await browser.newContext();
  await openDesk(partners, baseURL ?? "", "partner", { areas: ["state:5"] });
  const other = await partners.newPage();
  expect((await other.goto("/desk"))?.status()).toBe(200);
  await expect(other.getByText("Bihar")).toBeVisible();
  for (const path of ["/desk/people", "/desk/people/staff", "/desk/people/upload", "/desk/log"]) expect((await other.goto(path))?.status(), path).toBe(403);
  await other.getByRole("link", { name: messageText("en", "desk.forbidden.desk") }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "desk.title"));
  await partners.close();
});

for (const language of behaviourLanguages) {
  test(`the pages of roles, log and second factor have no finding of axe (${language})`, async ({ page, context, baseURL }) => {
    await signUpStaff(context, baseURL ?? "", "administrator", { language });
    await page.goto(`/desk/sign-in?language=${language}`);
    await expectNoAxeFindings(page);
    await context.clearCookies();
    await openDesk(context, baseURL ?? "", "administrator", { language });
    for (const path of ["/desk", "/desk/people", "/desk/people/staff", "/desk/log", "/desk/sign-in"]) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });
}
