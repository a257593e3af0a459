import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeHalf, completeTopics, readTopic } from "../support/progress";
import { answerByCalls } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const topics = readCourse();
const [first, second, third] = topics as [Topic, Topic, Topic];
const here = `/view/course/${courseId}`;
const row = (page: Page, topic: Topic) => page.locator(`#modules ol ol > #topic-${topic.id}`);

/** How many parts of the wall that is shown are in each state; the sun at its end is one of them. */
async function expectParts(page: Page, expected: Record<"done" | "open" | "closed", number>): Promise<void> {
  const shown = page.locator(".wall svg:visible [data-state]");
  await expect(shown).toHaveCount(topics.length + 1);
  const states = await shown.evaluateAll((all) => all.map((each) => each.getAttribute("data-state")));
  for (const [state, count] of Object.entries(expected))
    expect(states.filter((each) => each === state || (state === "done" && each === "new")).length, state).toBe(count);
}

async function open(page: Page, context: BrowserContext, language: Language): Promise<void> {
  await signUp(context, language);
  await enroll(context);
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
  await page.goto(`${here}?language=${language}`);
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`a new learner's path: here, next with its condition, later by its title; nothing is asked before something is done (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, context, language);
    await expect(page.locator("#modules li[data-place]")).toHaveCount(topics.length);
    await expect(row(page, first)).toHaveAttribute("data-place", "now");
    await expect(
      row(page, first).getByRole("link", { name: new RegExp(`^${t("learning.startTopic")}: `) }),
    ).toHaveAttribute("href", `/course/module/${first.id}/primary/1`);
    await expect(row(page, second)).toHaveAttribute("data-place", "next");
    const unlocks = t("learning.unlockedBy", { topic: "" }).trim();
    await expect(row(page, second).getByText(t("learning.statusLocked"))).toBeVisible();
    await expect(row(page, second).getByText(unlocks)).toBeVisible();
    await expect(row(page, third)).toHaveAttribute("data-place", "later");
    await expect(row(page, third)).toContainText(t("learning.statusLocked"));
    // Its state is for screen readers alone: what is seen is one line.
    expect((await row(page, third).getByText(t("learning.statusLocked")).boundingBox())?.width).toBeLessThanOrEqual(1);
    for (const locked of [second, third]) await expect(row(page, locked).getByRole("link")).toHaveCount(0);
    await expect(page.locator("#why")).toHaveCount(0);
    await expect(page.getByText(t("learning.rateTitle"))).toHaveCount(0);
    await expect(page.locator(`a[href="/survey/course/${courseId}"]`)).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  test(`the tabs are one row that is whole at 360 px, and break in very large letters instead of being cut (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, context, language);
    const tabs = page.getByRole("navigation", { name: t("learning.tabs") }).getByRole("link");
    const boxes = () =>
      tabs.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
      );
    const row = await boxes();
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    for (const { left, right } of row) expect([left >= 16, right <= 360 - 16]).toEqual([true, true]);
    await page.evaluate(() => document.documentElement.setAttribute("data-look", "largest"));
    for (const { left, right } of await boxes()) expect([left >= 0, right <= 360]).toEqual([true, true]);
    expect(await tabs.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)).toBe(
      0,
    );
  });

  test(`the wall is coloured topic by topic and adds up with the words beside it (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context, language);
    await completeTopics(context, [first, second]);
    await readTopic(context, third);
    await page.goto(here);
    await expectParts(page, { done: 2, open: 1, closed: topics.length - 3 + 1 });
    const parts = topics.reduce((sum, topic) => sum + (topic.hasJournal ? 3 : 2), 0);
    await expect(
      page.getByRole("img", { name: t("learning.progress", { percent: Math.floor(500 / parts) }) }),
    ).toBeVisible();
    await expect(page.getByText(t("learning.topicsDone", { done: 2, total: topics.length }))).toBeVisible();
    await expect(page.locator("#why")).toBeVisible();
    await expect(page.getByText(t("learning.rateTitle"))).toHaveCount(0);
    await completeHalf(context);
    await page.reload();
    await expect(page.getByText(t("learning.rateTitle"))).toBeVisible();
  });

  test(`resume leads to the question and to the journal that are still open, from the path too (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context, language);
    await readTopic(context, first);
    const drawn = await answerByCalls(context, first, { until: 1 });
    await page.goto(here);
    const start = (topic: Topic) =>
      row(page, topic).getByRole("link", { name: new RegExp(`^${t("learning.startTopic")}: `) });
    await expect(start(first)).toHaveAttribute("href", `/course/module/${first.id}/quiz`);
    await page.getByRole("link", { name: new RegExp(`^${t("learning.resumeLeft")}`) }).click();
    await expect(
      page.getByRole("img", { name: t("quizzes.questionOf", { number: 2, total: drawn.length }) }),
    ).toBeVisible();
    await completeTopics(context, [first, second]);
    await readTopic(context, third);
    await answerByCalls(context, third);
    await page.goto(here);
    await expect(row(page, third)).toHaveAttribute("data-place", "now");
    await expect(start(third)).toHaveAttribute("href", `/course/module/${third.id}/reflective_journal`);
    await expect(page.getByRole("link", { name: new RegExp(`^${t("learning.resumeLeft")}`) })).toHaveAttribute(
      "href",
      `/course/module/${third.id}/reflective_journal`,
    );
  });

  test(`a complete module is celebrated where it ends, with what can be answered now, and on the path (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, context, language);
    await completeTopics(context, [first, second]);
    await readTopic(context, third);
    await answerByCalls(context, third);
    await page.goto(`/course/module/${third.id}/reflective_journal`);
    await expect(page.locator(".module-end")).toHaveCount(0);
    await page.locator("[name=entry]").fill(enoughWords("मैं सोमवार को कक्षा में इस पर बात करूँगी, और सुनूँगी।", randomUUID()));
    await page.getByRole("button", { name: t("learning.journalSave") }).click();
    const end = page.locator(".module-end");
    await expect(end.getByText(t("learning.canAnswer"))).toBeVisible();
    await expect(end.locator("li")).toHaveCount(3);
    await expectNoAxeFindings(page);
    await page.goto(`/course/module/${first.id}/quiz?step=results`);
    await expect(page.locator(".module-end")).toHaveCount(0);
    await page.goto(`/course/module/${third.id}/discussion`);
    await end.getByRole("link", { name: t("learning.seeOnPath") }).click();
    await expect(page).toHaveURL(/#module-/);
    // What is done is folded, with what can be answered now; the next module is open.
    const modules = page.locator("#modules details.path-module");
    await expect(row(page, first)).toBeHidden();
    await expect(modules.nth(1)).toHaveAttribute("open", "");
    await modules.first().locator("summary").first().click();
    await expect(row(page, first)).toBeVisible();
    await page.locator("#modules .path-row details summary").first().click();
    await expect(page.locator("#modules .path-row details li").first()).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

for (const [state, media] of Object.entries({
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
} as const)) {
  test(`the path can be read in ${state} colours`, { tag: "@all" }, async ({ page, context }) => {
    await page.emulateMedia(media);
    await open(page, context, "hi");
    await completeTopics(context, [first, second]);
    await page.goto(here);
    await expectNoAxeFindings(page);
    const [ground, line] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector(".path-lotus") as Element).stroke,
    ]);
    expect(line).not.toBe(ground);
  });
}
