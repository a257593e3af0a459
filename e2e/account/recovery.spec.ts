import { courseId } from "../../testing/people/course-content";
import { findToast } from "../support/form-errors";
import { completeProfile, password, signUp } from "../support/learner";
import { linkInMail, mailsTo } from "../support/mailbox";
import { messageText } from "../support/messages";
import { staff } from "../support/staff";
import { expect, expectToast, type Page, test } from "../support/test";

const newPassword = "mustard fields in winter";

/**
 * On the page, and not in a toast beside it (rule: toasts.place): it would come within half a second. The toast of an
 * older message goes.
 */
async function expectSaidOnce(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message)).toBeVisible();
  const toast = findToast(page).filter({ hasText: message });
  expect(
    await toast.waitFor({ timeout: 500 }).then(
      () => toast.textContent(),
      () => null,
    ),
  ).toBeNull();
  await expect(findToast(page)).toHaveCount(0, { timeout: 2000 });
}

test("T12: a mail scanner's GET and HEAD verify nothing; the browser does, on load, and the banner goes", async ({
  page,
  context,
  request,
}) => {
  const username = await signUp(context);
  await page.goto("/dashboard");
  await expect(page.getByText(messageText("en", "recovery.barText"))).toBeVisible();
  const link = await linkInMail(username, "verifyEmail", "verify-email");
  const scanned = [await request.get(link), await request.head(link)];
  for (const answer of scanned) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": expect.stringContaining("no-store"),
    });
  }
  expect((await (await context.request.post("/api/checkAuth", { data: {} })).json()).verifiedEmail).toBe(0);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "recovery.verify.doneTitle"));
  await expect(page.getByText(messageText("en", "recovery.barText"))).toHaveCount(0);
  expect((await (await context.request.post("/api/checkAuth", { data: {} })).json()).verifiedEmail).toBe(1);
  await page.goto("/dashboard");
  await expect(page.getByText(messageText("en", "recovery.barText"))).toHaveCount(0);
});

test("T11: nothing on a page with a token in its address goes to another host", { tag: "@all" }, async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const path of ["/verify-email/t/i", "/unsubscribe/t/i", "/reset-password-token/t/i"]) await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("a forgotten password: the link, a new one twice, and only the new one logs in", async ({ page, context }) => {
  const username = await signUp(context);
  await completeProfile(context);
  await context.clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: messageText("en", "accounts.forgotPassword") }).click();
  await expect(page).toHaveURL(/\/reset-password/);
  // Hydrated: before that moment the form is sent natively, and its problem comes with the page and without a toast.
  await page.reload();
  await page.getByRole("button", { name: messageText("en", "recovery.forgot.sendLink") }).click();
  await expect(page.getByText(messageText("en", "answers.enterRegisteredEmail")).first()).toBeVisible();
  await expectToast(page, messageText("en", "answers.enterRegisteredEmail"));
  await page.locator("[name=email]").fill(username);
  await page.getByRole("button", { name: messageText("en", "recovery.forgot.sendLink") }).click();
  await expectSaidOnce(page, messageText("en", "answers.resetLinkSent"));
  await page.goto(await linkInMail(username, "resetPassword", "reset-password-token"));
  const set = async (first: string, second: string) => {
    await page.locator("[name=password1]").fill(first);
    await page.locator("[name=password2]").fill(second);
    await page.getByRole("button", { name: messageText("en", "recovery.reset.submit") }).click();
  };
  await set(newPassword, "another");
  await expect(page.getByText("New password and confirm password should be same").first()).toBeVisible();
  await set("abcd", "abcd");
  await expect(page.getByText("Password cannot be less than 5 character").first()).toBeVisible();
  await set(newPassword, newPassword);
  await expectSaidOnce(page, messageText("en", "answers.passwordReset"));
  await expect.poll(() => mailsTo(username, "passwordChanged")).toHaveLength(1);
  const logIn = (typed: string) => context.request.post("/api/users/login", { data: { username, password: typed } });
  expect([(await logIn(password)).status(), (await logIn(newPassword)).status()]).toEqual([401, 200]);
});

test("a login that is refused is said once, on its form", { tag: "@all" }, async ({ page, context }) => {
  const username = await signUp(context);
  await context.clearCookies();
  await page.goto("/login");
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(newPassword);
  await page.getByRole("button", { name: messageText("en", "accounts.login"), exact: true }).click();
  await expectSaidOnce(page, "Login Failed: ");
});

test("a used link shows an error, and offers a new one", { tag: "@all" }, async ({ page }) => {
  await page.goto("/reset-password-token/used/nobody");
  await page.locator("[name=password1]").fill(newPassword);
  await page.locator("[name=password2]").fill(newPassword);
  await page.getByRole("button", { name: messageText("en", "recovery.reset.submit") }).click();
  await expectSaidOnce(page, `Failed: ${messageText("en", "answers.linkInvalid")}`);
  await expect(page.getByRole("link", { name: messageText("en", "recovery.reset.newLink") })).toBeVisible();
});

test("T13: a resume link opens the course, and the account itself needs the password", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  const username = await signUp(context);
  await agreeToMailings(context.request);
  await context.request.post("/api/courses/enroll", { data: { id: courseId, language: "en" } });
  await context.clearCookies();
  await staff(baseURL ?? "", "resume", username, courseId, "module");
  const link = await linkInMail(username, "resumeLearning", "resume_learning");
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}\\?utm_source=mail&utm_campaign=resume_learning$`));
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?again=1&rdir=%2Fprofile$/);
  await expect(page.getByText(messageText("en", "answers.signInAgain")).first()).toBeVisible();
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: messageText("en", "accounts.login"), exact: true }).click();
  await expect(page).toHaveURL(/\/usr\/UpdateInfo/);
});

test("a used resume link leads to the login, which shows why, and from there to the course", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  const username = await signUp(context);
  await completeProfile(context);
  await agreeToMailings(context.request);
  await context.request.post("/api/courses/enroll", { data: { id: courseId, language: "en" } });
  await staff(baseURL ?? "", "resume", username, courseId, "module");
  const link = await linkInMail(username, "resumeLearning", "resume_learning");
  const opened = await context.request.post("/api/users/login-by-token", {
    data: { token: new URL(link, baseURL).pathname.split("/")[2] },
  });
  expect(opened.ok()).toBe(true);
  await context.clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?/);
  const course = `/view/course/${courseId}?utm_source=mail&utm_campaign=resume_learning`;
  expect(new URL(page.url()).searchParams.get("rdir")).toBe(course);
  await expect(page.getByText(messageText("en", "answers.resumeOver")).first()).toBeVisible();
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: messageText("en", "accounts.login"), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === course);
});

test("T30: unsubscribing works on load, by one click of a mail program, and back again, without a login", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const username = await signUp(context);
  await agreeToMailings(context.request);
  await staff(baseURL ?? "", "resume", username, courseId, "course_info");
  const link = await linkInMail(username, "resumeLearning", "unsubscribe");
  const mailings = async () => (await (await context.request.get("/api/users/consents")).json()).data.mailings.given;
  for (const answer of [await request.get(link), await request.head(link)]) expect(answer.status()).toBe(200);
  expect(await mailings()).toBe(true);
  expect((await request.post(link, { form: { something: "else" } })).status()).toBe(400);
  expect((await request.post(link.replace("?", "x?"), { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(
    400,
  );
  expect(await mailings()).toBe(true);
  const oneClick = await request.post(link, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
  expect([oneClick.status(), await oneClick.text()]).toEqual([200, "You have successfully unsubscribed from list."]);
  expect(await mailings()).toBe(false);
  const guest = await context.browser()?.newContext({ baseURL });
  const away = (await guest?.newPage()) ?? page;
  await away.goto(link);
  await expect(away.getByText("You have successfully unsubscribed from list.").first()).toBeVisible();
  await away.getByRole("button", { name: messageText("en", "recovery.unsubscribe.subscribe") }).click();
  await expect(away.getByText("You have successfully subscribed").first()).toBeVisible();
  expect(await mailings()).toBe(true);
  await away.reload();
  await expect(away.getByRole("heading", { level: 1 })).toHaveText(
    messageText("en", "recovery.unsubscribe.subscribedTitle"),
  );
  expect(await mailings()).toBe(true);
  await guest?.close();
});

async function agreeToMailings(request: {
  put: (path: string, options: object) => Promise<{ ok: () => boolean; text: () => Promise<string> }>;
}): Promise<void> {
  const answer = await request.put("/api/users/consents", { data: { mailings: true } });
  if (!answer.ok()) throw new Error(await answer.text());
}
