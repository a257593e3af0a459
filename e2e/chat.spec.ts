import { expect, type Page, test } from "@playwright/test";
import { courseId, readCourse } from "./course-key";
import { enroll, signUp } from "./learner";
import { expectNoAxeFindings } from "./screen";
import { staff } from "./staff";
import { type Language, words } from "./words";

const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");
const lesson = `/course/module/${topic.id}/primary/1`;

const toggle = (page: Page, language: Language) =>
  page.getByRole("button", { name: new RegExp(`^(${words(language, "chat.open")}|${words(language, "chat.close")})$`) }).first();
const panel = (page: Page, language: Language) => page.getByRole("dialog", { name: words(language, "chat.title") });
const field = (page: Page, language: Language) => page.getByRole("textbox", { name: words(language, "chat.writeLabel") });

test.use({ viewport: { width: 360, height: 720 } });

for (const language of ["en", "hi"] as const) {
  test(`a canned question of a sub-menu is answered after the documented 1500 ms, and the way back works (${language})`, async ({ page, context }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${lesson}?language=${language}`);
    await toggle(page, language).click();
    const chat = panel(page, language);
    await expect(chat.getByRole("heading", { level: 2 })).toBeFocused();
    const menu = chat.getByRole("region", { name: words(language, "chat.chooseSubject") });
    await expect(menu.getByRole("button")).toHaveCount(5);
    const subject = (await menu.getByRole("button").nth(1).textContent()) ?? "";
    await menu.getByRole("button").nth(1).click();
    const below = chat.getByRole("region", { name: `${subject}: ${words(language, "chat.chooseQuestion")}` });
    const question = below.getByRole("listitem").getByRole("button").first();
    const asked = (await question.textContent()) ?? "";
    const from = Date.now();
    await question.click();
    await expect(chat.getByText(words(language, "chat.typing"))).toBeVisible();
    await expect(chat.getByRole("log").getByText(asked)).toBeVisible();
    await expect(chat.getByText(words(language, "chat.typing"))).toBeHidden();
    expect(Date.now() - from).toBeGreaterThanOrEqual(1400);
    await expect(chat.getByRole("log").getByRole("listitem")).toHaveCount(3);
    await expectNoAxeFindings(page);
    await below.getByRole("button", { name: words(language, "chat.back") }).click();
    await expect(menu.getByRole("button")).toHaveCount(5);
  });
}

test("the panel opens, takes the whole screen and closes by keyboard alone; the focus comes back", async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await page.goto(`/view/course/${courseId}`);
  await toggle(page, "en").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page, "en")).toBeVisible();
  await expect(toggle(page, "en")).toHaveAttribute("aria-expanded", "true");
  const full = panel(page, "en").getByRole("button", { name: words("en", "chat.fullScreen") });
  await full.press("Enter");
  expect((await panel(page, "en").boundingBox())?.height).toBe(720);
  await page.keyboard.press("Escape");
  await expect(panel(page, "en")).toBeHidden();
  await expect(toggle(page, "en")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page, "en")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page, "en")).toBeHidden();
});

test("a message goes to the coordinator, who answers; the answer shows as unread, and is read", async ({ page, context, baseURL }) => {
  const email = await signUp(context);
  await enroll(context);
  await page.goto(lesson);
  await toggle(page, "en").click();
  const send = panel(page, "en").getByRole("button", { name: words("en", "chat.send") });
  await field(page, "en").fill("a");
  await expect(send).toBeDisabled();
  const text = "<b>When</b> does the next course begin?";
  await field(page, "en").fill(text);
  await field(page, "en").press("Enter");
  await expect(panel(page, "en").getByText(words("en", "chat.sent"))).toBeVisible();
  await expect(panel(page, "en").getByRole("log").getByText(text)).toBeVisible();
  await expect(field(page, "en")).toHaveValue("");

  expect(staff(baseURL ?? "", "messages")).toContain(email);
  staff(baseURL ?? "", "answer", email, "On Monday.");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(lesson);
  await expect(page.getByRole("status").getByText(words("en", "chat.unread", { count: 1 }))).toBeAttached();
  await toggle(page, "en").click();
  await expect(panel(page, "en").getByText("On Monday.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status").getByText(words("en", "chat.unread", { count: 1 }))).toHaveCount(0);
});

test("the button never lies over the next step", async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await page.goto(lesson);
  await expect(toggle(page, "en")).toBeVisible();
  const next = page.locator("main a[rel=next]").last();
  for (const align of ["end", "center"] as const) {
    await next.evaluate((element, block) => element.scrollIntoView({ block }), align);
    await expect
      .poll(async () => {
        const [one, other] = [await toggle(page, "en").boundingBox(), await next.boundingBox()];
        if ((await toggle(page, "en").getAttribute("data-away")) !== null) return true;
        return one !== null && other !== null && (one.y + one.height <= other.y || other.y + other.height <= one.y);
      })
      .toBe(true);
  }
});

test("the page is as light as without the chat until it is used", async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(lesson, { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/api/chatbot/menu"))).toEqual([]);
  const before = asked.filter((path) => path.endsWith(".js")).length;
  await toggle(page, "en").click();
  await expect(panel(page, "en")).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "hi"] as const) {
    test(`a page gives the same questions and messages (${language})`, async ({ page, context }) => {
      await signUp(context, language);
      await enroll(context);
      await page.goto(`${lesson}?language=${language}`);
      await page.getByRole("link", { name: words(language, "chat.entryLink") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(language, "chat.pageTitle"));
      await expect(page.locator("main details details")).toHaveCount(15);
      await page.locator("main details summary").first().click();
      await page.locator("main details details summary").first().click();
      await expect(page.locator("main details details p").first()).toBeVisible();
      await page.getByRole("textbox", { name: words(language, "chat.writeLabel") }).fill("नमस्ते, एक सवाल है");
      await page.getByRole("button", { name: words(language, "chat.sendMessage") }).click();
      await expect(page.getByText(words(language, "chat.sent"))).toBeVisible();
      await expect(page.getByRole("listitem").getByText("नमस्ते, एक सवाल है")).toBeVisible();
    });
  }

  test("a guest reads the answers and is led to log in before writing", async ({ page }) => {
    await page.goto("/help/assistant");
    await expect(page.locator("main details details")).toHaveCount(15);
    await page
      .getByRole("main")
      .getByRole("link", { name: words("en", "chat.logIn") })
      .click();
    await expect(page).toHaveURL(/\/login\?rdir=\/help\/assistant$/);
  });
});
