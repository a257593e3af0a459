import { expect, test } from "@playwright/test";
import { readCourse } from "./course-key";
import { enroll, signUp } from "./learner";
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

test("a lost connection keeps the choice and says so", async ({ page, context }) => {
  await page.goto(`${address}?step=1`);
  await choose(page, topic.questions[0]?.right ?? []);
  await context.setOffline(true);
  await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
  await expect(page.getByText(words("en", "quizzes.offline"))).toBeVisible();
  await expect(page.locator(`input[name=choice][value="${topic.questions[0]?.right[0]}"]`)).toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: words("en", "quizzes.check") }).click();
  await expect(page.getByText(words("en", "quizzes.right"), { exact: true })).toBeVisible();
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
