import { expect, test } from "@playwright/test";
import { signUp } from "./learner";
import { expectNoAxeFindings } from "./screen";
import { words } from "./words";

for (const language of ["en", "hi"] as const) {
  const say = (key: string, values?: Record<string, string | number>) => words(language, key, values);

  test(`the homepage holds its parts and is clean for axe (${language})`, async ({ page }) => {
    await page.goto(`/?language=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const banners = page.getByRole("region", { name: say("home.bannersLabel") });
    await expect(banners.locator("[id^=banner-]")).toHaveCount(3);
    await expect(banners.getByRole("link", { name: say("home.bannerStart") })).toHaveCount(3);
    await expect(
      page
        .locator("a[href^='/topic/']")
        .filter({ has: page.locator("img[src^='/images/topics/']") })
        .first(),
    ).toBeVisible();
    const topics = page.getByRole("region", { name: language === "en" ? "Eleven topics, straight answers" : "ग्यारह विषय, सीधे जवाब" });
    await expect(topics.getByRole("listitem")).toHaveCount(11);
    await expect(page.getByText(say("home.voicesNote"))).toBeVisible();
    await expect(page.getByRole("heading", { name: say("articles.popular") })).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test(`the five voices turn by indicator, key and button, and can be stopped (${language})`, async ({ page }) => {
    await page.goto(`/?language=${language}`);
    const voices = page.getByRole("region", { name: say("home.voicesTitle") }).last();
    const indicator = (number: number) => voices.getByRole("link", { name: say("home.slideOf", { number, total: 5 }) });
    await expect(voices.getByRole("link")).toHaveCount(5);
    await indicator(3).click();
    await expect(indicator(3)).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/\/\?language=\w\w$/);
    await voices.getByRole("button", { name: say("home.slideNext") }).click();
    await expect(indicator(4)).toHaveAttribute("aria-current", "true");
    await voices.locator("[tabindex='0']").focus();
    await page.keyboard.press("Home");
    await expect(indicator(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("ArrowRight");
    await expect(indicator(2)).toHaveAttribute("aria-current", "true");
    await voices.getByRole("button", { name: say("home.slidePlay") }).click();
    await expect(voices.getByRole("button", { name: say("home.slidePause") })).toBeVisible();
  });
}

test("under reduced motion the voices stand still until they are asked to turn", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: words("en", "home.slidePlay") })).toBeVisible();
  await context.close();
});

test("a banner opens the registration form of its course for a guest", async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: words("en", "home.bannerStart") }).first();
  await expect(start).toHaveAttribute("href", "/register?course=growing-up-healthy");
  await start.click();
  const form = page.getByRole("dialog", { name: words("en", "home.bannerFormTitle") });
  await expect(form.getByLabel(words("en", "accounts.firstName"))).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
});

test("a learner gets the film in place of the form", async ({ page, context }) => {
  await signUp(context);
  await page.goto("/");
  const watch = page.getByRole("link", { name: words("en", "home.bannerWatch") }).first();
  await watch.click();
  await expect(page.getByRole("dialog", { name: words("en", "pages.videoTitle") }).locator("video")).toBeVisible();
  await expect(page.getByRole("link", { name: words("en", "home.bannerStart") })).toHaveCount(0);
});

test("the name in the header opens My courses, Profile, Settings and Logout", async ({ page, context }) => {
  await signUp(context);
  await page.goto("/");
  await page
    .getByRole("banner")
    .locator("summary", { hasText: words("en", "shell.account") })
    .locator("visible=true")
    .click();
  const shown = page.getByRole("banner").locator("visible=true");
  for (const key of ["myCourses", "profile", "settings"])
    await expect(shown.getByRole("link", { name: words("en", `shell.${key}`), exact: true })).toBeVisible();
  await shown.getByRole("button", { name: words("en", "shell.logout") }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("the homepage tells search engines who it is and how to search it", async ({ page }) => {
  await page.goto("/?language=hi");
  const graph = JSON.parse((await page.locator("script[type='application/ld+json']").first().textContent()) ?? "{}")["@graph"];
  expect(graph.map((each: Record<string, string>) => each["@type"])).toEqual(["WebSite", "Organization"]);
  expect(graph[0].potentialAction.target).toMatch(/\/search\?query=\{search_term_string\}$/);
  await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute("href", /\/\?language=en$/);
});

test("a page is fetched early only when somebody is about to open it", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  await page
    .getByRole("banner")
    .getByRole("link", { name: words("en", "shell.courses"), exact: true })
    .first()
    .hover();
  await expect(page.locator("link[rel=prefetch][href$='/courses']")).toHaveCount(1);
});

test("the button to the top appears after scrolling and leads there", async ({ page }) => {
  await page.goto("/");
  const toTop = page.getByRole("button", { name: words("en", "shell.toTop") });
  await expect(toTop).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 720 } });

  test("menu, search, indicators and banners work", async ({ page }) => {
    await page.goto("/?language=hi");
    await page.getByRole("banner").locator("summary").last().click();
    await expect(
      page
        .getByRole("banner")
        .getByRole("link", { name: words("hi", "shell.topics") })
        .locator("visible=true"),
    ).toHaveAttribute("href", "/topic");
    await expect(page.locator("header details a[href='?language=en']")).toBeVisible();
    await page.locator("#menu-search").fill("माहवारी");
    await page.locator("#menu-search").press("Enter");
    await expect(page).toHaveURL(/\/search\?query=%E0/);
    await page.goto("/");
    await page.locator("a[href='#voice-4']").click();
    await expect(page.locator("#voice-4 blockquote")).toBeInViewport();
    await page.locator("a[href='/register?course=growing-up-healthy']").first().click();
    await expect(page).toHaveURL(/\/register\?course=growing-up-healthy$/);
  });
});
