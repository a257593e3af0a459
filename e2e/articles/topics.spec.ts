import { languages } from "../support/languages";
import { messageText } from "../support/messages";
import { structuredData } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const article = "/topic/mental-health/sad-or-depressed";
const cards = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^${messageText("en", "articles.knowMore")}`) });
const topicLinks = (page: Page) => page.locator("main a[href^='/topic/']:visible");
const loadMore = (page: Page) => page.getByRole("link", { name: messageText("en", "articles.loadMoreTopics") });

test("four topics are shown, and four more at a time until all eleven are; each is linked once from the start", async ({
  page,
}) => {
  await page.goto("/topic");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "articles.coreIssues"));
  await expect(cards(page)).toHaveCount(4);
  await expect(topicLinks(page)).toHaveCount(11);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).nth(4)).toBeFocused();
  await expect(topicLinks(page)).toHaveCount(11);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(11);
  await expect(topicLinks(page)).toHaveCount(11);
  await expect(loadMore(page)).toBeHidden();
  await expect(
    page.getByRole("region", { name: messageText("en", "articles.alsoCourses") }).getByRole("article"),
  ).not.toHaveCount(0);
});

test("from the topics to an article and on, as a reader would", async ({ page }) => {
  await page.goto("/topic?language=hi");
  await page
    .getByRole("link", { name: new RegExp(`${messageText("hi", "articles.knowMore")}.*मानसिक स्वास्थ्य`) })
    .click();
  await expect(page).toHaveURL(/\/topic\/mental-health$/);
  const articles = page.getByRole("region", { name: messageText("hi", "articles.articlesOnTopic") });
  await expect(articles.getByRole("article")).toHaveCount(3);
  await articles.getByRole("link", { name: messageText("hi", "articles.loadMoreArticles") }).click();
  await expect(articles.getByRole("article")).toHaveCount(5);
  await expect(page.getByRole("region", { name: messageText("hi", "articles.helplines") })).toContainText("14416");
  await page.getByRole("link", { name: /उदासी है या अवसाद/ }).click();
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  await expect(
    page.getByRole("navigation", { name: messageText("hi", "articles.tags") }).getByRole("link"),
  ).toHaveCount(11);
  await page.getByRole("link", { name: new RegExp(messageText("hi", "articles.previousArticle")) }).click();
  await expect(page).toHaveURL(/\/topic\/mental-health\/panic-and-fear$/);
  await page
    .getByRole("navigation", { name: messageText("hi", "articles.tags") })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/topic\/[a-z-]+$/);
});

test("an article has its structured data, in both languages", { tag: "@all" }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${article}?language=${language}`);
    const data = await structuredData(page);
    expect(data.get("Article")).toMatchObject({
      headline: await page.getByRole("heading", { level: 1 }).textContent(),
      inLanguage: language,
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: { "@type": "Organization" },
      publisher: { "@type": "Organization" },
    });
    expect(data.get("BreadcrumbList")?.itemListElement).toHaveLength(4);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${article}\\?language=${language}$`),
    );
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  }
});

test("an article names its sources and its date of update, and claims no review", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${article}?language=en`);
  const origin = page.getByRole("main").locator("footer");
  await expect(origin).toContainText("Written for Sehat Shala by its editors");
  await origin.getByText(messageText("en", "articles.sources"), { exact: true }).click();
  await expect(origin.getByRole("listitem")).not.toHaveCount(0);
  await expect(origin).toContainText(/Updated on \d+ \w+ \d{4}\./);
  await expect(page.getByRole("main")).not.toContainText(/checked on|reviewed/i);
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(facts).toContain("dateModified");
  expect(facts).not.toMatch(/reviewedBy|lastReviewed/);
});

test.describe("without JavaScript", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("Load More is a link that shows four more topics", async ({ page }) => {
    await page.goto("/topic?language=en");
    await expect(cards(page)).toHaveCount(4);
    for (const shown of [8, 11]) {
      await expect(topicLinks(page)).toHaveCount(11);
      await loadMore(page).click();
      await expect(cards(page)).toHaveCount(shown);
    }
    await expect(loadMore(page)).toHaveCount(0);
  });
});
