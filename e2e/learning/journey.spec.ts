import { randomUUID } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { endCase, walkCase, wayThroughEndCase } from "../support/cases";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { chooseOn, drawnFor } from "../support/quiz";
import { expectNoAxeFindings } from "../support/screen";
import { submit } from "../support/steps";
import { fillTeacherForm, openPopup } from "../support/teacher-form";
import { expect, type Page, test } from "../support/test";

const topics = readCourse();
const sizes = { phone: { width: 360, height: 720 }, desktop: { width: 1280, height: 800 } };

/**
 * The topic that is taken press by press: on a phone one with pages, a quiz and a journal. The rules complete the others
 * at once. The keyboard's test takes the first topic press by press.
 */
const walked = { phone: topics.find(({ hasJournal }) => hasJournal), desktop: topics[0] };
/** The topics whose pages must link to each other. */
const linked = new Set(firstInCore(topics.filter((topic) => topic !== walked.phone)));

// Each language and each size once: the way is the same, and what they change on a screen is looked at by that screen's
// own tests.
for (const [language, size] of firstInCore([
  ["hi", "phone"],
  ["en", "desktop"],
] as const)) {
  test(`a teacher takes the course from the home page to the certificate (${language}, ${size})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: sizes[size] });
    const page = await context.newPage();
    await openCourse(page, language);
    await registerInPopup(page, language);
    for (const topic of topics) {
      if (topic === walked[size]) await takeTopic(page, topic, language);
      else await completeTopics(context, [topic], { withEndCase: size === "desktop" });
      if (size === "phone" && linked.has(topic)) await expectLinksOn(page, topic);
    }
    if (size === "phone") await takeEndCase(page, language);
    await askForCertificate(page, language);
    await context.close();
  });
}

async function openCourse(page: Page, language: Language) {
  await page.goto(`/?language=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.goto("/courses");
  await page
    .getByRole("link", { name: new RegExp(messageText(language, "courses.startNow")) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/info/course/${courseId}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** The teacher form: it completes the profile at once. */
async function registerInPopup(page: Page, language: Language) {
  const form = await openPopup(page, language);
  await expectNoAxeFindings(page);
  await fillTeacherForm(form);
  await submit(form);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await expect(page.getByText(messageText(language, "learning.statusLocked")).first()).toBeVisible();
}

async function takeTopic(page: Page, topic: Topic, language: Language) {
  await page.goto(`/view/course/${courseId}`);
  await expectNoAxeFindings(page);
  await page.locator(`a[href="/course/module/${topic.id}/primary/1"]`).first().click();
  for (let number = 1; number <= topic.pages; number += 1) {
    await expect(page).toHaveURL(new RegExp(`/course/module/${topic.id}/primary/${number}$`));
    if (number === 1) await expectNoAxeFindings(page);
    await page.locator("a[rel=next]").click();
  }
  await page.getByRole("link", { name: messageText(language, "quizzes.start") }).click();
  const drawn = await drawnFor(page.context(), topic);
  for (const question of drawn) {
    await expect(page.locator("input[name=questionId]")).toHaveValue(question.id);
    await chooseOn(page, topic);
    await page.getByRole("button", { name: messageText(language, "quizzes.check") }).click();
    await expect(page.getByText(messageText(language, "quizzes.right"), { exact: true })).toBeVisible();
    // The screens of the other questions are built alike.
    if (question === drawn[0]) await expectNoAxeFindings(page);
    await page.locator('a[href*="?step="]').filter({ visible: true }).last().click();
  }
  await expect(page.getByText(messageText(language, "quizzes.passed"))).toBeVisible();
  await expectNoAxeFindings(page);
  if (topic.hasJournal) await writeJournal(page, topic, language);
}

/** Each page of a topic links to the next one, and the last one to the quiz. */
async function expectLinksOn(page: Page, { id, pages }: Topic) {
  for (let number = 1; number <= pages; number += 1) {
    const html = await (await page.request.get(`/course/module/${id}/primary/${number}`)).text();
    const next = html.match(/<a [^>]*>/g)?.filter((link) => link.includes('rel="next"'));
    const wanted = `href="/course/module/${id}/${number < pages ? `primary/${number + 1}` : "quiz"}"`;
    expect(next, `page ${number} of ${id}`).toEqual([expect.stringContaining(wanted)]);
  }
}

async function writeJournal(page: Page, topic: Topic, language: Language) {
  await page.getByRole("link", { name: messageText(language, "quizzes.goOn_journal") }).click();
  await expect(page).toHaveURL(new RegExp(`/course/module/${topic.id}/reflective_journal$`));
  await expectNoAxeFindings(page);
  await page.locator("[name=entry]").fill(enoughWords(`मैं सोमवार को कक्षा में इस पर बात करूँगी: ${topic.id}`, randomUUID()));
  await page.getByRole("button", { name: messageText(language, "learning.journalSave") }).click();
  await expect(page.getByText(messageText(language, "answers.journalSavedTopicComplete")).first()).toBeVisible();
}

/** After the last topic the completion waits for the end case alone. */
async function takeEndCase(page: Page, language: Language) {
  await page.goto(`/view/course/${courseId}`);
  await expect(page.getByRole("button", { name: messageText(language, "learning.requestCertificate") })).toHaveCount(0);
  await page.locator(`#cases a[href="${endCase}"]`).click();
  await walkCase(page, wayThroughEndCase);
  await expectNoAxeFindings(page);
}

async function askForCertificate(page: Page, language: Language) {
  await page.goto(`/view/course/${courseId}`);
  await expect(
    page.getByRole("img", { name: messageText(language, "learning.progress", { percent: 100 }) }),
  ).toBeVisible();
  await page.getByRole("button", { name: messageText(language, "learning.requestCertificate") }).click();
  // rule: certificate.request: the course is marked completed and its page is there again.
  await expect(page.locator(".celebration").getByText("Sunita Kumari")).toBeVisible();
  const head = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
  await expect(head.getByText(messageText(language, "learning.statusCompleted"), { exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: messageText(language, "learning.viewCertificate") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/certificate\/[0-9a-f]{32}$/);
  await expect(page.getByText("Sunita Kumari").first()).toBeVisible();
  await expectNoAxeFindings(page);
  const href = await page
    .getByRole("link", { name: messageText(language, "certificate.download") })
    .getAttribute("href");
  const pdf = await page.request.get(href ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const verification = await (await page.context().browser()?.newPage())?.goto(page.url());
  expect(verification?.status()).toBe(200);
  await page.goto("/dashboard");
  await expect(page.getByText(messageText(language, "learning.statusCompleted"))).toBeVisible();
  await expectNoAxeFindings(page);
}

for (const language of behaviourLanguages) {
  for (const [size, viewport] of firstInCore(Object.entries(sizes))) {
    test(`every part of a topic shows its next step at all times, clear of the text (${language}, ${size})`, {
      tag: "@all",
    }, async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await signUp(context, language);
      await enroll(context);
      const [first, second, third] = topics as [Topic, Topic, Topic];
      await completeTopics(context, [first, second]);
      await page.goto(`/course/module/${third.id}/primary/1?language=${language}`);
      for (const part of ["primary/1", "quiz", "quiz?step=1", "reflective_journal"]) {
        await page.goto(`/course/module/${third.id}/${part}`);
        const bar = page.locator(".step-bar");
        const step = bar.locator("a:not([rel=prev]), button");
        for (const scrolled of [0, 100_000]) {
          await page.evaluate((y) => window.scrollTo(0, y), scrolled);
          // A journal that is not saved yet has two: its Save, and the way on.
          for (const each of await step.all()) await expect(each).toBeInViewport({ ratio: 1 });
          await expect(step).not.toHaveCount(0);
        }
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
        // What the keyboard reaches is not hidden under the bar (WCAG 2.4.11).
        const hidden = await page.evaluate(() => {
          const stepBar = document.querySelector(".step-bar");
          const all = [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, textarea), footer a")];
          return all.flatMap((each) => {
            if (each.closest(".step-bar, .chat-launcher") || !each.checkVisibility()) return [];
            window.scrollTo(0, 0);
            each.focus();
            const [place, over] = [each.getBoundingClientRect(), stepBar?.getBoundingClientRect()];
            const isBeside = !over || place.right <= over.left || place.left >= over.right;
            const isHidden = !isBeside && place.top > over.top - 4 && place.top < over.bottom;
            return document.activeElement === each && isHidden ? [each.outerHTML.slice(0, 120)] : [];
          });
        });
        expect(hidden).toEqual([]);
      }
      await page.locator("[name=entry]").fill(enoughWords("मैं सोमवार को अपनी कक्षा में पूछूँगी।", randomUUID()));
      await page.getByRole("button", { name: messageText(language, "learning.journalSave") }).click();
      await expect(page.locator(".step-bar a[rel=next]")).toHaveAttribute("href", `/course/module/${third.id}/quiz`);
      await expect(page.locator(".step-bar a[rel=next]")).toHaveText(messageText(language, "learning.next_quiz"));
      await context.close();
    });
  }
}
