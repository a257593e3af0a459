import { courseId, readCourse } from "../../testing/people/course-content";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { chooseOn } from "../support/quiz";
import { type BrowserContext, expect, type Page } from "../support/test";

// What the tests of saved topics share (docs/decisions/0223, 0224).

export const [first] = readCourse() as [ReturnType<typeof readCourse>[number]];
export const lesson = (page: number) => `/course/module/${first.id}/primary/${page}`;
export const quiz = `/course/module/${first.id}/quiz`;
export const panel = (page: Page) => page.locator(".save-offline");

/**
 * Without Background Sync the page sends what waits. With it the service worker does, and Playwright cannot intercept
 * the requests of a worker.
 */
export const withoutSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no workers.
    if ("ServiceWorkerRegistration" in window) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
  });

/** Opens the page of the course and saves all topics that the learner may read. */
export async function saveOpenTopics(page: Page, language: Language = "en", count = 1): Promise<void> {
  await page.goto(`/view/course/${courseId}?language=${language}`);
  await panel(page).locator("> summary").click();
  await expect(panel(page).locator("button.main")).toContainText(/\d+ (?:KB|MB)/);
  await panel(page).locator("button.main").click();
  await expect(panel(page).locator(".saved")).toHaveCount(count);
}

/** A new learner who saves the topic that is open. @returns the learner's address */
export async function saveFirst(context: BrowserContext, page: Page, language: Language = "en"): Promise<string> {
  const address = await signUp(context, language);
  await enroll(context);
  await saveOpenTopics(page, language);
  return address;
}

/** Answers the question on the saved page, right or wrong, and goes on. @returns whether it was the last one */
export async function answerAndGoOn(page: Page, right: boolean): Promise<boolean> {
  await chooseOn(page, first, right);
  await page.locator("form.quiz > .button").click();
  await expect(page.locator(".verdict .notice")).toContainText(
    messageText("en", right ? "quizzes.right" : "quizzes.wrong"),
  );
  const next = page.locator(".verdict .button");
  const isLast = (await next.textContent()) === messageText("en", "quizzes.getResults");
  await next.click();
  await expect(next).toHaveCount(0);
  return isLast;
}

export type Entry = { name: string; refused?: string };

/** What waits on this phone. */
export function waiting(page: Page): Promise<Entry[]> {
  return page.evaluate(
    () =>
      new Promise<Entry[]>((done, failed) => {
        const opening = indexedDB.open("portal-offline");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const all = opening.result.transaction("queue").objectStore("queue").getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result);
          };
        };
      }),
  );
}

/** Without the reading time, of which there is always some. */
export const waitingNames = async (page: Page) =>
  (await waiting(page)).map(({ name }) => name).filter((name) => !name.startsWith("reading/"));

export type Attempt = {
  number: number;
  answers: { questionId: string; correct: boolean }[];
  questions: { id: string }[];
  question_count: number;
  finished: boolean;
};

export async function readAttempt(context: BrowserContext): Promise<Attempt> {
  return (await context.request.get(`/api/quiz/${first.id}/attempt`)).json();
}

/** The texts that the learner has sent to the coordinator. */
export async function readMessages(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.post("/api/chatbot/get", { data: {} });
  return ((await answer.json()) as { data: { msg: string }[] }).data.map(({ msg }) => msg);
}
