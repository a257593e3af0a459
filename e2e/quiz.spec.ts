import { readCourse } from "./course-key";
import { completeTopic, enroll, signUp } from "./learner";
import { expect, test } from "./test";
import { words } from "./words";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");
const address = `/course/module/${topic.id}/quiz`;
const one = topic.questions.findIndex((question) => question.right.length === 1);
const several = topic.questions.findIndex((question) => question.right.length > 1);

test.beforeEach(async ({ context }) => {
  await signUp(context);
  await enroll(context);
});

async function choose(page: import("@playwright/test").Page, ids: string[]) {
  for (const id of ids) await page.locator(`input[name=choice][value="${id}"]`).check();
}

async function answerAll(page: import("@playwright/test").Page, right: boolean) {
  for (const question of topic?.questions ?? []) {
    await choose(page, right ? question.right : [question.wrong]);
    await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
    await page.getByRole("link", { name: new RegExp(`^(${words("en", "quizzes.next")}|${words("en", "quizzes.getResults")})$`) }).click();
  }
}

test("check is enabled only when something is chosen, and then the options are locked and the reason shows", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("link", { name: words("en", "quizzes.start") }).click();
  const check = page.getByRole("button", { name: words("en", "quizzes.check") });
  await expect(check).toBeDisabled();
  await choose(page, topic.questions[0]?.right ?? []);
  await check.click();
  await expect(page.getByText(words("en", "quizzes.right"), { exact: true })).toBeVisible();
  await expect(page.locator("input[name=choice]").first()).toBeDisabled();
  await page.reload();
  await expect(page.getByText(words("en", "quizzes.right"), { exact: true })).toBeVisible();
});

test("a question with several right answers is right only with all of them", async ({ page, context }) => {
  for (const question of topic.questions.slice(0, several))
    await context.request.post(`/api/quiz/${topic.id}/answers`, { data: { questionId: question.id, choices: question.right } });
  await page.goto(`${address}?step=${several + 1}`);
  await choose(page, (topic.questions[several]?.right ?? []).slice(0, 1));
  await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
  await expect(page.getByText(words("en", "quizzes.wrong"))).toBeVisible();
});

test("a failed quiz can be taken again, and passed it opens the next topic", async ({ page }) => {
  expect(one).toBeGreaterThanOrEqual(0);
  await page.goto(address);
  await page.getByRole("link", { name: words("en", "quizzes.start") }).click();
  await answerAll(page, false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry! you did not pass the post test.");
  await expect(page.getByRole("link", { name: words("en", "quizzes.retakeLesson") })).toHaveAttribute("href", `/course/module/${topic.id}/primary/1`);
  await page.getByRole("button", { name: words("en", "quizzes.retake") }).click();
  await answerAll(page, true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have successfully qualified for the next section.");
  await page.getByRole("link", { name: words("en", "quizzes.goOn_topic") }).click();
  await expect(page).toHaveURL(/\/primary\/1$/);
});

for (const language of ["en", "hi"] as const) {
  test(`a passed quiz opened again leads on, also after a later attempt has failed (${language})`, async ({ page, context }) => {
    await completeTopic(context, topic);
    await page.goto(`${address}?language=${language}`);
    const goOn = page.getByRole("link", { name: words(language, "quizzes.goOn_topic") });
    await expect(goOn).toHaveAttribute("href", /\/primary\/1$/);
    await expect(page.getByRole("button", { name: words(language, "quizzes.startAgain") })).toBeVisible();
    const fresh = await context.request.post(`/api/quiz/${topic.id}/attempts`, { data: {} });
    expect(fresh.ok()).toBe(true);
    for (const question of topic.questions)
      await context.request.post(`/api/quiz/${topic.id}/answers`, { data: { questionId: question.id, choices: [question.wrong] } });
    await page.goto(`${address}?step=results`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(language, "quizzes.failed"));
    await expect(goOn).toBeVisible();
    await page.goto(address);
    await expect(goOn).toBeVisible();
  });
}

test("by keyboard alone: the question has the focus, then the verdict, then Next; the browser's back button goes back a question", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("link", { name: words("en", "quizzes.start") }).press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const first = (await heading.textContent()) ?? "";
  const group = page.getByRole("group", { name: new RegExp(words("en", "quizzes.questionOf", { number: 1, total: topic.questions.length })) });
  await expect(group).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: words("en", "quizzes.check") }).press("Enter");
  await expect(page.locator("[tabindex='-1']:focus")).toContainText(new RegExp(`${words("en", "quizzes.right")}|${words("en", "quizzes.wrong")}`));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words("en", "quizzes.next") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await expect(heading).not.toHaveText(first);
  await page.goBack();
  await expect(heading).toHaveText(first);
  await expect(page.locator("input[name=choice]").first()).toBeDisabled();
});

test("answers of an unfinished attempt survive a reload, and the results mark every question", async ({ page, context }) => {
  for (const question of topic.questions.slice(0, -1))
    await context.request.post(`/api/quiz/${topic.id}/answers`, { data: { questionId: question.id, choices: question.right } });
  const confirmed = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith(`/api/courses/module_topic/${topic.id}/quiz`));
  await page.goto(address);
  const last = topic.questions.at(-1);
  await expect(page.getByText(words("en", "quizzes.questionOf", { number: topic.questions.length, total: topic.questions.length })).last()).toBeVisible();
  await choose(page, [last?.wrong ?? ""]);
  await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
  await page.getByRole("link", { name: words("en", "quizzes.getResults") }).click();
  await confirmed;
  const review = page.getByRole("main").getByRole("listitem");
  await expect(review.getByRole("img", { name: words("en", "quizzes.reviewRight"), exact: true })).toHaveCount(topic.questions.length - 1);
  await expect(review.getByRole("img", { name: words("en", "quizzes.reviewWrong"), exact: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have successfully qualified for the next section.");
});

test("the page holds no key before the answer", async ({ page }) => {
  const html = await (await page.goto(`${address}?step=1`))?.text();
  expect(html).not.toMatch(/\\?"correct\\?":\s*true/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the quiz is a form that checks, goes on and shows the results", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("link", { name: words("en", "quizzes.start") }).click();
    await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
    await expect(page.getByText(words("en", "quizzes.chooseFirst"))).toBeVisible();
    await answerAll(page, true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have successfully qualified for the next section.");
  });
});
