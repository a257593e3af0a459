import { readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { linkInMail } from "../support/mailbox";
import { type Language, messageText } from "../support/messages";
import { askToday } from "../support/progress";
import { type BrowserContext, expect, type Locator, type Page, test } from "../support/test";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");

/** A learner whose first topic was completed, and whose questions are asked today. @returns the address */
async function learnerAskedToday(context: BrowserContext, language: Language): Promise<string> {
  const username = await signUp(context, language);
  await enroll(context);
  await askToday(context, topic as NonNullable<typeof topic>);
  return username;
}

/** Answers the shown question, the first time wrong. @returns whether another one follows */
async function answerOne(page: Page, language: Language, right: boolean): Promise<boolean> {
  const id = await page.locator("input[name=questionId]").inputValue();
  const question = topic?.questions.find((each) => each.id === id);
  for (const choice of right ? (question?.right ?? []) : [question?.wrong ?? ""])
    await page.locator(`input[name=choice][value="${choice}"]`).check();
  await page.getByRole("button", { name: messageText(language, "recall.check") }).click();
  await expect(page.getByText(messageText(language, right ? "recall.right" : "quizzes.wrong"))).toBeVisible();
  await expect(page.locator(`a[href^="/course/module/${topic?.id}/primary/"]`)).toBeVisible();
  const next = page.getByRole("link", { name: messageText(language, "recall.next"), exact: true });
  const follows = (await next.count()) > 0;
  await (follows
    ? next
    : page.getByRole("link", { name: messageText(language, "recall.finish"), exact: true })
  ).click();
  return follows;
}

async function answerThree(page: Page, language: Language): Promise<void> {
  expect(await answerOne(page, language, false)).toBe(true);
  expect(await answerOne(page, language, true)).toBe(true);
  expect(await answerOne(page, language, true)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText(language, "recall.doneTitle"));
}

for (const language of behaviourLanguages)
  test(`three questions today, from the dashboard, in ${language}`, async ({ page, context }) => {
    await learnerAskedToday(context, language);
    await page.goto(`/dashboard?language=${language}`);
    await page.getByRole("link", { name: messageText(language, "recall.start"), exact: true }).click();
    await expect(page.locator("input[name=questionId]")).toBeAttached();
    await answerThree(page, language);
    // Meanwhile a completed topic can be practised.
    await page.getByRole("link", { name: messageText(language, "recall.practise"), exact: true }).click();
    await expect(page.locator("#completed details")).toHaveCount(1);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: messageText(language, "recall.start"), exact: true })).toHaveCount(0);
  });

for (const language of behaviourLanguages)
  test(`the mailed link opens them without a login, in ${language}`, { tag: "@all" }, async ({ page, context }) => {
    const username = await learnerAskedToday(context, language);
    const link = await linkInMail(username, "recall", "recall");
    await context.clearCookies();
    await page.goto(link);
    await expect(page.locator("main")).not.toContainText("Sunita");
    await answerThree(page, language);
    // It is no login.
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login/);
  });

test("on a low phone a question and its options are in the first view, below a bar with a way back; what stops the questions is below them", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await learnerAskedToday(context, "hi");
  await page.goto("/recall?language=hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("hi", "recall.title"));
  await expect(page.getByRole("heading", { level: 2 })).not.toContainText("पेज");
  await expect(page.getByRole("group").getByText("किशोरावस्था क्या है?", { exact: true })).toBeVisible();
  const options = page.locator("label:has(input[name=choice])");
  await expect(options.first()).toContainText(/^क/);
  const check = page.getByRole("button", { name: messageText("hi", "recall.check") });
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  expect(await top(check)).toBeGreaterThan((await top(options.last())) + 44);
  const stop = page.getByRole("button", { name: messageText("hi", "recall.stop") });
  expect(await top(stop)).toBeGreaterThanOrEqual(await top(page.locator(".step-bar")));
  await expect(page.locator("body > header")).toBeHidden();
  await expect(page.getByRole("link", { name: messageText("hi", "recall.later") })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await stop.click();
  await expect(page.getByRole("heading", { name: messageText("hi", "recall.stoppedTitle") })).toBeVisible();
});

test("one press stops them, and the settings begin them again", { tag: "@all" }, async ({ page, context }) => {
  await learnerAskedToday(context, "hi");
  await page.goto("/dashboard?language=hi");
  await page.getByRole("button", { name: messageText("hi", "recall.stop") }).click();
  await expect(page.getByRole("link", { name: messageText("hi", "recall.start"), exact: true })).toHaveCount(0);
  await page.goto("/settings#recall");
  await page.getByRole("button", { name: messageText("hi", "recall.begin") }).click();
  await expect(page.getByRole("button", { name: messageText("hi", "recall.stop") })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: messageText("hi", "recall.start"), exact: true })).toBeVisible();
});

test("a link that is not valid says so and leads to the login", { tag: "@all" }, async ({ page }) => {
  await page.goto("/recall/nobody-was-mailed-this?language=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "recall.linkOverTitle"));
  await page
    .getByRole("link", { name: messageText("en", "recall.logIn"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?rdir=%2Frecall/);
});
