import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeHalf, completeTopics } from "../support/progress";
import { answerByCalls } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const topics = readCourse();
const [quizTopic] = topics;
if (!quizTopic) throw new Error("The course has no topic");
const quiz = `/course/module/${quizTopic.id}/quiz`;
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:")));

for (const language of behaviourLanguages) {
  const t = (key: string) => messageText(language, key);

  /** A page of the course in this language, for a learner who has rated it with four stars. */
  async function atCourse(page: Page, context: BrowserContext, address = `/view/course/${courseId}`): Promise<void> {
    await signUp(context, language);
    await enroll(context);
    await completeHalf(context);
    await context.request.put(`/api/courses/rating/${courseId}`, { data: { rating: 4, language } });
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=${language}`);
    await page.waitForFunction(() => localStorage.getItem("kept-by") !== null);
  }

  for (const { what, address, form, name, savedMessage } of [
    {
      what: "feedback",
      address: undefined,
      form: "#course-feedback-form",
      name: "#course-feedback",
      savedMessage: "answers.feedbackSaved",
    },
    {
      what: "the reason for leaving",
      address: `/course/unenroll/${courseId}?step=reason`,
      form: "#leave-form",
      name: "#leave-reason",
      savedMessage: "answers.unenrolled",
    },
  ] as const)
    test(`${what} that a lost connection did not send is a draft, with a notice, restored after a reload, and deleted once it is sent (${language})`, {
      tag: "@all",
    }, async ({ page, context }) => {
      await atCourse(page, context, address);
      const send = page.locator(form).locator("button[type=submit]");
      const fold = page.locator("details:not([open])").filter({ has: page.locator(form) });
      if ((await fold.count()) > 0) await fold.locator("summary").click();
      await context.setOffline(true);
      await page.locator(name).fill("अच्छा लगा। Clear.");
      await send.click();
      await expect(page.locator(form).getByText(t("learning.offline"))).toBeVisible();
      await expect(page.locator(name)).toHaveValue("अच्छा लगा। Clear.");
      await expectNoAxeFindings(page);
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByText(t("learning.connection_restored"))).toBeVisible();
      await expect(page.locator(name)).toHaveValue("अच्छा लगा। Clear.");
      await send.click();
      await expect(page.getByText(t(savedMessage)).first()).toBeVisible();
      await expect.poll(() => drafts(page)).toEqual([]);
    });

  test(`stars chosen without a connection wait, with a notice, and are saved when it is back (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await atCourse(page, context);
    const star = page.locator("input[name=rating][value='2.5']");
    const status = page.locator("#course-rating").getByRole("status");
    await context.setOffline(true);
    await star.check({ force: true });
    await expect(status).toHaveText(t("learning.rating.offline"));
    await expect(star).toBeChecked();
    await expectNoAxeFindings(page);
    await context.setOffline(false);
    await expect(status).toHaveText(t("answers.ratingSaved"));
    await page.reload();
    await expect(star).toBeChecked();
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test(`counting again without a connection leaves the page as it is and shows an error (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await atCourse(page, context);
    const list = page.locator("#why");
    await list.locator("summary").click();
    await context.setOffline(true);
    await list.getByRole("button", { name: t("learning.recount") }).click();
    await expect(list.getByText(t("learning.tryWhenConnected"))).toBeVisible();
    await context.setOffline(false);
    await list.getByRole("button", { name: t("learning.recount") }).click();
    await expect(list.getByRole("status")).toContainText(String(topics.length));
    await expect(list.getByText(t("learning.tryWhenConnected"))).toBeHidden();
  });

  test(`a quiz repeated without a connection shows that it starts, not that a choice is stored (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await signUp(context, language);
    await enroll(context);
    await answerByCalls(context, quizTopic, { right: false });
    await page.goto(`${quiz}?step=results&language=${language}`);
    await page.waitForFunction(() => localStorage.getItem("kept-by") !== null);
    await context.setOffline(true);
    await page.getByRole("button", { name: t("quizzes.retake") }).click();
    await expect(page.getByRole("alert").filter({ hasText: t("quizzes.retakeOffline") })).toBeVisible();
    await expect(page.getByText(t("quizzes.offline"))).toBeHidden();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\?step=1$/);
    await expect(page.locator("input[name=choice]").first()).toBeEnabled();
  });
}

test("a certificate requested without a connection leaves the page as it is, and can be requested again", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await completeProfile(context);
  await completeTopics(context, topics);
  await page.goto(`/view/course/${courseId}`);
  await page.waitForFunction(() => localStorage.getItem("kept-by") !== null);
  const ask = page.getByRole("button", { name: messageText("en", "learning.requestCertificate") });
  await context.setOffline(true);
  await ask.click();
  await expect(
    page.locator(`#request-certificate-${courseId}`).getByText(messageText("en", "learning.tryWhenConnected")),
  ).toBeVisible();
  await context.setOffline(false);
  await ask.click();
  await expect(ask).toBeHidden();
});
