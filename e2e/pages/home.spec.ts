import { firstCaption } from "../support/captions";
import { holdRequests } from "../support/held-requests";
import { behaviourLanguages, languages } from "../support/languages";
import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, structuredData } from "../support/screen";
import { expect, test } from "../support/test";

for (const language of languages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`the homepage holds its parts (${language})`, async ({ page }) => {
    await page.goto(`/?language=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const banners = page.getByRole("region", { name: t("home.bannersLabel") });
    await expect(banners.locator("[id^=banner-]")).toHaveCount(3);
    const ways = await banners
      .locator("[id^=banner-] > div > div > div > a:first-child")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([ways.length, new Set(ways).size]).toEqual([3, 3]);
    await expect(
      page
        .locator("a[href^='/topic/']")
        .filter({ has: page.locator("img[src^='/images/topics/']") })
        .first(),
    ).toBeVisible();
    const topics = page.getByRole("region", {
      name: language === "en" ? "11 topics, straight answers" : "11 विषय, सीधे जवाब",
    });
    await expect(topics.getByRole("listitem")).toHaveCount(11);
    await expect(page.getByText(t("home.voicesNote"))).toBeVisible();
    // Each testimonial names its source.
    const voices = page.getByRole("region", { name: t("home.voicesTitle") }).last();
    await expect(voices.locator("figure a")).toHaveCount(5);
    await expect(page.getByRole("heading", { name: t("articles.popular") })).toBeVisible();
  });
}

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`a learner gets the film in place of the form, however early the press, and the way to the own courses (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await signUp(context);
    const letAnswer = await holdRequests(page, "**/api/checkAuth");
    await page.goto(`/?language=${language}`);
    const action = page.locator("#banner-1").getByRole("link").first();
    // A browser with a session shows a learner's words before the account is known.
    await expect(action.getByText(t("home.bannerWatch"))).toBeVisible();
    await expect(action.getByText(t("home.bannerStart"))).toBeHidden();
    await expect(async () => {
      await action.click();
      await expect(action).toHaveText(t("home.bannerOpening"), { timeout: 500 });
    }).toPass();
    letAnswer();
    const film = page.getByRole("dialog", { name: t("pages.videoTitle") });
    await expect(film.locator("video")).toBeVisible();
    await expect(page.locator("dialog form")).toHaveCount(0);
    await expect(film.getByText(firstCaption("how-it-works", language)).first()).toBeVisible();
    await expect(film.getByText(t("video.words"))).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    const closing = page.locator("section[aria-labelledby=closing]");
    await expect(closing.getByRole("link")).toHaveText(t("home.closingLearner"));
    await expect(closing.getByRole("link")).toHaveAttribute("href", "/dashboard");
    await expect(page.getByRole("link", { name: t("home.bannerStart") })).toHaveCount(0);
  });
}

test("a banner opens the registration form of its course for a guest", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: messageText("en", "home.bannerStart") }).first();
  await expect(start).toHaveAttribute("href", "/register?course=growing-up-healthy");
  await start.click();
  const form = page.getByRole("dialog", { name: messageText("en", "home.bannerFormTitle") });
  await expect(form.getByLabel(messageText("en", "accounts.firstName"))).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
});

test("the name in the header opens My courses, Profile, Settings and Logout", async ({ page, context }) => {
  await signUp(context);
  await page.goto("/");
  await page
    .getByRole("banner")
    .locator("summary", { hasText: messageText("en", "shell.account") })
    .locator("visible=true")
    .click();
  const shown = page.getByRole("banner").locator("visible=true");
  for (const key of ["myCourses", "profile", "settings"])
    await expect(shown.getByRole("link", { name: messageText("en", `shell.${key}`), exact: true })).toBeVisible();
  await shown.getByRole("button", { name: messageText("en", "shell.logout") }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("the homepage has the structured data of the organisation and of its search", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/?language=hi");
  const data = await structuredData(page);
  expect([...data.keys()]).toEqual(["WebSite", "Organization"]);
  expect(data.get("WebSite")?.potentialAction).toMatchObject({
    target: expect.stringMatching(/\/search\?query=\{search_term_string\}$/),
  });
  await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute("href", /\/\?language=en$/);
});

test("a page is prefetched only when the visitor is about to open it", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  await page
    .getByRole("banner")
    .getByRole("link", { name: messageText("en", "shell.courses"), exact: true })
    .first()
    .hover();
  await expect(page.locator("link[rel=prefetch][href$='/courses']")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 720 } });

  test("menu, search, indicators and banners work", async ({ page }) => {
    await page.goto("/?language=hi");
    await page.getByRole("banner").locator("summary").last().click();
    await expect(
      page
        .getByRole("banner")
        .getByRole("link", { name: messageText("hi", "shell.topics") })
        .locator("visible=true"),
    ).toHaveAttribute("href", "/topic");
    await expect(page.locator("header details a[href='?language=en']")).toBeVisible();
    await page.locator("#menu-search").fill("माहवारी");
    await page.locator("#menu-search").press("Enter");
    await expect(page).toHaveURL(/\/search\?query=%E0/);
    await page.goto("/");
    await page.locator("a[href='#voice-4']").click();
    await expect(page.locator("#voice-4 blockquote")).toBeInViewport();
    // No script follows the track there, so no indicator claims to be the current one.
    await expect(page.locator("[aria-current=true]")).toHaveCount(0);
    const widths = await page
      .locator("a[href^='#voice-'] > span")
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
    await page.locator("a[href='/register?course=growing-up-healthy']").first().click();
    await expect(page).toHaveURL(/\/register\?course=growing-up-healthy$/);
  });
});
