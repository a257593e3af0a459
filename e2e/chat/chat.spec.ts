import { courseId, readCourse } from "../../testing/people/course-content";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { staff } from "../support/staff";
import { expect, type Locator, type Page, test } from "../support/test";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");
const lesson = `/course/module/${topic.id}/primary/1`;

const toggle = (page: Page, language: Language) =>
  page
    .getByRole("button", {
      name: new RegExp(`^(${messageText(language, "chat.panel.open")}|${messageText(language, "chat.panel.close")})$`),
    })
    .first();
/** On a reading page the button is in the sheet that the bar opens. */
const openSheet = (page: Page) => page.locator(".reading-sheet > summary").click();
const panel = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: messageText(language, "chat.panel.title") });
const field = (page: Page, language: Language) =>
  page.getByRole("textbox", { name: messageText(language, "chat.panel.writeLabel") });

test.use({ viewport: { width: 360, height: 720 } });

test("a message that is sent automatically when the connection is back stays visible although an older response arrives later", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await page.goto(lesson);
  await openSheet(page);
  await toggle(page, "en").click();
  await expect(panel(page, "en").getByRole("log")).toBeVisible();
  await field(page, "en").fill("Written without a connection");
  await context.setOffline(true);
  await field(page, "en").press("Enter");
  await expect(panel(page, "en").getByText(messageText("en", "chat.panel.offline"))).toBeVisible();
  let looked: () => void = () => undefined;
  let sent: () => void = () => undefined;
  const [look, message] = [
    new Promise<void>((resolve) => (looked = resolve)),
    new Promise<void>((resolve) => (sent = resolve)),
  ];
  // The look that the connection sets off is answered before the message is there, and its answer arrives after it.
  await page.route(
    "**/api/chatbot/get",
    async (route) => {
      const answer = await route.fetch();
      looked();
      await message;
      await route.fulfill({ response: answer }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.route(
    /\/api\/chatbot\/post/,
    async (route) => {
      await look;
      await route.continue();
    },
    { times: 1 },
  );
  const olderAnswer = page.waitForResponse("**/api/chatbot/get");
  await context.setOffline(false);
  await expect(panel(page, "en").getByText(messageText("en", "chat.panel.sent"))).toBeVisible();
  sent();
  await (await olderAnswer).finished();
  // The page has rendered what it was answered after two frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(panel(page, "en").getByRole("log").getByText("Written without a connection")).toHaveCount(1);
});

test("a message goes to the coordinator, who answers; the answer shows as unread, and is read", async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signUp(context);
  await enroll(context);
  await page.goto(lesson);
  await openSheet(page);
  await toggle(page, "en").click();
  const send = panel(page, "en").getByRole("button", { name: messageText("en", "chat.panel.send") });
  await expect(send).toBeDisabled();
  const text = "<b>Please</b> ring me on Monday about my posting.";
  await field(page, "en").fill(text);
  await field(page, "en").press("Enter");
  await expect(panel(page, "en").getByText(messageText("en", "chat.panel.sent"))).toBeVisible();
  await expect(panel(page, "en").getByRole("log").getByText(text)).toBeVisible();
  await expect(field(page, "en")).toHaveValue("");

  expect(await staff(baseURL ?? "", "messages")).toContain(email);
  // An open chat would read the answer at its next look; a new tab knows nothing of the last count.
  await page.close();
  await staff(baseURL ?? "", "answer", email, "On Monday. Until then: /topic, for everybody.");
  const later = await context.newPage();
  await later.goto(lesson);
  await expect(later.getByRole("status").getByText(messageText("en", "chat.unread", { count: 1 }))).toBeAttached();
  await openSheet(later);
  await toggle(later, "en").click();
  await expect(panel(later, "en").getByText("On Monday.")).toBeVisible();
  await expect(panel(later, "en").getByRole("log").getByRole("link")).toHaveAttribute("href", "/topic");
  await later.keyboard.press("Escape");
  await expect(later.getByRole("status").getByText(messageText("en", "chat.unread", { count: 1 }))).toHaveCount(0);
});

const measureBox = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const pressed = ":is(main, footer) :is(a, button, summary, input, textarea, label):not(.chat-launcher)";

test("on a reading page the button is in the sheet, and the focus returns to the control that opens it", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  for (const part of [lesson, `/course/module/${topic.id}/quiz?step=1`]) {
    await page.goto(part);
    await expect(toggle(page, "en")).toHaveCount(0);
    await openSheet(page);
    await toggle(page, "en").click();
    await expect(panel(page, "en")).toBeVisible();
    await expect(page.getByRole("link", { name: messageText("en", "chat.entryLink") })).toHaveCount(0);
    await panel(page, "en")
      .getByRole("button", { name: messageText("en", "chat.panel.close") })
      .click();
    await expect(panel(page, "en")).toBeHidden();
    await expect(page.locator(".reading-sheet > summary")).toBeFocused();
  }
});

for (const at of ["/dashboard", `/view/course/${courseId}`]) {
  test(`on ${at} it has its place at the end of the page and opens from there`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context);
    await enroll(context);
    await page.goto(at);
    const button = toggle(page, "en");
    await expect(button).toBeVisible();
    // A script fills it in: the boxes are measured afterwards.
    if (at.startsWith("/view/")) await expect(page.locator("#save-offline summary").first()).toBeVisible();
    const overlaps = (all: Element[], box: DOMRect) =>
      all
        .filter((each) => {
          const own = each.getBoundingClientRect();
          return (
            each.checkVisibility() &&
            own.bottom > box.top &&
            own.top < box.bottom &&
            own.right > box.left &&
            own.left < box.right
          );
        })
        .map((each) => each.outerHTML);
    for (const scrolled of [0, 500, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      expect(await page.locator(pressed).evaluateAll(overlaps, await measureBox(button))).toEqual([]);
    }
    await button.click();
    await expect(panel(page, "en")).toBeInViewport({ ratio: 1 });
  });
}

test("the page is as light as without the chat until it is used", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(lesson, { waitUntil: "networkidle" });
  expect(requested.filter((path) => path.startsWith("/api/chatbot/menu"))).toEqual([]);
  const before = requested.filter((path) => path.endsWith(".js")).length;
  await openSheet(page);
  await toggle(page, "en").click();
  await expect(panel(page, "en")).toBeVisible();
  expect(requested.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before);
});
