import fs from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { openDatabase } from "../../lib/platform/db";
import { courseId } from "../../testing/people/course-content";
import { messageText } from "../support/messages";
import { type Browser, type BrowserContext, expect, hydrated, type Page, test } from "../support/test";
import { startUpdated, type Updated } from "./portal-proxy";
import {
  answerAndGoOn,
  first,
  lesson,
  quiz,
  readAttempt,
  readMessages,
  saveFirst,
  waitingNames,
  withoutSync,
} from "./saved";

// The portal is replaced by another build, or its content changes, while a phone is without a network (docs/decisions/
// 0250).

test.use({ serviceWorkers: "allow", waitsForHydration: false });

async function openPhone(browser: Browser, { url }: Updated): Promise<{ context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ serviceWorkers: "allow", baseURL: url });
  await withoutSync(context);
  const errors: string[] = [];
  context.on("weberror", (found) => errors.push(found.error().message));
  return { context, errors };
}

/** The questions of the first topic's survey that are answered, one for each row. */
async function surveyAnswersIn({ folder }: Updated): Promise<string[]> {
  const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(folder, "portal.sqlite") });
  const rows = await opened.db.selectFrom("survey_answers").select("question_id").orderBy("question_id").execute();
  await opened.close();
  return rows.map(({ question_id }) => question_id);
}

async function writeMessage(page: Page, text: string): Promise<void> {
  await page.goto("/offline/message");
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: messageText("en", "saved.send"), exact: true }).click();
  await expect(page.getByRole("status").last()).toHaveText(messageText("en", "saved.kept"));
}

/** Answers each question of the form on a saved page. */
async function answerSurvey(page: Page): Promise<void> {
  const form = page.locator("form.survey");
  for (const field of await form.locator("textarea, input[type=text]").all()) await field.fill("Why do I grow?");
  const names = await form
    .locator("input[type=radio], input[type=checkbox]")
    .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLInputElement).name))]);
  for (const name of names) await form.locator(`[name="${name}"]`).first().check();
  await form.locator("button[type=submit]").click();
  await expect(form.getByRole("status")).toHaveText(messageText("en", "saved.kept"));
}

test("T40: an update while saved pages are open and things wait breaks no page, loses nothing and doubles nothing", async ({
  browser,
}) => {
  const portal = await startUpdated();
  const { context, errors } = await openPhone(browser, portal);
  const reading = await context.newPage();
  await saveFirst(context, reading);
  const open = await context.newPage();
  await open.goto(lesson(1));
  await hydrated(open);
  await reading.goto("/courses?language=en");
  await expect
    .poll(() => reading.evaluate(async () => (await caches.open("portal-pages")).match("/courses?language=en")))
    .toBeTruthy();

  await context.setOffline(true);
  const [asked, survey] = [await context.newPage(), await context.newPage()];
  await asked.goto(quiz);
  await answerAndGoOn(asked, true);
  const text = `Written before the update ${Date.now()}`;
  await writeMessage(reading, text);
  await survey.goto(lesson(3));
  await answerSurvey(survey);
  expect(await waitingNames(reading)).toHaveLength(3);

  await portal.update();
  await context.setOffline(false);
  // The saved page that was drawn by the build before is used on.
  await answerAndGoOn(asked, false);
  await expect.poll(() => waitingNames(asked)).toEqual([]);
  expect((await readAttempt(context)).answers.map(({ correct }) => correct)).toEqual([true, false]);
  expect((await readMessages(context)).filter((msg) => msg === text)).toHaveLength(1);
  expect(await surveyAnswersIn(portal)).toEqual(["asked-about", "comfort-today", "one-question"]);

  // The lesson that was open is gone on with, its scripts gone.
  await open.locator('main a[rel="next"]').first().click();
  await expect(open).toHaveURL(new RegExp(`${lesson(2)}$`));
  await hydrated(open);
  await expect(open.locator("h1")).toBeVisible();

  // The next page brings the new worker, and with it both files of saved pages.
  await reading.goto("/courses");
  const editions = async (name: string) => {
    const cache = await caches.open("portal-saved-scripts");
    const files = await Promise.all(["/offline/saved.js", "/offline/saved.css"].map((file) => cache.match(file)));
    const texts = await Promise.all(files.map((file) => file?.text()));
    return texts.map((each) => each?.includes(`/* ${name} */`));
  };
  await expect.poll(() => reading.evaluate(editions, portal.edition)).toEqual([true, true]);

  await context.setOffline(true);
  await asked.goto(quiz);
  await answerAndGoOn(asked, true);
  await reading.goto("/courses?language=en");
  await expect(reading.locator("h1")).toBeVisible();
  expect(await reading.locator("main").evaluate((main) => getComputedStyle(main).flexGrow)).toBe("1");
  await context.setOffline(false);
  await reading.goto("/about-us");
  await expect.poll(() => waitingNames(reading)).toEqual([]);
  expect((await readAttempt(context)).answers).toHaveLength(3);
  expect(errors).toEqual([]);
  await context.close();
  await portal.stop();
});

type QuizFile = { questions: { id: string; options: { id: string }[] }[] };

/** The published content with one question replaced, and the options of another one changed. */
function changedContent(folder: string, replaced: string, changed: string): string {
  const content = path.join(folder, "content");
  fs.cpSync("content", content, { recursive: true });
  const topics = fs.globSync("courses/*/*/*/topic.yaml", { cwd: content });
  const topic = topics.find((file) =>
    fs.readFileSync(path.join(content, file), "utf8").startsWith(`id: ${first.id}\n`),
  );
  const file = path.join(content, path.dirname(topic ?? ""), "quiz.yaml");
  const found = parse(fs.readFileSync(file, "utf8")) as QuizFile;
  for (const question of found.questions) {
    if (question.id === changed) for (const option of question.options) option.id = `${option.id}-new`;
    if (question.id === replaced) question.id = `${question.id}-new`;
  }
  fs.writeFileSync(file, stringify(found));
  return content;
}

test("T40: the answers of a saved quiz whose questions have changed meanwhile count as the questions were saved", async ({
  browser,
}) => {
  const portal = await startUpdated();
  const { context } = await openPhone(browser, portal);
  const page = await context.newPage();
  await saveFirst(context, page);
  const drawn = (await readAttempt(context)).questions.map(({ id }) => id);
  const [replaced = "", changed = ""] = drawn;
  await context.setOffline(true);
  await page.goto(quiz);
  for (let count = 0; count < 3; count += 1) await answerAndGoOn(page, true);
  await portal.update({ PORTAL_CONTENT_DIR: changedContent(portal.folder, replaced, changed) });
  await context.setOffline(false);
  await page.goto(`/view/course/${courseId}`);
  await expect.poll(() => waitingNames(page)).toEqual([]);
  const attempt = await readAttempt(context);
  expect(attempt).toMatchObject({ number: 1, finished: false, question_count: drawn.length });
  expect(attempt.answers.map(({ questionId }) => questionId)).toEqual(drawn.slice(0, 3));
  expect(attempt.questions.map(({ id }) => id)).toEqual(drawn);
  // The quiz goes on with internet where it stopped.
  await page.goto(quiz);
  await expect(page.locator("input[name=questionId]")).toHaveValue(drawn[3] ?? "");
  await context.close();
  await portal.stop();
});
