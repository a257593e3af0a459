import { languages } from "../support/languages";
import { type Language, messageText } from "../support/messages";
import { expect, type Page, test } from "../support/test";

const irregular = /\/topic\/our-bodies\/irregular-periods-first-years$/;

async function searchFor(page: Page, query: string, language: Language): Promise<void> {
  await page.goto(`/search?language=${language}`);
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: messageText(language, "search.label") }).fill(query);
  await main.getByRole("button", { name: messageText(language, "search.search") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    messageText(language, "search.resultsFor", { query }),
  );
}

test("a mistyped Hindi word finds its article, with the match marked, and shows what was perhaps meant", async ({
  page,
}) => {
  await searchFor(page, "माहवरी", "hi");
  const main = page.getByRole("main");
  await expect(main.locator("mark", { hasText: "माहवारी" }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "माहवारी", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    messageText("hi", "search.resultsFor", { query: "माहवारी" }),
  );
  await main.getByRole("link", { name: /लेट या अनियमित/ }).click();
  await expect(page).toHaveURL(irregular);
});

test("an English question finds it too: the best as a card, five more, the others folded by kind, each once", {
  tag: "@all",
}, async ({ page }) => {
  await searchFor(page, "mahwari", "en");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results$/);
  const links = page.locator("main :is(h2, h4) > a");
  await expect(links.locator("visible=true")).toHaveCount(6);
  await expect(page.locator("#best a")).toHaveCount(1);
  const folded = page.locator("main details > summary", { hasText: messageText("en", "search.kindArticle") });
  await expect(folded).toBeVisible();
  const all = await links.evaluateAll((found) =>
    found.map((link) => `${link.getAttribute("href")} ${link.textContent}`),
  );
  expect(new Set(all).size).toBe(all.length);
  await page.getByRole("link", { name: /Irregular periods/ }).click();
  await expect(page).toHaveURL(irregular);
});

test("a mistyped English word shows what is searched for instead", { tag: "@all" }, async ({ page }) => {
  await searchFor(page, "suiside", "en");
  await expect(page.getByText(messageText("en", "search.showingFor"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "suicide", exact: true })).toBeVisible();
});

test("without results the page suggests others", { tag: "@all" }, async ({ page }) => {
  await searchFor(page, "zzzzqqqq", "en");
  await expect(page.getByText(messageText("en", "search.nothing"))).toBeVisible();
  await expect(page.getByRole("region", { name: messageText("en", "search.topics") }).getByRole("link")).toHaveCount(
    11,
  );
  await expect(
    page.getByRole("region", { name: messageText("en", "articles.popular") }).getByRole("listitem"),
  ).toHaveCount(3);
  await expect(page.getByRole("link", { name: /1098/ })).toHaveAttribute("href", "tel:1098");
});

for (const language of languages)
  test(`below helplines, a phone shows the search field and the number of results at once (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    await page.goto(`/search?query=teacher%20beats&language=${language}`);
    const main = page.getByRole("main");
    await expect(main.locator("a[href='tel:1098']").first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(language === "en" ? /^\d+ results$/ : /^\d+ नतीजे$/)).toBeInViewport({ ratio: 1 });
  });

test("what was typed is shown as text, and a page of results is not listed", { tag: "@all" }, async ({ page }) => {
  let spoke = false;
  page.on("dialog", () => {
    spoke = true;
  });
  const query = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await page.goto(`/search?query=${encodeURIComponent(query)}&language=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "search.resultsFor", { query }));
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(query);
  expect(await page.locator("main img[src=x]").count()).toBe(0);
  expect(spoke).toBe(false);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a question that is too long is cut, and hidden signs in it do no harm", { tag: "@all" }, async ({ page }) => {
  expect((await page.goto(`/search?query=${"a".repeat(4000)}`))?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("a".repeat(100));
  expect((await page.goto("/search?query=per%00iod&query=second"))?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("per iod");
});

for (const [language, said] of [
  ["en", "We have nothing on this yet."],
  ["hi", "इस पर अभी कुछ नहीं है।"],
] as const) {
  test(`a search on something else finds nothing, and offers topics, assistant and helplines (${language})`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto(`/search?query=pm%20kisan%20yojana&language=${language}`);
    await expect(page.getByText(said)).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.locator('a[href="/help/assistant"]')).toBeVisible();
    await expect(main.locator('a[href="/topic/nutrition"]').first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  });
}
