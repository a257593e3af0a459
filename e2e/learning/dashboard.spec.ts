import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { holdRequests } from "../support/held-requests";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const [first, second] = readCourse() as [Topic, Topic];
const otherCourse = "healthy-minds";
const thirdCourse = "safe-and-respected";
const card = (page: Page, topic: Topic) => page.locator(`#card-${topic.id}`);
const note = (page: Page, topic: Topic) => card(page, topic).getByRole("textbox");
const press = (page: Page, topic: Topic, name: string) => card(page, topic).getByRole("button", { name }).click();

/** Opens a card of the list, and in it the field for the note. */
async function openCard(page: Page, topic: Topic): Promise<void> {
  const closed = card(page, topic).locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

async function afterTwoTopics(context: BrowserContext, language: Language): Promise<void> {
  await signUp(context, language);
  await enroll(context);
  await completeTopics(context, [first, second]);
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
}

/** What the portal stores, not what the page shows. */
async function stored(
  context: BrowserContext,
  topic: Topic,
): Promise<{ tried_at: string | null; note: string; discussion: boolean }> {
  return (await (await context.request.get(`/api/users/classroom/${topic.id}`)).json()).card;
}

for (const language of behaviourLanguages) {
  const t = (key: string, values = {}) => messageText(language, `classroom.${key}`, values);

  test(`the dashboard of somebody new leads to a course, and is not empty (${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(context, language);
    await page.goto(`/dashboard?language=${language}`);
    await expect(page.getByRole("link", { name: messageText(language, "learning.seeCourses") })).toBeVisible();
    await expect(
      page.getByRole("region", { name: messageText(language, "dashboard.join") }).getByRole("article"),
    ).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test(`what a lesson proposes is tried and noted on the dashboard, and offered to colleagues (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await afterTwoTopics(context, language);
    await page.goto(`/dashboard?language=${language}`);
    await expect(
      page.getByRole("region", { name: messageText(language, "dashboard.next") }).getByRole("link"),
    ).toBeInViewport();
    // Of the list the newest card alone is open.
    await expect(card(page, second).getByRole("button", { name: t("tried") })).toBeVisible();
    await expect(card(page, first).getByRole("button", { name: t("tried") })).toBeHidden();
    await openCard(page, first);
    const release = await holdRequests(page, "**/dashboard");
    await note(page, first).fill("12 slips");
    await note(page, first).press("Enter");
    // Typed before the answer is there: it stays in the field.
    await note(page, first).fill("12 slips, 3 good questions");
    release();
    await expect.poll(async () => stored(context, first)).toMatchObject({ tried_at: null, note: "12 slips" });
    await expect(card(page, first).getByRole("status")).not.toBeEmpty();
    await press(page, first, t("tried"));
    await expect(card(page, first).getByRole("status")).toContainText(messageText(language, "answers.classroomTried"));
    expect(await stored(context, first)).toMatchObject({
      tried_at: expect.any(String),
      note: "12 slips, 3 good questions",
    });
    const tell = card(page, first).getByRole("link", { name: t("tellLink") });
    await expect(tell).toHaveCount((await stored(context, first)).discussion ? 1 : 0);
    await page.reload();
    await page.getByText(messageText(language, "classroom.triedCount").replace(/^.*one \{(.*?)\}.*$/, "$1")).click();
    await openCard(page, first);
    await expect(note(page, first)).toHaveValue("12 slips, 3 good questions");
    await press(page, first, t("notTried"));
    await expect.poll(async () => (await stored(context, first)).tried_at).toBeNull();
    await card(page, second).getByText(t("ways"), { exact: true }).click();
    const share = card(page, second).getByRole("link", { name: new RegExp(t("share")) });
    const sent = decodeURIComponent((await share.getAttribute("href")) ?? "");
    expect(sent).toMatch(new RegExp(`^https://wa\\.me/\\?text=.*/info/course/${courseId}`, "s"));
    expect(sent).not.toContain("12 slips");
    await expectNoAxeFindings(page);
  });

  test(`the one large step: the certificate before another course, then that course (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const d = (key: string, values = {}) => messageText(language, `dashboard.${key}`, values);
    const step = page.getByRole("region", { name: d("next"), exact: true });
    await signUp(context, language);
    await completeProfile(context);
    await enroll(context);
    await context.request.post("/api/courses/enroll", { data: { id: otherCourse, language } });
    await completeTopics(context, readCourse());
    await page.goto(`/dashboard?language=${language}`);
    const get = page.getByRole("button", { name: messageText(language, "learning.getCertificate") });
    await expect(get).toHaveCount(1);
    await expect(step).toContainText(d("certificateReady"));
    await expect(step.locator(get)).toBeInViewport();
    await expectNoAxeFindings(page);
    await get.click();
    await expect(page).toHaveURL(/certificate=issued$/);
    await page.goto("/dashboard");
    await expect(get).toHaveCount(0);
    await expect(step.getByRole("link")).toHaveAttribute(
      "href",
      new RegExp(`/${readCourse(otherCourse)[0]?.id}/|${otherCourse}`),
    );
    await completeTopics(context, readCourse(otherCourse).slice(0, 4));
    await page.goto("/dashboard");
    await expect(step.getByRole("link")).toHaveAttribute(
      "href",
      new RegExp(`/course/module/${readCourse(otherCourse)[4]?.id}/`),
    );
    await expect(page.getByRole("region", { name: d("waiting"), exact: true }).getByRole("listitem")).toHaveCount(1);
    const join = page.getByRole("region", { name: d("join"), exact: true });
    await expect(join.getByRole("article")).toHaveCount(1);
    await context.request.post("/api/courses/enroll", { data: { id: thirdCourse, language } });
    await page.reload();
    // No course is left to join, so articles are shown below.
    await expect(join).toHaveCount(0);
    await expect(
      page.getByRole("region", { name: messageText(language, "articles.popular") }).getByRole("listitem"),
    ).toHaveCount(3);
    // The fullest dashboard: three courses, a review and sixteen cards.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 740);
    await expectNoAxeFindings(page);
  });

  test(`a card prints on one sheet, without the note (${language})`, { tag: "@all" }, async ({ page, context }) => {
    await afterTwoTopics(context, language);
    await context.request.put(`/api/users/classroom/${first.id}`, { data: { note: "Only for me" } });
    await page.goto(`/dashboard?language=${language}`);
    await openCard(page, first);
    await card(page, first)
      .getByRole("link", { name: new RegExp(t("print")) })
      .click();
    await expect(page.locator(".classroom-sheet")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Only for me");
    await expectNoAxeFindings(page);
    expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test("a card of a page that another account has left behind changes nothing", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await afterTwoTopics(context, "en");
  await page.goto("/dashboard");
  const marker = await page.locator('meta[name="page-account"]').getAttribute("content");
  await afterTwoTopics(context, "en");
  const answer = await context.request.put(`/api/users/classroom/${first.id}`, {
    data: { tried: true },
    headers: { "x-portal-account": marker ?? "" },
  });
  expect(answer.status()).toBe(409);
  expect((await stored(context, first)).tried_at).toBeNull();
});
