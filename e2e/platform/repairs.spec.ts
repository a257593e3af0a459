import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { behaviourLanguages, languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeHalf } from "../support/progress";
import { drawnFor } from "../support/quiz";
import { expect, test } from "../support/test";

const [first] = readCourse() as [Topic];
const lesson = `/course/module/${first.id}/primary/1`;
const quiz = `/course/module/${first.id}/quiz`;

for (const language of languages) {
  test(`a lesson prints without film, menus and bars (${language})`, async ({ page, context }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${lesson}?language=${language}`);
    await page.emulateMedia({ media: "print" });
    for (const selector of ["body > header", "body > footer", ".reading-bar", ".step-bar", "main .no-print"]) {
      expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
      await expect(page.locator(`${selector}:visible`)).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const language of behaviourLanguages) {
  test(`a link without a connection keeps the page and shows why (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${lesson}?language=${language}`);
    await context.setOffline(true);
    await page.locator('a[rel="next"]').click();
    await expect(page.getByText(messageText(language, "learning.connection_stays"))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(lesson));
    await context.setOffline(false);
    await page.locator('a[rel="next"]').click();
    await expect(page).not.toHaveURL(new RegExp(lesson));
  });

  test(`with arrow keys a rating is saved by Enter, not by each star that is passed (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await signUp(context, language);
    await enroll(context);
    await completeHalf(context);
    await page.goto(`/view/course/${courseId}?language=${language}`);
    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && request.url().includes("/view/course/") && sent.push(request.url()),
    );
    const stars = page.locator("input[name=rating]");
    await stars.first().focus();
    for (let star = 0; star < 3; star += 1) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(900);
    }
    expect(sent).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.locator("#course-rating").getByRole("status")).toHaveText(
      messageText(language, "answers.ratingSaved"),
    );
    expect(sent).toHaveLength(1);
  });
}

test("of two tabs with a question the first answer counts, and the other tab shows it", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await enroll(context);
  const [question] = await drawnFor(context, first);
  await page.goto(`${quiz}?step=1&language=en`);
  await context.request.post(`/api/quiz/${first.id}/answers`, {
    data: { questionId: question?.id, choices: question?.right },
  });
  await page.locator(`input[name=choice][value="${question?.wrong}"]`).check();
  await page.getByRole("button", { name: messageText("en", "quizzes.check") }).click();
  await expect(page.getByText(messageText("en", "quizzes.earlierCounts"))).toBeVisible();
  await expect(page.getByText(messageText("en", "quizzes.right"), { exact: true }).first()).toBeVisible();
});

test("a dark device dims the pictures", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const picture = page.locator("main img").first();
  expect(await picture.evaluate((image) => getComputedStyle(image).filter)).toBe("brightness(0.85)");
});
