import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { answerByCalls } from "../support/quiz";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { expect, type Page, test } from "../support/test";
import {
  answerAndGoOn,
  first,
  lesson,
  panel,
  quiz,
  readAttempt,
  readMessages,
  saveFirst,
  waiting,
  withoutSync,
} from "./saved";

// Topics that are saved on a phone (docs/decisions/0223, 0224): the network of the browser is cut.

test.use({ serviceWorkers: "allow", waitsForHydration: false });

test.beforeEach(({ context }) => withoutSync(context));

async function finishQuiz(page: Page): Promise<void> {
  for (;;) if (await answerAndGoOn(page, true)) return;
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
  expect(await readAttempt(context)).toMatchObject({ number: 1, answers: [] });
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
  const done = await readAttempt(context);
  expect(done).toMatchObject({ number: 1, finished: true, question_count: count });
  expect(done.answers.map(({ correct }) => correct).filter((correct) => !correct)).toHaveLength(1);
});

test("a topic that opens by what was sent is saved by itself, and the page says what is not included", {
  tag: "@all",
}, async ({ context, page }) => {
  await saveFirst(context, page);
  await expect(panel(page)).toContainText(messageText("en", "saved.lockedMany", { count: readCourse().length - 1 }));
  await expect(panel(page).locator("[name=follows]")).toBeChecked();
  await context.setOffline(true);
  for (let number = 1; number <= first.pages; number += 1) {
    await page.goto(lesson(number));
    await expect(page.locator("main > .prose")).toBeVisible();
  }
  await page.goto(quiz);
  await finishQuiz(page);
  await expect(page.locator("main")).toContainText(messageText("en", "saved.quizNext"));
  await context.setOffline(false);
  await page.goto("/courses");
  await expect.poll(() => waiting(page)).toEqual([]);
  const next = `/course/module/${readCourse()[1]?.id}/primary/1`;
  await expect
    .poll(
      async () => {
        await context.setOffline(true);
        await page.goto(next);
        const isThere = (await page.locator("main > .prose").count()) > 0;
        await context.setOffline(false);
        await page.goto(`/view/course/${courseId}`);
        return isThere;
      },
      { intervals: [2000] },
    )
    .toBe(true);
  await panel(page).locator("> summary").click();
  await expect(panel(page).locator(".saved")).toHaveCount(2);
});

test("T40: two tabs and a lost answer make one record each; reading counts; the pages stay private", {
  tag: "@all",
}, async ({ context, page }) => {
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
  await expect.poll(() => waiting(page)).toEqual([]);
  expect((await readAttempt(context)).answers).toHaveLength(1);
  expect((await readMessages(context)).filter((msg) => msg === text)).toHaveLength(1);
  const info = await context.request.post(`/api/users/get-my-topic-info/${first.id}`, { data: {} });
  expect(((await info.json()) as { data: { pages_read: number[] } }).data.pages_read).toContain(2);
});

test("what the server refuses is shown with its reason, and stays until it is removed", { tag: "@all" }, async ({
  context,
  page,
}) => {
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
  expect((await readAttempt(context)).answers).toEqual([]);
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

test("T25: a session that has ended hides what is saved until the same person signs in; another one's login deletes it", {
  tag: "@all",
}, async ({ context, page }) => {
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

test("the portal installs with a start page and icons that are there", { tag: "@all" }, async ({ page, request }) => {
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
