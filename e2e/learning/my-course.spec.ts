import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeHalf, completeTopic } from "../support/progress";
import { answerByCalls } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const [first, second] = readCourse() as [ReturnType<typeof readCourse>[number], ReturnType<typeof readCourse>[number]];
const here = `/view/course/${courseId}`;

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`stars are given with the keyboard and stored, and open the feedback, which may not be blank (${language})`, async ({
    page,
    context,
  }) => {
    await open(page, context, language);
    await expect(page.getByRole("heading", { name: t("learning.rateTitle") })).toHaveCount(0);
    await expect(page.locator("#course-rating")).toHaveCount(0);
    await completeHalf(context);
    await page.reload();
    const half = page.getByRole("radio", { name: t("learning.rateStars", { stars: 0.5 }), exact: true });
    await expect(half).toBeVisible();
    await expect(page.getByLabel(t("learning.feedback.label"))).toBeHidden();
    await half.focus();
    await page.keyboard.press("Space");
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("answers.ratingSaved")).first()).toBeVisible();
    await expect(page.getByRole("radio", { name: t("learning.rateStars", { stars: 4.5 }), exact: true })).toBeChecked();
    // The rating opens it.
    await page.getByRole("button", { name: t("learning.feedback.send") }).click();
    await expect(page.getByText(t("answers.feedbackBlank")).first()).toBeVisible();
    await expect(page.getByLabel(t("learning.feedback.label"))).toBeFocused();
    await page.getByRole("radio", { name: t("learning.platform_Extremely Poor") }).check();
    await page.getByLabel(t("learning.feedback.label")).fill("बहुत काम आया। Very useful.");
    await page.getByRole("button", { name: t("learning.feedback.send") }).click();
    await expect(page.getByText(t("answers.feedbackSaved")).first()).toBeVisible();
    await expectNoAxeFindings(page);
    await page.reload();
    await page.getByRole("heading", { name: t("learning.feedback.title") }).click();
    await expect(page.getByRole("radio", { name: t("learning.rateStars", { stars: 4.5 }), exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: t("learning.platform_Extremely Poor") })).toBeChecked();
    await expect(page.getByLabel(t("learning.feedback.label"))).toHaveValue("बहुत काम आया। Very useful.");
    // All five stars stay in the card of a narrow phone, in the largest letters too.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.setAttribute("data-look", "largest"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test(`what is missing for the certificate is listed with links, and counted again on request (${language})`, async ({
    page,
    context,
  }) => {
    await open(page, context, language);
    await completeTopic(context, first);
    await page.reload();
    await page.getByText(t("learning.whyTitle")).click();
    const list = page.locator("#why");
    await expect(list.locator(`a[href="/course/module/${first.id}/quiz"]`)).toHaveCount(0);
    await expect(list.locator(`a[href="/course/module/${second.id}/quiz"]`)).toHaveText(
      new RegExp(t("learning.whyQuiz")),
    );
    await expect(list.getByText(t("learning.whyLocked")).first()).toBeVisible();
    await expect(list.getByRole("link", { name: t("learning.completeProfile") })).toHaveAttribute(
      "href",
      /^\/usr\/UpdateInfo\?rdir=/,
    );
    // A topic that was begun names the pages that were passed over.
    await context.request.post(`/api/users/reading/${second.id}`, { data: { page: 2 } });
    await page.reload();
    await page.getByText(t("learning.whyTitle")).click();
    await expect(
      list.getByRole("link", { name: new RegExp(`^${t("learning.whyReadingPage", { page: 1 })}`) }),
    ).toHaveAttribute("href", `/course/module/${second.id}/primary/1`);
    await expect(list.locator(`a[href="/course/module/${second.id}/primary/2"]`)).toHaveCount(0);
    await list.getByRole("button", { name: t("learning.recount") }).click();
    await expect(list.getByRole("status")).toContainText(language === "en" ? "1 of " : "1 विषय");
    await expectNoAxeFindings(page);
  });

  test(`leaving asks first, then for the reason, then shows thanks; coming back begins afresh (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context, language);
    await completeTopic(context, first);
    await page.getByRole("link", { name: t("learning.leaveCourse") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("learning.leaveTitle") })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: t("learning.leaveNo") }).click();
    await expect(page).toHaveURL(new RegExp(`${here}$`));
    await page.goto(`/course/unenroll/${courseId}`);
    await page.getByRole("link", { name: t("learning.leaveYes") }).click();
    await page.getByRole("button", { name: t("learning.leaveSend") }).click();
    await expect(page.getByText(t("answers.reasonBlank")).first()).toBeVisible();
    await page.getByLabel(t("learning.leaveReasonLabel")).fill("परीक्षा के दिन हैं।");
    await page.getByRole("button", { name: t("learning.leaveSend") }).click();
    await expect(page.getByText(t("answers.unenrolled")).first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expect(page.locator("main a[href='/programme']")).toBeVisible();
    await page.getByRole("link", { name: t("learning.leaveToDashboard") }).click();
    await expect(page.getByText(t("learning.empty"))).toBeVisible();
    await enroll(context);
    await page.goto(here);
    await expect(page.getByRole("img", { name: t("learning.progress", { percent: 0 }) })).toBeVisible();
  });

  test(`the topics page leads to lessons and quizzes, again where they are complete (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context, language);
    await completeTopic(context, first);
    await page.goto("/my-course");
    await expect(page).toHaveURL(new RegExp(`/my-courses/${courseId}$`));
    await expect(page.getByText(t("learning.quizScore", { score: 10 }))).toBeVisible();
    await expectNoAxeFindings(page);
    // One button for the open topic, and its quiz.
    const ofSecond = page
      .getByRole("main")
      .locator(`a[href^="/course/module/${second.id}"], a[href="/quiz/${second.id}"]`);
    await expect(ofSecond).toHaveText([new RegExp(t("learning.start")), t("learning.quiz")]);
    const unfold = () =>
      page
        .locator("details", { hasText: t("learning.retakeQuiz") })
        .locator("summary")
        .click();
    await unfold();
    await page.getByRole("link", { name: new RegExp(`^${t("learning.retakeQuiz")}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/course/module/${first.id}/quiz$`));
    await page.goto(`/my-courses/${courseId}`);
    await unfold();
    await page.getByRole("link", { name: new RegExp(`^${t("learning.retakeLesson")}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/course/module/${first.id}/primary/1$`));
    await page.goto("/my-courses");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`resume leads to the exact page, in a quiz to the quiz, and after a look at a complete topic to the open one (${language})`, async ({
    page,
    context,
  }) => {
    const read = (topic: string, number: number) =>
      context.request.post(`/api/users/reading/${topic}`, { data: { page: number } });
    const resumesAt = async (target: string) => {
      await page.goto("/dashboard");
      const step = page.getByRole("region", { name: t("dashboard.next"), exact: true });
      await expect(step.getByRole("link")).toHaveAttribute("href", target);
      await page.goto(here);
      await expect(page.getByRole("link", { name: new RegExp(`^${t("learning.resumeLeft")}`) })).toHaveAttribute(
        "href",
        target,
      );
    };
    await open(page, context, language);
    await read(first.id, 1);
    await read(first.id, 2);
    await resumesAt(`/course/module/${first.id}/primary/2`);
    await read(first.id, first.pages);
    await answerByCalls(context, first, { until: 1 });
    await resumesAt(`/course/module/${first.id}/quiz`);
    await completeTopic(context, first);
    await read(second.id, 1);
    await read(second.id, 2);
    await read(first.id, 1);
    await resumesAt(`/course/module/${second.id}/primary/${Math.min(3, second.pages)}`);
  });

  test(`a locked topic's address shows what unlocks it, with a link (${language})`, async ({ page, context }) => {
    await open(page, context, language);
    const answer = await page.goto(`/course/module/${second.id}/primary/1`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("learning.topicLocked"));
    await expect(page.locator('main img[src="/images/states/locked.svg"]')).toBeVisible();
    await expect(page.locator(`main p a[href="/course/module/${first.id}/primary/1"]`)).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: messageText(language, "learning.startCourse") }),
    ).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test("a learner who never joined a course is not thanked for leaving it; at 0 percent there is no progress to lose (en, hi)", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.goto(`/course/unenroll/${courseId}?step=done`);
  await expect(page).toHaveURL(new RegExp(`/info/course/${courseId}$`));
  await enroll(context);
  for (const language of behaviourLanguages) {
    await page.goto(`/course/unenroll/${courseId}?language=${language}`);
    await expect(page.getByText(messageText(language, "learning.leaveCertificates"))).toBeVisible();
    await expect(page.getByText(messageText(language, "learning.leaveProgress", { percent: 0 }))).toHaveCount(0);
  }
});

for (const language of behaviourLanguages) {
  test(`on a phone, what is missing from the account is one row with both links (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    await open(page, context, language);
    await page.goto("/dashboard");
    const bar = page.getByRole("complementary", { name: messageText(language, "recovery.barLabel") });
    await expect(
      bar.getByRole("link", { name: messageText(language, "profile.barUpdate"), exact: true }),
    ).toHaveAttribute("href", /^\/usr\/UpdateInfo\?rdir=/);
    await expect(
      bar.getByRole("link", { name: messageText(language, "recovery.barLink"), exact: true }),
    ).toHaveAttribute("href", "/profile");
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
    await expectNoAxeFindings(page);
  });
}

test("the tabs are links with addresses of their own, and only those that are on", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await open(page, context, "en");
  const tabs = page.getByRole("navigation", { name: messageText("en", "learning.tabs") });
  await expect(tabs.getByRole("link")).toHaveText(
    ["modulesAndLessons", "discussions", "resources"].map((key) => messageText("en", `learning.${key}`)),
    { useInnerText: true },
  );
  for (const tab of ["discussions", "resources"] as const) {
    await tabs.getByRole("link", { name: messageText("en", `learning.${tab}`) }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${tab}`));
    await expect(page.getByRole("heading", { level: 2, name: messageText("en", `learning.${tab}`) })).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test("the topics page of a course without an enrollment shows that there is none", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  const answer = await page.goto(`/my-courses/${courseId}`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByText(messageText("en", "answers.notEnrolled")).first()).toBeVisible();
});

async function open(page: Page, context: Parameters<typeof signUp>[0], language: Language): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url: test.info().project.use.baseURL ?? "" }]);
  await signUp(context, language);
  await enroll(context);
  await page.goto(here);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
