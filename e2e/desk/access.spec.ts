import { behaviourLanguages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { staff } from "../support/staff";
import { currentCode, openDesk, signUpStaff } from "../support/staff-member";
import { expect, hydrated, type Page, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

test("an administrator sets up the second factor, gives somebody a role, and the log shows it", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const administrator = await signUpStaff(context, baseURL ?? "", "administrator");
  // The first login, with a profile that is not complete, on the way to a page of the desk.
  await context.clearCookies();
  await page.goto("/desk/log");
  await page.getByLabel(messageText("en", "accounts.email"), { exact: true }).fill(administrator);
  await page.getByLabel(messageText("en", "accounts.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: messageText("en", "accounts.login"), exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Flog/);
  const openApp = page.getByRole("link", { name: messageText("en", "desk.factor.openApp") });
  await expect(openApp).toHaveAttribute("href", /^otpauth:\/\/totp\//);
  const code = page.getByLabel(messageText("en", "desk.factor.code"), { exact: true });
  const secret = ((await page.getByRole("main").locator(".font-mono").first().textContent()) ?? "").replace(/\s/g, "");
  await expectKeyToCopy(page, secret);
  await code.fill("000000");
  await page.getByRole("button", { name: messageText("en", "desk.factor.confirm") }).click();
  await expect(page.getByText(messageText("en", "answers.secondFactorWrong")).first()).toBeVisible();
  await code.fill(currentCode(secret));
  await page.getByRole("button", { name: messageText("en", "desk.factor.confirm") }).click();
  const codes = page.getByRole("status").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = "", secondCode = ""] = await codes.allTextContents();
  await page.getByRole("link", { name: messageText("en", "desk.factor.toDesk") }).click();
  await expect(page).toHaveURL(/\/desk\/log$/);
  await page.goto("/desk/settings");
  const mails = page.getByLabel(messageText("en", "desk.notices.mails"));
  await expect(mails).toHaveValue("digest");
  await mails.selectOption("now");
  await page.getByRole("button", { name: messageText("en", "desk.notices.save") }).click();
  await expect(page.getByText(messageText("en", "answers.saved")).first()).toBeVisible();
  await page.reload();
  await expect(mails).toHaveValue("now");

  const strangers = await browser.newContext();
  const username = await signUp(strangers);
  await staff(baseURL ?? "", "verify", username);
  await page.goto("/desk/people/staff");
  await page.getByLabel(messageText("en", "desk.staff.email")).fill(username);
  await page.getByLabel(messageText("en", "desk.staff.role"), { exact: true }).selectOption("partner");
  await page.getByLabel("Bihar", { exact: true }).check();
  const save = page.getByRole("button", { name: messageText("en", "desk.staff.save") });
  await save.click();
  await expect(page.getByText(messageText("en", "answers.secondFactorWrong")).first()).toBeVisible();
  await page.locator("#role-form").getByLabel(messageText("en", "desk.factor.code"), { exact: true }).fill(secondCode);
  await save.click();
  await expect(page.getByText(messageText("en", "answers.saved")).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: username })).toContainText("Bihar");
  await page.goto("/desk/log");
  await page.getByLabel(messageText("en", "desk.log.action"), { exact: true }).selectOption("roleSet");
  await page.getByRole("button", { name: messageText("en", "desk.log.show") }).click();
  await expect(page).toHaveURL(/action=roleSet/);
  await expect(page.getByText(/ set the role of /).first()).toBeVisible();
  const file = await context.request.get(
    (await page.getByRole("link", { name: messageText("en", "desk.figures.csv") }).getAttribute("href")) ?? "",
  );
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(await file.text()).toMatch(/ set the role of [^\r]*,roleSet,/);
  expect((await strangers.request.get("/api/desk/log/file")).status()).toBe(403);

  await context.clearCookies();
  await context.request.post("/api/users/login", { data: { username: administrator, password } });
  await page.goto("/desk/people");
  await code.fill(recoveryCode);
  await page.getByRole("button", { name: messageText("en", "desk.factor.prove") }).click();
  await expect(page).toHaveURL(/\/desk\/people$/);
  await strangers.close();
});

test("a partner deletes the own account with the password and a code, which the form asks for", async ({
  page,
  context,
  baseURL,
}) => {
  const { secret } = await openDesk(context, baseURL ?? "", "partner");
  await page.goto("/settings#delete");
  const form = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: messageText("en", "security.remove.deleteAccount") }) });
  const send = async () => {
    await form.locator("[name=password]").fill(password);
    await form.getByRole("button", { name: messageText("en", "security.remove.deleteAccount") }).click();
    await page.getByRole("button", { name: messageText("en", "security.remove.yes"), exact: true }).click();
  };
  await expect(form.locator("[name=code]")).toHaveCount(0);
  await send();
  await expect(form.getByText(messageText("en", "answers.deletionNeedsCode")).first()).toBeVisible();
  // The code of the period before was used at the setup.
  await form.locator("[name=code]").fill(currentCode(secret, Date.now() + 30_000));
  await send();
  await expect(page).toHaveURL(/\/account\/closed/);
});

/** One press selects the whole key where no script copies it. */
async function expectKeyToCopy(page: Page, secret: string): Promise<void> {
  const copy = page.getByRole("button", { name: messageText("en", "desk.factor.copy") });
  await expect(page.getByRole("main").locator(".font-mono").first()).toHaveCSS("user-select", "all");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: messageText("en", "desk.mailing.copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"))));
  await copy.click();
  await expect(page.getByText(messageText("en", "desk.factor.copyFailed"))).toBeVisible();
}

test("a guest is led to the login, a learner reads that this is not for them, a partner cannot open the roles", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  await page.goto("/desk/people");
  await expect(page).toHaveURL(/\/login\?rdir=/);
  await signUp(context);
  for (const path of ["/desk", "/desk/people", "/desk/log", "/desk/sign-in"]) {
    expect((await page.goto(path))?.status(), path).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "desk.forbidden.title"));
    await expect(page.getByRole("link", { name: messageText("en", "desk.forbidden.courses") }).last()).toHaveAttribute(
      "href",
      /dashboard/,
    );
  }
  const partners = await browser.newContext();
  await openDesk(partners, baseURL ?? "", "partner", { areas: ["state:5"] });
  const other = await partners.newPage();
  expect((await other.goto("/desk"))?.status()).toBe(200);
  await expect(other.getByText("Bihar")).toBeVisible();
  for (const path of ["/desk/people", "/desk/people/staff", "/desk/people/upload", "/desk/log"])
    expect((await other.goto(path))?.status(), path).toBe(403);
  await other.getByRole("link", { name: messageText("en", "desk.forbidden.desk") }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "desk.title"));
  await partners.close();
});

for (const language of behaviourLanguages) {
  test(`the pages of roles, log and second factor have no finding of axe (${language})`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signUpStaff(context, baseURL ?? "", "administrator", { language });
    await page.goto(`/desk/sign-in?language=${language}`);
    await expectNoAxeFindings(page);
    await context.clearCookies();
    await openDesk(context, baseURL ?? "", "administrator", { language });
    for (const path of [
      "/desk",
      "/desk/people",
      "/desk/people/staff",
      "/desk/log",
      "/desk/settings",
      "/desk/sign-in",
    ]) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });
}

for (const language of behaviourLanguages) {
  test(`an open invitation to a role is withdrawn at the desk, which has no bar of an incomplete profile and no public footer (${language})`, {
    tag: "@all",
  }, async ({ page, context, browser, baseURL }) => {
    const text = (key: string) => messageText(language, key);
    const strangers = await browser.newContext();
    const invited = await signUp(strangers, language);
    await strangers.close();
    const { recoveryCodes } = await openDesk(context, baseURL ?? "", "administrator", { language });
    const given = { username: invited, role: "partner", allStates: true, code: recoveryCodes[0] };
    expect((await context.request.post("/api/desk/staff", { data: given })).ok()).toBe(true);
    const bar = page.getByRole("complementary", { name: text("recovery.barLabel") });
    const footer = page.getByRole("contentinfo");
    await page.goto(`/dashboard?language=${language}`);
    await expect(bar).toBeVisible();
    await expect(footer).toBeAttached();
    for (const address of ["/desk/people", "/desk/people/staff"]) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("navigation", { name: text("desk.menu") })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expect(footer).toHaveCount(0);
    }
    const entry = page
      .getByRole("region", { name: text("desk.staff.invited") })
      .getByRole("listitem")
      .filter({ hasText: invited });
    await expect(entry).toContainText(text("desk.roles.partner"));
    await expectNoAxeFindings(page);
    await entry.getByRole("button", { name: text("desk.staff.withdraw") }).click();
    await expect(page.getByText(text("answers.invitationWithdrawn")).first()).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
}
