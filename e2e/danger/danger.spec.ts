import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { readCourse } from "../../testing/people/course-content";
import { behaviourLanguages, languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopic } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, type Locator, type Page, test } from "../support/test";

const words: Record<Language, string> = { en: "I want to die", hi: "main marna chahti hoon" };
const discussion = "/discussions/view/questions-you-could-not-answer";
const course = readCourse();
const [lessonTopic] = course;
const lesson = `/course/module/${lessonTopic?.id}/primary/1`;

const help = (page: Page | Locator, language: Language) =>
  page.getByRole("region", { name: messageText(language, "danger.title") });
async function expectNumbers(page: Page | Locator, language: Language, note: string): Promise<void> {
  const box = help(page, language).first();
  await expect(box.getByRole("link")).toHaveCount(3);
  for (const number of ["14416", "1098", "112"]) await expect(box.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await expect(box.getByText(messageText(language, `danger.${note}`))).toBeVisible();
}
test.use({ viewport: { width: 360, height: 720 } });

for (const language of behaviourLanguages) {
  test(`in the chat the numbers are above the field before sending and below the message after it, and the desk lists it first (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${lesson}?language=${language}`);
    await page.locator(".reading-sheet > summary").click();
    await page.getByRole("button", { name: messageText(language, "chat.panel.open") }).click();
    const panel = page.getByRole("dialog", { name: messageText(language, "chat.panel.title") });
    const field = panel.getByRole("textbox", { name: messageText(language, "chat.panel.writeLabel") });
    await field.fill("How do I upload my photo?");
    await expect(help(panel, language)).toHaveCount(0);
    await expect(panel.getByText(messageText(language, "danger.line"))).toBeVisible();
    await field.fill(words[language]);
    await expectNumbers(panel, language, "beforeSending");
    await expectNoAxeFindings(page);
    await field.press("Enter");
    await expect(panel.getByText(messageText(language, "chat.panel.sent"))).toBeVisible();
    await expectNumbers(panel.getByRole("log"), language, "sent");
    await expect(help(panel, language).first()).toBeInViewport();

    const staff = await browser.newContext();
    await openDesk(staff, baseURL ?? "", "administrator", { language });
    const desk = await staff.newPage();
    await desk.goto(`/desk/messages?language=${language}`);
    const first = desk.getByRole("main").getByRole("article").first();
    await expect(first).toContainText(messageText(language, "desk.inbox.urgent"));
    await expect(first).toContainText(messageText(language, "desk.inbox.urgentWhy"));
    await expectNoAxeFindings(desk);
    await desk.goto(
      `/desk/messages/${(await (await context.request.post("/api/checkAuth", { data: {} })).json())._id}?language=${language}`,
    );
    await expect(desk.getByRole("listitem").filter({ hasText: words[language] })).toContainText(
      messageText(language, "desk.inbox.urgent"),
    );
    await staff.close();
  });
}

test("they show while a comment is typed and after it is posted, and the comment is published as any other", async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto(discussion);
  const text = `A student says she wants to die. ${Date.now()}`;
  await page.getByLabel(messageText("en", "discussions.commentLabel")).fill(text);
  await expectNumbers(page, "en", "comment");
  await page.getByRole("button", { name: messageText("en", "discussions.post") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expectNumbers(page, "en", "comment");
  await expectNoAxeFindings(page);
});

test("they show while a journal is typed and with what was saved in it", async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  const at = course.findIndex(({ hasJournal }) => hasJournal);
  for (const topic of course.slice(0, at)) await completeTopic(context, topic);
  await page.goto(`/course/module/${course[at]?.id}/reflective_journal`);
  const field = page.getByRole("textbox", { name: messageText("en", "learning.journalLabel") });
  await field.fill(enoughWords("Some evenings I am tired of living, and I tell nobody about it.", randomUUID()));
  await expectNumbers(page, "en", "journal");
  await page.getByRole("button", { name: messageText("en", "learning.journalSave") }).click();
  await expectNumbers(page, "en", "journal");
  await page.reload();
  await expectNumbers(page, "en", "journal");
});

test("the search has the same numbers for the same words", { tag: "@all" }, async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent("saanp ne kaat liya")}`);
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
});

for (const language of behaviourLanguages)
  test(`below the fields of the chat and a comment three numbers can be called, whatever is written (${language})`, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    for (const [address, field] of [
      ["/help/assistant", "#assistant-form"],
      [discussion, "#add-comment"],
    ] as const) {
      await page.goto(`${address}?language=${language}`);
      const line = page.locator(field).getByText(messageText(language, "danger.line"));
      await line.scrollIntoViewIfNeeded();
      for (const number of ["1098", "14416", "112"])
        await expect(line.locator(`a[href="tel:${number}"]`)).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });

for (const language of behaviourLanguages)
  test(`a search field shows the numbers while words of danger are in it, on a page and in the menu (${language})`, async ({
    page,
  }) => {
    for (const address of ["/search", "/courses"]) {
      await page.goto(`${address}?language=${language}`);
      const isMenu = address === "/courses";
      if (isMenu) await page.locator(".narrow-menu > summary").click();
      const form = page.locator(isMenu ? ".narrow-menu form[action='/search']" : "main form[action='/search']");
      const field = form.getByRole("searchbox");
      await expect(help(form, language)).toHaveCount(0);
      await field.fill(words[language]);
      for (const number of ["14416", "1098", "112"])
        await expect(help(form, language).locator(`a[href="tel:${number}"]`)).toBeVisible();
      await expect(help(form, language).getByRole("link")).toHaveText([/14416$/, /1098$/, /112$/]);
      if (isMenu) await expectNoAxeFindings(page);
      await field.fill(language === "en" ? "period pain" : "पीरियड में दर्द");
      await expect(help(form, language)).toHaveCount(0);
    }
  });

test.describe("numbers to call, without JavaScript", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons to call are below the heading of article, search and assistant, above y = 330", async ({
    page,
    context,
  }) => {
    for (const language of languages) {
      await signUp(context, language);
      await context.request.post("/api/chatbot/post/", { data: { msg: words[language] } });
      for (const address of [
        `/topic/mental-health/thoughts-of-dying?language=${language}`,
        `/search?query=${encodeURIComponent(words[language])}&language=${language}`,
        `/help/assistant?language=${language}`,
      ]) {
        await page.goto(address);
        const calls = page.getByRole("main").getByRole("navigation", { name: messageText(language, "danger.title") });
        for (const number of ["14416", "112"]) {
          const box = await calls.locator(`a[href="tel:${number}"]`).first().boundingBox();
          expect((box?.y ?? 999) + (box?.height ?? 0), `${address} ${number}`).toBeLessThan(330);
          expect(box?.width, `${address} ${number}`).toBeGreaterThan(300);
        }
      }
    }
  });
});
