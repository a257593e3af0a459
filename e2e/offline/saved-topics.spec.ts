import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, password, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { answerByCalls, chooseOn } from "../support/quiz";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { type BrowserContext, expect, type Page, test } from "../support/test";

// Topics that are saved on a phone (docs/decisions/0223 to 0225): the network of the browser is cut.

test.use({ serviceWorkers: "allow", waitsForHydration: false });

const [first] = readCourse() as [ReturnType<typeof readCourse>[number]];
const lesson = (page: number) => `/course/module/${first.id}/primary/${page}`;
const quiz = `/course/module/${first.id}/quiz`;
const panel = (page: Page) => page.locator(".save-offline");

// Background Sync runs in the worker, whose requests no test can lose; without it the page sends.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync")),
);

/** A new learner who saves the topic that is open. @returns the learner's address */
async function saveFirst(context: BrowserContext, page: Page, language: Language = "en"): Promise<string> {
  const address = await signUp(context, language);
  await enroll(context);
  await page.goto(`/view/course/${courseId}?language=${language}`);
  await panel(page).locator("> summary").click();
  await expect(panel(page).locator("button.main")).toContainText(/\d+ (?:KB|MB)/);
  await panel(page).locator("button.main").click();
  await expect(panel(page).locator(".saved")).toHaveCount(1);
  return address;
}

/** Answers the question on the saved page, right or wrong, and goes on. @returns whether it was the last one */
async function answerAndGoOn(page: Page, right: boolean): Promise<boolean> {
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

async function finishQuiz(page: Page): Promise<void> {
  for (;;) if (await answerAndGoOn(page, true)) return;
}

type Entry = { name: string; refused?: string };

/** What waits on this phone. */
function waiting(page: Page): Promise<Entry[]> {
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

type Attempt = { number: number; answers: { correct: boolean }[]; question_count: number; finished: boolean };

async function attemptOf(context: BrowserContext): Promise<Attempt> {
  return (await context.request.get(`/api/quiz/${first.id}/attempt`)).json();
}

for (const language of behaviourLanguages) {
  test(`a topic is saved, opens without a network in its language, and is removed (${language})`, async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await saveFirst(context, page, language);
    await expectToFit(page);
    await context.setOffline(true);
    await page.goto(lesson(1));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const title = (await page.locator("h1").textContent()) ?? "";
    await expect(page.locator("main > .prose")).toBeVisible();
    await expectToFit(page);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: messageText(language, "saved.nextPage") }).click();
    await expect(page.locator("h1")).not.toHaveText(title);
    await page.goto("/offline");
    await expect(page.locator("#saved")).toContainText(messageText(language, "saved.listTitle"));
    await expectNoAxeFindings(page);
    await context.setOffline(false);
    await page.goto(`/view/course/${courseId}`);
    await panel(page).locator("> summary").click();
    await page.getByRole("button", { name: messageText(language, "saved.removeAll") }).click();
    await expect(panel(page).locator(".saved")).toHaveCount(0);
    await context.setOffline(true);
    await page.goto(lesson(1));
    await expect(page.locator("h1")).toHaveText(messageText(language, "offline.title"));
  });
}

test("T40: a quiz without a network gives feedback at once, survives a reload, and is recorded once afterwards", async ({
  context,
  page,
}) => {
  await saveFirst(context, page);
  expect(await attemptOf(context)).toMatchObject({ number: 1, answers: [] });
  await context.setOffline(true);
  await page.goto(quiz);
  await answerAndGoOn(page, false);
  await page.reload();
  await finishQuiz(page);
  await page.reload();
  const count = await page.locator("ol.marks li").count();
  await context.setOffline(false);
  await page.goto("/courses");
  await expect.poll(() => waiting(page)).toEqual([]);
  const done = await attemptOf(context);
  expect(done).toMatchObject({ number: 1, finished: true, question_count: count });
  expect(done.answers.map(({ correct }) => correct).filter((correct) => !correct)).toHaveLength(1);
});

test("T40: two tabs and a lost answer make one record each; reading counts; the pages stay private", async ({
  context,
  page,
}) => {
  await saveFirst(context, page);
  await context.setOffline(true);
  await page.goto(lesson(2));
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/offline/message");
  const text = `A question from a place without a network ${Date.now()}`;
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: messageText("en", "saved.send"), exact: true }).click();
  await expect(page.getByRole("status").last()).toHaveText(messageText("en", "saved.kept"));
  await page.goto(quiz);
  await answerAndGoOn(page, true);
  // The portal stores the first call, and its answer does not arrive.
  let lost = 0;
  await context.route("**/api/**", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const other = await context.newPage();
  await context.setOffline(false);
  await Promise.all([page.goto("/courses"), other.goto("/topic")]);
  await page.goto("/about-us");
  await expect.poll(() => waiting(page), { timeout: 45_000 }).toEqual([]);
  expect((await attemptOf(context)).answers).toHaveLength(1);
  const sent: { data: { msg: string }[] } = await (await context.request.post("/api/chatbot/get", { data: {} })).json();
  expect(sent.data.filter(({ msg }) => msg === text)).toHaveLength(1);
  const info = await context.request.post(`/api/users/get-my-topic-info/${first.id}`, { data: {} });
  expect(((await info.json()) as { data: { pages_read: number[] } }).data.pages_read).toContain(2);
});

test("what the server refuses is shown with its reason, and stays until it is removed", async ({ context, page }) => {
  await saveFirst(context, page);
  await context.setOffline(true);
  await page.goto(quiz);
  await answerAndGoOn(page, true);
  await context.route("**/api/quiz/**", (route) => route.abort());
  await context.setOffline(false);
  // Another device has finished the attempt meanwhile.
  await answerByCalls(context, first, { right: false });
  await context.request.post(`/api/quiz/${first.id}/attempts`, { data: {} });
  await context.unroute("**/api/quiz/**");
  await page.goto(`/view/course/${courseId}`);
  await expect.poll(async () => (await waiting(page)).map(({ refused }) => typeof refused)).toEqual(["string"]);
  await panel(page).locator("> summary").click();
  await expect(page.locator(".refused")).toContainText(messageText("en", "answers.attemptFinished"));
  await page.getByRole("button", { name: messageText("en", "saved.dismiss") }).click();
  await expect(page.locator(".refused")).toHaveCount(0);
  expect((await attemptOf(context)).answers).toEqual([]);
});

test("T25: logging out asks where something is not sent, and deletes all that is saved", async ({ context, page }) => {
  await saveFirst(context, page);
  await context.setOffline(true);
  await page.goto(quiz);
  await answerAndGoOn(page, true);
  // Before the network is back: the page sends what waits at once.
  await context.route("**/api/quiz/**", (route) => route.abort());
  await context.setOffline(false);
  await page.goto("/logout/ask");
  await expect
    .poll(() => page.evaluate(() => document.querySelector("script[src='/offline/saved.js']") !== null))
    .toBe(true);
  const logOut = page.locator("main form[action='/logout'] button");
  await logOut.click();
  await expect(page.getByRole("heading", { name: messageText("en", "saved.leaveTitle") })).toBeVisible();
  await page.getByRole("button", { name: messageText("en", "saved.leaveStay") }).click();
  expect(await waiting(page)).not.toEqual([]);
  await logOut.click();
  await page.getByRole("button", { name: messageText("en", "saved.leaveAnyway") }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(async () => [
    (await indexedDB.databases()).map(({ name }) => name),
    (await caches.keys()).filter((name) => name.startsWith("portal-saved")),
    localStorage.getItem("portal-offline"),
  ]);
  expect(left).toEqual([[], [], null]);
});

test("T25: a session that has ended hides what is saved until the same person signs in; another one's login deletes it", async ({
  context,
  page,
}) => {
  const username = await saveFirst(context, page);
  await context.clearCookies({ name: /session|signed_in/ });
  await context.setOffline(true);
  await page.goto(lesson(1));
  await expect(page.locator("h1")).toHaveText(messageText("en", "saved.hiddenTitle"));
  await expect(page.locator(".prose")).toHaveCount(0);
  await context.setOffline(false);
  expect((await context.request.post("/api/users/login", { data: { username, password } })).ok()).toBe(true);
  await context.setOffline(true);
  await page.goto(lesson(1));
  await expect(page.locator("main > .prose")).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies({ name: /session|signed_in/ });
  await signUp(context);
  await page.goto("/courses");
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join(" "))).not.toContain("portal-saved");
  expect(await waiting(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(lesson(1));
  await expect(page.locator("h1")).toHaveText(messageText("en", "offline.title"));
});

test("the portal installs with a start page and icons that are there", async ({ page, request }) => {
  await page.goto("/");
  const address = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
  const manifest: { start_url: string; display: string; icons: { src: string }[] } = await (
    await request.get(address)
  ).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "minimal-ui" });
  for (const { src } of [{ src: manifest.start_url }, ...manifest.icons])
    expect((await request.get(src)).ok(), src).toBe(true);
  expect(manifest.icons.length).toBeGreaterThan(2);
});
