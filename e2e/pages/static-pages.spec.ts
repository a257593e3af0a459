import fs from "node:fs";
import { staticPages } from "../../lib/platform/content/static-pages";
import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { messageText } from "../support/messages";
import { structuredData } from "../support/screen";
import { expect, test } from "../support/test";

const pageTitle = (key: string, language: string) =>
  /^title: (.*)$/m.exec(fs.readFileSync(`content/pages/${key}.${language}.md`, "utf8"))?.[1] ?? "";

test("every link of the static pages and the footer leads somewhere", { tag: "@all" }, async ({ page, request }) => {
  test.slow();
  const found = new Set<string>();
  for (const { address } of Object.values(staticPages)) {
    await page.goto(address);
    for (const href of await page
      .locator("main a, footer a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) {
      if (href.startsWith("/")) found.add(href.split("#")[0] ?? href);
    }
  }
  expect(found.size).toBeGreaterThan(25);
  for (const href of found) expect((await request.get(href)).status(), href).toBeLessThan(400);
});

test("contact gives the foundation's address, numbers and social pages", { tag: "@all" }, async ({ page }) => {
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await expect(main.getByText("12 Example Marg")).toBeVisible();
  for (const name of ["Facebook", "YouTube", "X (Twitter)", "Instagram"])
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  expect([...(await structuredData(page)).keys()].sort()).toEqual(["BreadcrumbList", "Organization"]);
});

test("the media page marks each of its four articles as a sample", { tag: "@all" }, async ({ page }) => {
  await page.goto("/media?language=hi");
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("article").getByText(messageText("hi", "pages.sample"), { exact: true })).toHaveCount(4);
});

test("how it works has its film and its questions, for search engines too", { tag: "@all" }, async ({ page }) => {
  await page.goto("/how-it-works");
  await page.getByRole("link", { name: messageText("en", "pages.videoTitle") }).click();
  await expect(page.locator("video")).toBeVisible();
  const data = await structuredData(page);
  expect([...data.keys()].sort()).toEqual(["BreadcrumbList", "FAQPage", "VideoObject"]);
  const { mainEntity } = data.get("FAQPage") as { mainEntity: { name: string }[] };
  await expect(page.getByText(mainEntity[0]?.name ?? "not there")).toBeVisible();
});

test("the School Health page lists the eleven themes, each with topics, articles, class plans and drawings that open", {
  tag: "@all",
}, async ({ page, request }) => {
  await page.goto("/school-health-program?language=en");
  const themes = page.getByRole("region", { name: messageText("en", "pages.themes") });
  await expect(themes.getByRole("heading", { level: 3 })).toHaveCount(11);
  await expect(themes.locator("a[href^='/class-plans/']")).toHaveCount(publishedContent().classPlans.length);
  for (const first of ["/course/module/", "/topic/", "/class-plans/"]) {
    const href = await themes.locator(`a[href^='${first}']`).first().getAttribute("href");
    expect((await request.get(href ?? "/nowhere")).status(), `${href}`).toBe(200);
  }
  const drawings = themes.locator("a[href^='/diagrams#']");
  await expect(drawings).toHaveCount(11);
  const places = await drawings.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("#")[1]));
  await page.goto("/diagrams?language=en");
  for (const place of places) await expect(page.locator(`section#${place} h2`)).toBeVisible();
});

test("a long page folds its sections, which open at their address where scripts run and hold their text in any case", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  for (const address of ["/school-health-program", "/privacy-notice", "/resources"]) {
    await page.goto(`${address}?language=en`);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens, address).toBeLessThanOrEqual(7);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    for (const words of await page.locator("main details > div").allTextContents()) expect(words).toMatch(/\S/);
  }
  // The folded headings are the list to jump; an address with the name of one opens it.
  const first = await page.locator("main details").first().getAttribute("id");
  await page.goto(`/resources?language=en#${first}`);
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(page.locator("main details[open] > div")).toBeVisible();
});

test("every address below /resources leads to the resources", { tag: "@all" }, async ({ page }) => {
  await page.goto("/resources/anything/below");
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageTitle("Resources", "en"));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/resources\?language=en$/);
  await expect(page.getByRole("link", { name: "1098" })).toHaveAttribute("href", "tel:1098");
});

test("the footer has social pages, both apps, phone, e-mail and the year", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2025")).toBeVisible();
  for (const key of ["appAndroid", "appIos"])
    await expect(footer.getByRole("link", { name: messageText("en", `shell.${key}`) })).toBeVisible();
  await expect(footer.locator("a[href^='tel:']")).toBeVisible();
  await expect(footer.locator("a[href^='mailto:']")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Facebook" })).toBeVisible();
});
