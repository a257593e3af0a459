import { readCourse, type Topic } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeTopic, readTopic } from "../support/progress";
import { answerByCalls, chooseOn } from "../support/quiz";
import { expect, test } from "../support/test";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");
const address = `/course/module/${topic.id}/quiz`;

test.beforeEach(async ({ context }) => {
  await signUp(context);
  await enroll(context);
});

async function answerAll(page: import("@playwright/test").Page, right: boolean, language: "en" | "hi" = "en") {
  const results = messageText(language, "quizzes.getResults");
  for (let isLast = false; !isLast; ) {
    const id = await page.locator("input[name=questionId]").inputValue();
    await chooseOn(page, topic as Topic, right);
    await page.getByRole("button", { name: messageText(language, "quizzes.check") }).click();
    const next = page.getByRole("link", {
      name: new RegExp(`^(${messageText(language, "quizzes.next")}|${results})$`),
    });
    isLast = (await next.textContent())?.trim() === results;
    await next.click();
    if (!isLast) await expect(page.locator("input[name=questionId]")).not.toHaveValue(id);
  }
}

test("a failed quiz can be repeated, and passed it opens the next topic", async ({ page, context }) => {
  await readTopic(context, topic);
  await page.goto(address);
  await page.getByRole("link", { name: messageText("en", "quizzes.start") }).click();
  await answerAll(page, false);
  await expect(page.getByText("Sorry! you did not pass the post test.")).toBeVisible();
  await expect(page.getByRole("link", { name: messageText("en", "quizzes.retakeLesson") })).toHaveAttribute(
    "href",
    new RegExp(`^/course/module/${topic.id}/primary/\\d$`),
  );
  await page.getByRole("button", { name: messageText("en", "quizzes.retake") }).click();
  await answerAll(page, true);
  await expect(page.getByText("You have successfully qualified for the next section.")).toBeVisible();
  await page.getByRole("link", { name: messageText("en", "quizzes.goOn_topic") }).click();
  await expect(page).toHaveURL(/\/primary\/1$/);
});

for (const language of behaviourLanguages) {
  test(`a passed quiz opened again leads on, also after a later attempt has failed (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await completeTopic(context, topic);
    await page.goto(`${address}?language=${language}`);
    const goOn = page.getByRole("link", { name: messageText(language, "quizzes.goOn_topic") });
    await expect(goOn).toHaveAttribute("href", /\/primary\/1$/);
    await expect(page.getByRole("button", { name: messageText(language, "quizzes.startAgain") })).toBeVisible();
    const fresh = await context.request.post(`/api/quiz/${topic.id}/attempts`, { data: {} });
    expect(fresh.ok()).toBe(true);
    await answerByCalls(context, topic, { right: false });
    await page.goto(`${address}?step=results`);
    await expect(page.getByText(messageText(language, "quizzes.failed"))).toBeVisible();
    await expect(goOn).toBeVisible();
    await page.goto(address);
    await expect(goOn).toBeVisible();
  });
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`a quiz that is not passed yet does not show that it is done (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await answerByCalls(context, topic, { right: false });
    await page.goto(`${address}?language=${language}`);
    await expect(page.getByText(t("quizzes.introNotPassed"))).toBeVisible();
    await expect(page.getByText(t("quizzes.introRetake"))).toHaveCount(0);
  });

  test(`a passed quiz shows which pages are still to be read, and leads there and back (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await context.request.post(`/api/users/reading/${topic.id}`, { data: { page: 2 } });
    await page.goto(`${address}?step=1&language=${language}`);
    await answerAll(page, true, language);
    await expect(page.getByText(t("quizzes.passed"))).toBeVisible();
    await expect(page.getByText(t("quizzes.unreadMany", { total: topic.pages - 1 }))).toBeVisible();
    const unread = page.getByRole("main").locator(`a[href^="/course/module/${topic.id}/primary/"]`);
    await expect(
      unread.filter({ hasText: new RegExp(`^${t("learning.unreadPage", { page: 1, title: "" })}`) }),
    ).toBeVisible();
    await page.getByRole("link", { name: t("quizzes.goOn_unread") }).click();
    await expect(page).toHaveURL(new RegExp(`/course/module/${topic.id}/primary/1$`));
    for (let number = 3; number <= topic.pages; number += 1)
      await page.goto(`/course/module/${topic.id}/primary/${number}`);
    await page.goto(`${address}?step=results`);
    await expect(page.getByRole("link", { name: t("quizzes.goOn_topic") })).toHaveAttribute("href", /\/primary\/1$/);
  });
}

test("options have another order for another learner, and the same one after a reload and in a second tab", {
  tag: "@all",
}, async ({ page, context, browser }) => {
  const orderOn = (shown: import("@playwright/test").Page) =>
    shown
      .locator("input[name=choice]")
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).join());
  await page.goto(`${address}?step=1`);
  const before = await orderOn(page);
  await page.reload();
  expect(await orderOn(page)).toBe(before);
  const tab = await context.newPage();
  await tab.goto(`${address}?step=1&language=hi`);
  expect(await orderOn(tab)).toBe(before);
  const orders = new Set([before]);
  for (let others = 0; others < 12 && orders.size === 1; others += 1) {
    const other = await browser.newContext();
    await signUp(other);
    await enroll(other);
    const theirs = await other.newPage();
    await theirs.goto(`${address}?step=1`);
    orders.add(await orderOn(theirs));
    await other.close();
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("answers of an unfinished attempt survive a reload, and the results mark every question", async ({
  page,
  context,
}) => {
  const drawn = await answerByCalls(context, topic, { until: -1 });
  const confirmed = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith(`/api/courses/module_topic/${topic.id}/quiz`),
  );
  await page.goto(address);
  await expect(
    page.getByText(messageText("en", "quizzes.questionOf", { number: drawn.length, total: drawn.length })).last(),
  ).toBeVisible();
  await chooseOn(page, topic, false);
  await page.getByRole("button", { name: messageText("en", "quizzes.check") }).click();
  await page.getByRole("link", { name: messageText("en", "quizzes.getResults") }).click();
  await confirmed;
  await page.getByRole("heading", { name: messageText("en", "quizzes.review") }).click();
  const review = page.getByRole("main").getByRole("listitem");
  await expect(review.getByRole("img", { name: messageText("en", "quizzes.reviewRight"), exact: true })).toHaveCount(
    drawn.length - 1,
  );
  await expect(review.getByRole("img", { name: messageText("en", "quizzes.reviewWrong"), exact: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText("You have successfully qualified for the next section.")).toBeVisible();
});

test("the page holds no key before the answer", { tag: "@all" }, async ({ page }) => {
  const html = await (await page.goto(`${address}?step=1`))?.text();
  expect(html).not.toMatch(/\\?"correct\\?":\s*true/);
});

for (const language of behaviourLanguages)
  test.describe(`a failed and a passed attempt (${language})`, () => {
    const t = (key: string, values?: Record<string, number>) => messageText(language, key, values);
    const keyLater = t("quizzes.keyLater");

    test("a failed attempt shows what was chosen and no right answer; a passed one shows the key and its reasons", {
      tag: "@all",
    }, async ({ page }) => {
      await page.goto(`${address}?step=1&language=${language}`);
      await answerAll(page, false, language);
      await expect(page.getByText(t("quizzes.failed"))).toBeVisible();
      await page.getByRole("heading", { name: t("quizzes.review") }).click();
      const review = page.getByRole("main").getByRole("listitem").locator("details");
      // The mark of an option; a question's text may have the same words.
      const key = new RegExp(
        `(^|\\s)(${["rightOption", "yourRightChoice", "missedOption"].map((key) => t(`quizzes.${key}`)).join("|")})$`,
      );
      await expect(page.getByText(keyLater)).toBeVisible();
      // The fold shows by a sign that it can be opened.
      await expect(review.first().locator("summary svg").last()).toBeVisible();
      await expect(review.first().locator("summary svg")).toHaveCount(2);
      await review.first().locator("summary").click();
      await expect(review.first().getByText(t("quizzes.yourChoice"), { exact: true })).toBeVisible();
      await expect(review.getByText(key)).toHaveCount(0);
      await page.getByRole("button", { name: t("quizzes.retake") }).click();
      await answerAll(page, true, language);
      await expect(page.getByText(t("quizzes.passed"))).toBeVisible();
      await expect(page.getByText(keyLater)).toHaveCount(0);
      await page.getByRole("heading", { name: t("quizzes.review") }).click();
      await review.first().locator("summary").click();
      await expect(review.first().getByText(key).first()).toBeVisible();
    });
  });
