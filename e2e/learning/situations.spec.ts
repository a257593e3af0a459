import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { courseId, readCourse } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const topics = readCourse();
const subjects = publishedContent().courseById.get(courseId)?.situations ?? [];
const course = `/view/course/${courseId}`;
const situations = `/survey/course/${courseId}?situations=1`;

/** Chooses the right option in the first situations and a wrong one in the others, of the form that is shown. */
async function choose(page: Page, language: Language, right: number): Promise<void> {
  const shown = await page.locator("#situations legend").first().textContent();
  const form = shown?.includes(subjects[0]?.a.question[language] ?? "-") ? "a" : "b";
  for (const [index, subject] of subjects.entries()) {
    const option = subject[form].options.find(({ correct }) => correct === index < right);
    await page.locator(`input[name="situation-${subject.id}"][value="${option?.id}"]`).check();
    if (index < subjects.length - 1)
      await page.getByRole("button", { name: messageText(language, "surveys.nextQuestion") }).click();
  }
}

for (const language of languages) {
  const t = (key: string, values?: Record<string, string | number>) =>
    messageText(language, `situations.${key}`, values);

  test(`five of eight at the start become seven at the end, with the reason of each (${language})`, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${course}?language=${language}`);
    await page.getByRole("link", { name: t("begin") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("startHeading") })).toBeVisible();
    await expectNoAxeFindings(page);
    await choose(page, language, 5);
    await page.getByRole("button", { name: t("send") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("thanksHeading") })).toBeVisible();
    const why = [subjects[0]?.a.why[language] ?? "-", subjects[0]?.b.why[language] ?? "-"];
    for (const each of why) await expect(page.getByText(each)).toHaveCount(0);
    await page.goto(course);
    await expect(page.locator("#situations-offer")).toHaveCount(0);
    await completeTopics(context, topics);
    await page.goto(`/survey/course/${courseId}`);
    await page.locator("#situations-end").getByRole("link").click();
    await choose(page, language, 7);
    await page.getByRole("button", { name: t("send") }).click();
    await expect(page.getByText(t("countSpoken", { before: 5, after: 7, of: 8 }))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: new RegExp(`: ${t("state_gained")}$`) })).toHaveCount(2);
    await expectNoAxeFindings(page);
    await page.goto(`/survey/course/${courseId}`);
    await expect(page.locator("#situations-end")).toContainText(t("countSpoken", { before: 5, after: 7, of: 8 }));
  });

  test(`skipped with one press, the start is not asked again (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${course}?language=${language}`);
    await page.getByRole("button", { name: t("skip") }).click();
    await expect(page).toHaveURL(new RegExp(course));
    await expect(page.locator("#situations-offer")).toHaveCount(0);
    await page.goto(situations);
    await expect(page.getByText(t("closed"))).toBeVisible();
  });
}

for (const language of firstInCore(languages))
  test(`one situation a screen is asked, with what is missing, and Back keeps the answers (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    const of = subjects.length;
    const t = (key: string, values?: Record<string, string | number>) =>
      messageText(language, `surveys.${key}`, values);
    const next = page.getByRole("button", { name: t("nextQuestion") });
    const shown = page.locator("[data-situation]:visible");
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${situations}&language=${language}`);
    await expect(page.getByText(t("questionOf", { at: 1, of }))).toBeVisible();
    await expect(shown).toHaveCount(1);
    await next.click();
    await expect(shown.getByText(messageText(language, "answers.situationsMissing", { number: 1 }))).toBeVisible();
    await expectNoAxeFindings(page);
    for (let at = 1; at < of; at += 1) {
      await shown.getByRole("radio").first().check();
      await next.click();
      await expect(page.getByText(t("questionOf", { at: at + 1, of }))).toBeVisible();
      await expect(shown.locator("legend")).toBeFocused();
    }
    await page.getByRole("button", { name: t("questionBefore") }).click();
    await expect(shown.getByRole("radio").first()).toBeChecked();
    // The browser's Back is one question, and a reload stays at it with the answers.
    await page.goBack();
    await expect(page.getByText(t("questionOf", { at: of - 2, of }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t("questionOf", { at: of - 2, of }))).toBeVisible();
    await expect(shown.getByRole("radio").first()).toBeChecked();
    await next.click();
    await next.click();
    await shown.getByRole("radio").first().check();
    await page.getByRole("button", { name: messageText(language, "situations.send") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: messageText(language, "situations.thanksHeading") }),
    ).toBeVisible();
  });
