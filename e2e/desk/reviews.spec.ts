import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { parse } from "yaml";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, test } from "../support/test";

const course = "healthy-minds";
const journalTopic = "stress-and-coping";
const module = parse(fs.readFileSync(`content/courses/${course}/01-knowing-the-mind/module.yaml`, "utf8")) as {
  id: string;
  name: Record<"en" | "hi", string>;
};

test.use({ viewport: { width: 360, height: 720 } });

for (const language of behaviourLanguages) {
  test(`a completed module is sent back from the desk, changed, marked as changed, and approved there (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const learners = await browser.newContext();
    const username = await signUp(learners, language);
    await completeProfile(learners);
    const enrolled = await learners.request.post("/api/courses/enroll", { data: { id: course, language } });
    const { enrollmentId } = await enrolled.json();
    await completeTopics(learners, readCourse(course).slice(0, 4));
    const theirs = await learners.newPage();
    await theirs.goto(`/view/course/${course}?language=${language}`);
    await expect(theirs.getByText(messageText(language, "learning.underReview"))).toBeVisible();

    await openDesk(context, baseURL ?? "", "coordinator", { language, areas: [`course:${course}`, "state:5"] });
    const open = () => page.goto(`/desk/reviews/${enrollmentId}?module=${module.id}&language=${language}`);
    await page.goto(`/desk/reviews?language=${language}`);
    await expect(page.getByText(module.name[language]).first()).toBeVisible();
    await expectNoAxeFindings(page);
    await open();
    await expect(page.getByText(username)).toBeVisible();
    await expect(page.getByText(messageText(language, "desk.review.private")).first()).toBeVisible();
    await expectNoAxeFindings(page);
    await page.locator(`input[name=topicIds][value=${journalTopic}]`).check();
    await page
      .getByLabel(messageText(language, "desk.review.note"), { exact: true })
      .fill("Please write about your own class.");
    await page.getByRole("button", { name: messageText(language, "desk.review.return") }).click();
    await expect(page).toHaveURL(/\/desk\/reviews\?outcome=done/);
    await expect(page.getByText(messageText(language, "answers.reviewSentBack")).first()).toBeVisible();

    await theirs.reload();
    await expect(theirs.getByText("Please write about your own class.")).toBeVisible();
    await theirs.goto(`/course/module/${journalTopic}/reflective_journal`);
    const entry = enoughWords("मैं सोमवार को कक्षा 8 से पूछूँगी कि वे किस बात से डरते हैं।", randomUUID());
    await theirs.getByLabel(messageText(language, "learning.journalLabel")).fill(entry);
    await theirs.getByLabel(messageText(language, "learning.journalShow")).check();
    await theirs.getByRole("button", { name: messageText(language, "learning.journalSaveAgain") }).click();
    await expect(theirs.getByText(messageText(language, "answers.journalSavedTopicComplete")).first()).toBeVisible();
    await theirs.goto(`/view/course/${course}`);
    await theirs.getByRole("button", { name: messageText(language, "learning.sendForReview") }).click();
    await expect(theirs.getByText(messageText(language, "learning.underReview"))).toBeVisible();

    await open();
    await expect(page.getByText(entry)).toBeVisible();
    await expect(
      page
        .getByRole("heading", { name: messageText(language, "desk.review.journal") })
        .getByText(messageText(language, "desk.review.changed")),
    ).toBeVisible();
    await page.getByRole("button", { name: messageText(language, "desk.review.approve") }).click();
    await expect(page).toHaveURL(/\/desk\/reviews\?outcome=done/);
    await expect(page.getByText(messageText(language, "answers.reviewApproved")).first()).toBeVisible();
    await theirs.reload();
    await expect(
      theirs.getByRole("link", {
        name: messageText(language, "learning.moduleCertificate", { module: module.name[language] }),
      }),
    ).toBeVisible();
    await learners.close();
  });
}

test("the page after an approval says that the learner's profile is incomplete", {
  tag: "@all",
}, async ({ browser, baseURL }) => {
  const learners = await browser.newContext({ baseURL });
  await signUp(learners);
  const enrolled = await learners.request.post("/api/courses/enroll", { data: { id: course, language: "en" } });
  const { enrollmentId } = await enrolled.json();
  await completeTopics(learners, readCourse(course).slice(0, 4));
  await learners.close();

  const context = await browser.newContext({ baseURL });
  await openDesk(context, baseURL ?? "", "coordinator", { areas: [`course:${course}`, "state:5"] });
  const page = await context.newPage();
  await page.goto(`/desk/reviews/${enrollmentId}?module=${module.id}`);
  await page.getByRole("button", { name: messageText("en", "desk.review.approve") }).click();
  await expect(page).toHaveURL(/\/desk\/reviews\?outcome=done/);
  await expect(page.getByText(messageText("en", "answers.reviewNeedsProfile"))).toHaveCount(1);
  await expect(page.getByText(messageText("en", "answers.reviewNeedsProfile")).first()).toBeVisible();
  await context.close();
});
