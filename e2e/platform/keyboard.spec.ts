import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { drawnFor } from "../support/quiz";
import { expect, hydrated, type Page, test } from "../support/test";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");

/**
 * Waits for the page that a press of Enter leads to: before it is there and hydrated, the focus is still the old
 * page's.
 */
async function arriveAt(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await hydrated(page);
}

/** Presses Tab until the focused element fits; fails when it never does. */
async function tabTo(page: Page, fits: (element: Element) => boolean, name: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(`(${fits.toString()})(document.activeElement)`)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

for (const language of behaviourLanguages) {
  test(`login, the course, a lesson and its quiz need no mouse (${language})`, async ({ page, context }) => {
    const username = await signUp(context, language);
    await enroll(context);
    await context.clearCookies();
    await page.goto(`/login?rdir=/view/course/${courseId}&language=${language}`);
    await tabTo(page, (element) => element.getAttribute("name") === "username", "the address");
    await page.keyboard.type(username);
    await tabTo(page, (element) => element.getAttribute("name") === "password", "the password");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await arriveAt(page, /\/usr\/UpdateInfo/);
    await page.goto(`/view/course/${courseId}`);
    await tabTo(page, (element) => (element.getAttribute("href") ?? "").endsWith("/primary/1"), "the first lesson");
    await page.keyboard.press("Enter");
    for (let number = 1; number <= topic.pages; number += 1) {
      await arriveAt(page, new RegExp(`/primary/${number}$`));
      await tabTo(page, (element) => element.getAttribute("rel") === "next", "the next page");
      await page.keyboard.press("Enter");
    }
    await arriveAt(page, /\/quiz$/);
    await tabTo(page, (element) => (element.getAttribute("href") ?? "").includes("?step=1"), "the start of the quiz");
    await page.keyboard.press("Enter");
    const drawn = await drawnFor(page.context(), topic);
    for (const [index, question] of drawn.entries()) {
      const numbered = messageText(language, "quizzes.questionOf", {
        number: index + 1,
        total: drawn.length,
      });
      await expect(page.getByRole("group", { name: numbered })).toBeVisible();
      // The quiz moves the focus itself; a Tab before that would start from the wrong place.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await answerByKeyboard(page, question.right);
      await tabTo(
        page,
        (element) =>
          element.getAttribute("type") === "submit" &&
          element.closest("fieldset") === null &&
          element.closest("main") !== null,
        "check",
      );
      await page.keyboard.press("Enter");
      await expect(page.locator("[role=status]:focus")).toContainText(messageText(language, "quizzes.right"));
      await tabTo(
        page,
        (element) => (element.getAttribute("href") ?? "").includes("?step=") && element.closest("main") !== null,
        "next",
      );
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText(messageText(language, "quizzes.passed"))).toBeVisible();
  });
}

/** Radio buttons take the arrow keys, checkboxes Tab and Space, as every browser has it. */
async function answerByKeyboard(page: Page, right: string[]) {
  await tabTo(page, (element) => element.getAttribute("name") === "choice", "the options");
  const type = await page.evaluate(() => document.activeElement?.getAttribute("type"));
  const values = await page
    .locator("input[name=choice]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  if (type === "radio") {
    await page.keyboard.press("Space");
    for (let at = 0; at < values.indexOf(right[0] ?? ""); at += 1) await page.keyboard.press("ArrowDown");
    return;
  }
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    if (right.includes(value)) await page.keyboard.press("Space");
  }
}
