import { password } from "../support/learner";
import { messageText } from "../support/messages";
import { type Browser, type BrowserContext, expect, type Page, test } from "../support/test";
import {
  answerAndGoOn,
  first,
  lesson,
  quiz,
  readAttempt,
  readMessages,
  saveFirst,
  saveOpenTopics,
  waiting,
  withoutSync,
} from "./saved";

// One learner with two phones, whose clocks are wrong in both directions (docs/decisions/0224).

test.use({ serviceWorkers: "allow", waitsForHydration: false });

type Phone = { context: BrowserContext; page: Page };

async function phoneWithClock(browser: Browser, baseURL: string | undefined, days: number): Promise<Phone> {
  const context = await browser.newContext({ serviceWorkers: "allow", baseURL });
  await withoutSync(context);
  await context.addInitScript((offset) => {
    const Real = Date;
    // biome-ignore lint/suspicious/noGlobalAssign: the clock of a phone that is set wrong
    Date = class extends Real {
      constructor(...given: []) {
        super(...((given.length === 0 ? [Real.now() + offset] : given) as []));
      }
      static override now() {
        return Real.now() + offset;
      }
    } as DateConstructor;
  }, days * 86_400_000);
  return { context, page: await context.newPage() };
}

async function writeMessage({ page }: Phone, text: string): Promise<void> {
  await page.goto("/offline/message");
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: messageText("en", "saved.send"), exact: true }).click();
  await expect(page.getByRole("status").last()).toHaveText(messageText("en", "saved.kept"));
}

async function comeBack({ context, page }: Phone): Promise<void> {
  await context.setOffline(false);
  await page.goto("/courses");
  await expect.poll(() => waiting(page)).toEqual([]);
}

test("T40: two phones with wrong clocks lose nothing and double nothing; of one question the answer that arrives first counts", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [ahead, behind] = [await phoneWithClock(browser, baseURL, 400), await phoneWithClock(browser, baseURL, -400)];
  const username = await saveFirst(ahead.context, ahead.page);
  const login = await behind.context.request.post("/api/users/login", { data: { username, password } });
  expect(login.ok()).toBe(true);
  await saveOpenTopics(behind.page);
  await Promise.all([ahead, behind].map(({ context }) => context.setOffline(true)));

  await ahead.page.goto(quiz);
  await answerAndGoOn(ahead.page, true);
  const texts = [`From one phone ${Date.now()}`, `From the other phone ${Date.now()}`] as const;
  await writeMessage(ahead, texts[0]);
  await ahead.page.goto(lesson(2));
  await expect(ahead.page.locator("main > .prose")).toBeVisible();
  await behind.page.goto(quiz);
  await answerAndGoOn(behind.page, false);
  await answerAndGoOn(behind.page, true);
  await writeMessage(behind, texts[1]);

  await comeBack(behind);
  await comeBack(ahead);
  const { number, answers, questions } = await readAttempt(ahead.context);
  const [one, two] = questions.map(({ id }) => id);
  expect(number).toBe(1);
  expect(answers.map(({ questionId, correct }) => [questionId, correct])).toEqual([
    [one, false],
    [two, true],
  ]);
  expect((await readMessages(ahead.context)).toSorted()).toEqual([...texts].toSorted());
  const info = await ahead.context.request.post(`/api/users/get-my-topic-info/${first.id}`, { data: {} });
  expect(((await info.json()) as { data: { pages_read: number[] } }).data.pages_read).toContain(2);
  for (const { context } of [ahead, behind]) await context.close();
});
