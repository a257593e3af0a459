import { readCourse } from "../../testing/people/course-content";
import { holdRequests } from "../support/held-requests";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { chooseOn, drawnFor, questionOn } from "../support/quiz";
import { expect, hydrated, test } from "../support/test";

// What is pressed before the page's scripts run is what a quick learner on a slow phone presses.
test.use({ waitsForHydration: false, viewport: { width: 360, height: 720 } });

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");
const address = `/course/module/${topic.id}/quiz`;

test.beforeEach(async ({ context }) => {
  await signUp(context);
  await enroll(context);
});

test("an option that is chosen before the scripts run is chosen afterwards, and can be checked", async ({ page }) => {
  const release = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(`${address}?step=1`, { waitUntil: "commit" });
  await chooseOn(page, topic);
  release();
  await hydrated(page);
  for (const id of (await questionOn(page, topic)).right)
    await expect(page.locator(`input[name=choice][value="${id}"]`)).toBeChecked();
  await page.getByRole("button", { name: messageText("en", "quizzes.check") }).click();
  await expect(page.getByText(messageText("en", "quizzes.right"), { exact: true })).toBeVisible();
});

test("Start leads to the first question at whatever moment it is pressed while a slow phone loads the page", {
  tag: "@all",
}, async ({ page, context }) => {
  const [question] = await drawnFor(context, topic);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const delay of [0, 30, 80, 150, 250, 400]) {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForTimeout(delay);
    await page.getByRole("link", { name: messageText("en", "quizzes.start") }).click();
    await expect(page.locator(`input[name=choice][value="${question?.right[0]}"]`), `after ${delay} ms`).toBeVisible();
  }
});

test("the bar at the lower edge of a sensitive article stays where it is when the scripts run and the notices come", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto("/topic/contraception/emergency-contraceptive-pill", { waitUntil: "commit" });
  const bar = page.locator(".leave-bar");
  const before = await bar.boundingBox();
  release();
  await hydrated(page);
  const notice = page.getByRole("complementary", { name: messageText("en", "privacy.cookies.label") });
  await expect(notice).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--cookie-bar")))
    .toMatch(/^[1-9]/);
  const [after, noticeBox] = [await bar.boundingBox(), await notice.boundingBox()];
  expect(after).toEqual(before);
  // The notice lies above the bar and not over it.
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual((after?.y ?? 0) + 1);
});
