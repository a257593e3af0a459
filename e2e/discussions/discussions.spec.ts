import fs from "node:fs";
import { discussionsPerPage } from "../../lib/contract/discussions";
import { carried } from "../support/carried";
import { holdRequests } from "../support/held-requests";
import { languages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const slug = "questions-you-could-not-answer";
const address = (of = slug, language?: Language) => `/discussions/view/${of}${language ? `?language=${language}` : ""}`;
const unique = (text: string) => `${text} ${Date.now()}${Math.floor(Math.random() * 1000)}`;
const d = (language: Language, key: string) => messageText(language, `discussions.${key}`);

async function write(page: Page, text: string, language: Language = "en") {
  await page.getByLabel(d(language, "commentLabel")).fill(text);
  await page.getByRole("button", { name: d(language, "post") }).click();
}

async function logIn(page: Page, username: string) {
  await page.getByLabel(messageText("en", "accounts.email")).fill(username);
  await page.getByLabel(messageText("en", "accounts.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: messageText("en", "accounts.login"), exact: true }).click();
}

const postComment = (context: BrowserContext, of: string, comment: string) =>
  context.request.post(`/api/discussions/${of}/comments`, { data: { comment } });

for (const language of languages) {
  test(`the forum in ${language}: list, discussion, no page that holds nothing is linked`, async ({ page }) => {
    await page.goto(`/discussions?language=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(d(language, "title"));
    const pages = page.getByRole("navigation", { name: d(language, "listPages") });
    await expect(pages.getByRole("link", { name: d(language, "previousPage") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const discussions = fs.readdirSync("content/discussions").length;
    expect(await pages.getByRole("link", { name: /\d/ }).count()).toBe(Math.ceil(discussions / discussionsPerPage));
    await expectNoAxeFindings(page);
    await page.locator("main h2 a").first().click();
    await expect(page.getByRole("textbox", { name: d(language, "commentLabel") })).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test("a learner's comment shows at once, also for everybody else, and is deleted after the dialog's question", async ({
  page,
  context,
  browser,
}) => {
  await signUp(context);
  await page.goto(address());
  const text = unique("I answer on Monday what I did not know on Saturday.");
  await write(page, text);
  await expect(page.getByRole("listitem").filter({ hasText: text })).toContainText("Sunita");
  await expect(page.getByLabel(d("en", "commentLabel"))).toHaveValue("");
  await expect(
    page.getByRole("region", { name: "Messages" }).getByText(messageText("en", "answers.commentPosted")),
  ).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address());
  const seen = guest.getByRole("listitem").filter({ hasText: text });
  await expect(seen).toBeVisible();
  await expect(seen.getByRole("button", { name: d("en", "delete") })).toHaveCount(0);
  await expect(seen.getByRole("link", { name: d("en", "report") })).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: text })
      .getByRole("link", { name: d("en", "report") }),
  ).toHaveCount(0);

  const own = page.getByRole("listitem").filter({ hasText: text });
  await own.getByRole("button", { name: d("en", "delete") }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm to delete" });
  await expect(dialog).toContainText("Are you sure to do this.");
  await dialog.getByRole("button", { name: "No" }).click();
  await expect(own).toBeVisible();
  await own.getByRole("button", { name: d("en", "delete") }).click();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: messageText("en", "answers.commentDeleted") })).toBeVisible();
  await expect(page.getByText(messageText("en", "answers.commentDeleted"))).toHaveCount(1);
  await expect(page.locator("#comments")).toBeFocused();
  await guest.reload();
  await expect(guest.getByText(text)).toHaveCount(0);
  await guest.context().close();
});

test.describe("while no script has run, which would say whose a comment is", { tag: "@all" }, () => {
  test.use({ waitsForHydration: false });

  test("nobody is offered to report the own comment", async ({ page, context, browser }) => {
    await signUp(context);
    const text = unique("Mine, before any script.");
    await postComment(context, slug, text);
    const guest = await (await browser.newContext()).newPage();
    for (const opened of [page, guest]) {
      await opened.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
      await opened.goto(address());
      const listed = opened.getByRole("listitem").filter({ hasText: text });
      await expect(listed).toBeVisible();
      const report = listed.getByRole("link", { name: d("en", "report"), exact: true });
      await expect(report).toHaveCount(opened === guest ? 1 : 0);
    }
    await guest.context().close();
  });
});

test("a comment in the other language is marked, and dates are written as the page's language does", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  const [hindi, english] = [unique("सवाल-पेटी हमारे यहाँ काम आई।"), unique("A question box helped us.")];
  for (const text of [hindi, english]) await postComment(context, slug, text);
  for (const [language, other, own] of [
    ["en", hindi, english],
    ["hi", english, hindi],
  ] as const) {
    await page.goto(address(slug, language));
    const mark = messageText(language, "discussions.inLanguage").replace(
      "{language}",
      messageText(language, `discussions.languages.${language === "en" ? "hi" : "en"}`),
    );
    const marked = page.getByRole("listitem").filter({ hasText: other });
    await expect(marked).toContainText(mark);
    await expect(page.getByRole("listitem").filter({ hasText: own })).not.toContainText(mark);
    const month = new Intl.DateTimeFormat(language, {
      month: language === "en" ? "short" : "long",
      timeZone: "Asia/Kolkata",
    }).format(new Date());
    await expect(marked.locator("time")).toContainText(month);
  }
});

test("text typed while a comment is being sent stays in the field", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await page.goto(address());
  const text = unique("The first of two.");
  const release = await holdRequests(page, `**${address()}`);
  await write(page, text);
  await page.getByLabel(d("en", "commentLabel")).fill("And the second");
  release();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect(page.getByLabel(d("en", "commentLabel"))).toHaveValue("And the second");
});

test("a guest's comment survives the login, in Hindi too", { tag: "@all" }, async ({ page, browser }) => {
  const account = await browser.newContext();
  const username = await signUp(account);
  await account.close();
  await page.goto(address());
  const text = unique("जवाब न आए तो मैं कहती हूँ: सोमवार को बताऊँगी।");
  await write(page, text);
  await expect(page).toHaveURL(/\/login\?rdir=/);
  // It stands on the page, not in a toast that closes after five seconds.
  await expect(carried(page)).toHaveText("You must login in order to comment");
  await logIn(page, username);
  await page.waitForURL(/\/comment$|\/usr\/UpdateInfo/);
  if (page.url().includes("UpdateInfo")) await page.goto(`${address()}/comment`);
  await expect(page.getByLabel(d("en", "commentLabel"))).toHaveValue(text);
  await page.getByRole("button", { name: d("en", "post") }).click();
  await page.waitForURL((url) => url.pathname === address());
  await expect(page.getByText(text)).toBeVisible();
});

test("a lost connection leaves what was typed in place and shows an error", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto(address());
  await expect(page.getByText("Sunita").first()).toBeVisible();
  await context.setOffline(true);
  await write(page, "typed offline");
  await expect(page.locator("form#add-comment").getByText(d("en", "commentOffline"))).toBeVisible();
  await expect(page.getByLabel(d("en", "commentLabel"))).toHaveValue("typed offline");
  await context.setOffline(false);
});
