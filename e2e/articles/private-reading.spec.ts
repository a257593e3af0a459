import { behaviourLanguages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const topic = "/topic/contraception";
const article = "/topic/our-bodies/is-nightfall-harmful";
const leave = (page: Page, language: "en" | "hi") =>
  page.getByRole("link", { name: messageText(language, "articles.leave"), exact: true });

for (const language of behaviourLanguages) {
  test(`the first questions of a topic and "Leave this page" fit on one small screen (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    await page.goto(`${topic}?language=${language}`);
    const questions = page
      .getByRole("region", { name: messageText(language, "articles.articlesOnTopic") })
      .getByRole("article");
    await expect(questions.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(leave(page, language)).toBeInViewport({ ratio: 1 });
    const call = page
      .getByRole("region", { name: messageText(language, "articles.helplines") })
      .getByRole("link")
      .first();
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await expectNoAxeFindings(page);
  });

  test(`a sensitive page shows its question in the tab and when it is shared (${language})`, async ({ page }) => {
    for (const address of [topic, article]) {
      await page.goto(`${address}?language=${language}`);
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[?()]/g, ".")} \\|`));
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute("content", /\S{4,} \S+ \S+/);
    }
    const share = page.getByRole("link", { name: messageText(language, "share.whatsapp") });
    expect(decodeURIComponent((await share.getAttribute("href")) ?? "")).toMatch(/nightfall|नाइटफ़ॉल/i);
  });

  test(`a reader may hide the titles of sensitive pages on this device, and show them again (${language})`, async ({
    page,
  }) => {
    const neutral = new RegExp(`^${messageText(language, "articles.neutralTitle", { number: "" }).trim()} [\\d.]+`);
    const button = (key: "hideTitle" | "showTitle") =>
      page.getByRole("button", { name: messageText(language, `articles.${key}`), exact: true });
    await page.goto(`${article}?language=${language}`);
    await expect(page).not.toHaveTitle(neutral);
    await button("hideTitle").click();
    await expect(page).toHaveTitle(neutral);
    // Another sensitive page, before and after its scripts have run.
    await page.goto(`${topic}?language=${language}`, { waitUntil: "commit" });
    await expect(page).toHaveTitle(neutral);
    await expect(button("showTitle")).toBeVisible();
    await expect(page).toHaveTitle(neutral);
    await page.goto("/topic/nutrition/can-food-make-you-taller");
    await expect(page).not.toHaveTitle(neutral);
    // The label is right before React has the page, so a press that waits for it does what the reader saw.
    await page.goto(`${article}?language=${language}`, { waitUntil: "domcontentloaded" });
    expect(await button("hideTitle").isVisible()).toBe(false);
    expect(await button("showTitle").isVisible()).toBe(true);
    await button("showTitle").click();
    await expect(page).not.toHaveTitle(neutral);
    await page.reload();
    await expect(button("hideTitle")).toBeVisible();
    await expect(page).not.toHaveTitle(neutral);
  });
}

test("'Leave this page' spans the lower edge, so that no number of a text is half covered", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
  for (const width of [320, 360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/topic/contraception/contraceptive-methods-compared");
    const bar = await leave(page, "en").boundingBox();
    expect(bar).toMatchObject({ x: 0 });
    expect(bar?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(640);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("leaving takes the place of the page: back does not lead to it again", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await context.route("https://mausam.imd.gov.in/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }),
  );
  await page.goto("/topic");
  await page.goto(article);
  await leave(page, "en").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/topic$/);
});

test("pages that are not sensitive have no way out of their own, and keep their title", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/topic/nutrition/can-food-make-you-taller");
  await expect(leave(page, "en")).toHaveCount(0);
  await expect(page).toHaveTitle(/Can food make you taller/);
});

test("the share picture of a sensitive page shows its own title", { tag: "@all" }, async ({ request }) => {
  const [one, other] = await Promise.all(
    [topic, "/topic/pregnancy"].map(async (path) => (await request.get(`/share/en${path}.png`)).body()),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});
