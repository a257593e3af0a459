import { randomUUID } from "node:crypto";
import { journalLength } from "../../lib/contract/rules/own-words";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopic, completeTopics } from "../support/progress";
import { drawnFor } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, type Page, type Route, test } from "../support/test";

const topics = readCourse();
const [quizTopic] = topics;
const journalTopic = topics.find((topic) => topic.hasJournal);
if (!quizTopic || !journalTopic) throw new Error("The course has no quiz or no journal");
const quiz = `/course/module/${quizTopic.id}/quiz`;
const journal = `/course/module/${journalTopic.id}/reflective_journal`;

const field = (page: Page) => page.locator("#journal-entry");
const save = (page: Page, language: Language) =>
  page.getByRole("button", {
    name: new RegExp(
      `^(${messageText(language, "learning.journalSave")}|${messageText(language, "learning.journalSaveAgain")})$`,
    ),
  });
const tooShort = { en: "1 of 15 words so far", hi: "15 में से 1 शब्द हुए हैं" };
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:")));
const draftSaved = (language: Language) =>
  new RegExp(messageText(language, "learning.draftSaved", { time: "" }).trim().split(" ").slice(-2).join(" "));

/** Forms that are sent get no answer, in a browser that cannot send them later. @returns what ends that */
async function loseForms(page: Page): Promise<() => Promise<void>> {
  await expect(page.locator("html")).toHaveAttribute("data-keeps", "");
  await page.evaluate(() => document.documentElement.removeAttribute("data-keeps"));
  const lose = (route: Route) => (route.request().method() === "POST" ? route.abort() : route.continue());
  await page.route("**/*", lose);
  return () => page.unroute("**/*", lose);
}

async function atJournal(context: BrowserContext, language: Language = "en") {
  await signUp(context, language);
  await enroll(context);
  await completeTopics(context, topics.slice(0, topics.indexOf(journalTopic as (typeof topics)[number])));
}

for (const language of behaviourLanguages) {
  test(`text typed in a journal without a connection is a draft, with a notice, and saved when it is back (${language})`, async ({
    page,
    context,
  }) => {
    await atJournal(context, language);
    await page.goto(`${journal}?language=${language}`);
    await expect(field(page)).toHaveAttribute("rows", "8");
    await context.setOffline(true);
    await field(page).pressSequentially("In class, ");
    await expect(page.getByText(messageText(language, "learning.connection_lost"))).toBeVisible();
    await expect(page.getByText(messageText(language, "learning.draftInBrowser"))).toBeVisible();
    await expect(field(page)).toHaveValue("In class, ");
    await expectNoAxeFindings(page);
    await context.setOffline(false);
    await expect(page.locator("#journal-draft")).toHaveText(draftSaved(language));
    await expect.poll(() => drafts(page)).toEqual([]);
  });
}

test("a journal that was sent without a connection stays on the page and is sent again automatically", {
  tag: "@all",
}, async ({ page, context }) => {
  await atJournal(context);
  await page.goto(journal);
  const text = enoughWords("On Monday I will ask my class.", randomUUID());
  await field(page).fill(text);
  await expect(page.locator("#journal-draft")).toHaveText(draftSaved("en"));
  await context.setOffline(true);
  await save(page, "en").click();
  await expect(page.getByText(messageText("en", "learning.draftInBrowser"))).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await context.setOffline(false);
  await expect(page.getByText(messageText("en", "answers.journalSaved")).first()).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue(text);
});

test("a draft is on the next device and in the other language; an edit stores the earlier version", {
  tag: "@all",
}, async ({ page, context, browser }) => {
  await atJournal(context);
  await page.goto(journal);
  const firstThought = enoughWords("My first thought on this topic.", randomUUID());
  await field(page).fill(firstThought);
  await expect(page.locator("#journal-draft")).toHaveText(draftSaved("en"));
  const elsewhere = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await elsewhere.goto(`${journal}?language=hi`);
  await expect(field(elsewhere)).toHaveValue(firstThought);
  await elsewhere.context().close();

  await page.locator(".reading-bar").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(field(page)).toHaveValue(firstThought);
  await save(page, "hi").click();
  await expect(page.getByRole("status").filter({ hasText: messageText("hi", "answers.journalSaved") })).toBeVisible();
  await field(page).fill(enoughWords("My second thought.", randomUUID()));
  await save(page, "hi").click();
  const versions = page.locator("summary", { hasText: messageText("hi", "learning.journalVersions") });
  await versions.click();
  await expect(page.locator("details", { has: versions }).getByText(firstThought)).toBeVisible();
});

for (const language of behaviourLanguages) {
  test(`a journal that is too short shows the minimum and what was typed; with some more words it is saved (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await atJournal(context, language);
    await page.goto(`${journal}?language=${language}`);
    await expect(
      page.getByText(messageText(language, "learning.journalHint", { fewest: journalLength.words })),
    ).toBeVisible();
    await field(page).fill("So.");
    await save(page, language).click();
    await expect(page.getByRole("alert").filter({ hasText: tooShort[language] })).toBeVisible();
    await expect(field(page)).toHaveValue("So.");
    await expectNoAxeFindings(page);
    await field(page).fill(enoughWords("So I will ask my class on Monday.", randomUUID()));
    await save(page, language).click();
    await expect(
      page.getByRole("status").filter({ hasText: messageText(language, "answers.journalSaved") }),
    ).toBeVisible();
    // Of this topic no page was opened yet: which ones, with the way there.
    await expect(page.getByText(messageText(language, "learning.unreadLead"))).toBeVisible();
    await expect(page.locator(`article a[href="/course/module/${journalTopic.id}/primary/1"]`)).toBeVisible();
  });
}

test("logging out leaves nothing typed on a shared phone", async ({ page, context }) => {
  await atJournal(context);
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kept-by"))).not.toBeNull();
  await page.goto(journal);
  // Only the draft's own call fails: a connection that comes back would save the draft while the page is being left.
  await context.route("**/api/users/journal-draft/**", (route) => route.abort());
  await field(page).fill("Not for the next one");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.goto("/logout");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept")))).toEqual([]);
});

test("a choice that is not checked yet survives a reload and a change of language", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await enroll(context);
  const drawn = await drawnFor(context, quizTopic);
  const [first, second] = drawn;
  await context.request.post(`/api/quiz/${quizTopic.id}/answers`, {
    data: { questionId: first?.id, choices: first?.right },
  });
  await page.goto(`${quiz}?step=2`);
  const choice = page.locator(`input[name=choice][value="${second?.wrong}"]`);
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
  await page.locator(".reading-bar").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(/\?step=2&language=hi$/);
  await expect(
    page.getByText(messageText("hi", "quizzes.questionOf", { number: 2, total: drawn.length })).first(),
  ).toBeAttached();
  await expect(choice).toBeChecked();
  await page.getByRole("button", { name: messageText("hi", "quizzes.check") }).click();
  await expect(page.getByText(messageText("hi", "quizzes.wrong"), { exact: true })).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test("a survey answered without a connection is a draft, with a notice, restored after a reload, and deleted once it is sent", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await page.goto("/course/module/what-is-adolescence/primary/3");
  const survey = page.locator("form#survey");
  const easy = survey.locator("[name=comfort-today][value=easy]");
  const body = survey.locator("[name=asked-about][value=body]");
  const send = survey.getByRole("button", { name: messageText("en", "surveys.send") });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kept-by"))).not.toBeNull();
  const comesBack = await loseForms(page);
  await easy.check();
  await body.check();
  await survey.locator("[name=one-question]").fill("How tall?");
  await send.click();
  await expect(page.getByText(messageText("en", "learning.connection_lost"))).toBeVisible();
  await expect(survey.getByText(messageText("en", "surveys.offline"))).toBeVisible();
  await comesBack();
  await page.reload();
  await expect(survey.locator("[name=one-question]")).toHaveValue("How tall?");
  await expect(easy).toBeChecked();
  await expect(body).toBeChecked();
  await expect(page.getByText(messageText("en", "learning.connection_restored"))).toBeVisible();
  await send.click();
  await expect(survey.getByText(messageText("en", "answers.surveySaved"))).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});

for (const [where, address] of firstInCore([
  ["a topic's discussion", `/course/module/${journalTopic.id}/discussion`],
  ["the forum", "/discussions/view/questions-you-could-not-answer"],
] as const)) {
  const comment = (page: Page) => page.getByLabel(messageText("en", "discussions.commentLabel"));
  const post = (page: Page) =>
    page.getByRole("button", { name: messageText("en", "discussions.post"), exact: true }).click();
  const posted = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
  async function open(page: Page, context: BrowserContext): Promise<void> {
    if (where === "the forum") await signUp(context);
    else {
      await atJournal(context);
      await completeTopic(context, journalTopic as (typeof topics)[number]);
    }
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kept-by"))).not.toBeNull();
  }

  test(`a comment in ${where} that a lost connection did not take is posted by itself when it is back, and gone then`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context);
    const text = `On Monday I will ask. ${Date.now()}`;
    await context.setOffline(true);
    await comment(page).fill(text);
    await post(page);
    await expect(page.getByText(messageText("en", "learning.connection_lost"))).toBeVisible();
    await expect(page.locator("#add-comment").getByText(messageText("en", "discussions.commentOffline"))).toBeVisible();
    await expect(comment(page)).toHaveValue(text);
    await context.setOffline(false);
    await expect(posted(page, text)).toHaveCount(1);
    await expect(comment(page)).toHaveValue("");
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test(`where a browser cannot send it later, such a comment in ${where} is put back after a reload, and gone once it is posted`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await open(page, context);
    const text = `On Monday I will ask. ${Date.now()}`;
    const comesBack = await loseForms(page);
    await comment(page).fill(text);
    await post(page);
    await expect(page.locator("#add-comment").getByText(messageText("en", "discussions.commentOffline"))).toBeVisible();
    await comesBack();
    await page.reload();
    await expect(comment(page)).toHaveValue(text);
    await expect(page.getByText(messageText("en", "learning.connection_restored"))).toBeVisible();
    await post(page);
    await expect(posted(page, text)).toBeVisible();
    await expect(comment(page)).toHaveValue("");
    await expect.poll(() => drafts(page)).toEqual([]);
  });
}
