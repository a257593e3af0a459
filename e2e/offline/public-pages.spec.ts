import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startPortal } from "../../testing/portal/portal";
import { behaviourLanguages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { type BrowserContext, expect, hydrated, type Page, test } from "../support/test";
import { proxyTo } from "./portal-proxy";

// Reading without a network (docs/decisions/0215): the network of the browser is cut.

test.use({ serviceWorkers: "allow", waitsForHydration: false });

const article = "/topic/covid-19/first-aid-at-school";
const sensitive = "/topic/our-bodies/irregular-periods-first-years";

/** Opens a page and waits until the worker has stored it. */
async function openAndStore(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}?language=${language}`);
  // The worker is registered when the scripts have run, or four seconds after the page has loaded.
  await expect
    .poll(() =>
      page.evaluate(
        async (key) => Boolean(await (await caches.open("portal-pages")).match(key)),
        `${address}?language=${language}`,
      ),
    )
    .toBe(true);
}

async function openOffline(context: BrowserContext, page: Page, address: string) {
  await context.setOffline(true);
  return page.goto(address);
}

for (const language of behaviourLanguages) {
  test(`a public page that was opened is there without a network, in its language only (${language})`, async ({
    context,
    page,
  }) => {
    await openAndStore(page, article, language);
    const title = (await page.locator("h1").textContent()) ?? "";
    await openAndStore(page, "/courses", language);
    await openOffline(context, page, article);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const colour = () => page.locator("main").evaluate((main) => getComputedStyle(main).flexGrow);
    expect(await colour()).toBe("1");
    await expect(page.locator("#connection-line")).toContainText(messageText(language, "offline.line"));
    await context.setOffline(false);
    await expect(page.locator("#connection-line")).toHaveCount(0);
    await context.setOffline(true);
    const other = language === "hi" ? "en" : "hi";
    await page.goto(`${article}?language=${other}`);
    await expect(page.locator("h1")).toHaveText(messageText(other, "offline.title"));
  });

  test(`a page that is not stored says what happened, what is safe and what to do, and lists what is there (${language})`, async ({
    context,
    page,
  }) => {
    await openAndStore(page, article, language);
    const title = (await page.locator("h1").textContent()) ?? "";
    await page.setViewportSize({ width: 360, height: 720 });
    await openOffline(context, page, "/about-us");
    await expect(page.locator("h1")).toHaveText(messageText(language, "offline.title"));
    await expect(page.locator("main")).toContainText(messageText(language, "offline.safe"));
    await expectToFit(page);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: title }).click();
    await expect(page.locator("h1")).toHaveText(title);
    await context.setOffline(false);
    await page.goto("/about-us");
    await expect(page.locator("h1")).not.toHaveText(messageText(language, "offline.title"));
  });
}

test("T25: a page of one account is stored nowhere, and its address shows the offline page", async ({
  context,
  page,
}) => {
  await openAndStore(page, "/courses", "en");
  await page.goto("/login");
  await page.goto("/register");
  const stored = await page.evaluate(async () => {
    const keys: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) keys.push(new URL(request.url).pathname);
    return keys;
  });
  expect(stored.filter((address) => /login|register|dashboard|api/.test(address))).toEqual([]);
  await openOffline(context, page, "/dashboard");
  await expect(page.locator("h1")).toHaveText(messageText("en", "offline.title"));
});

test("T25: an article whose title may be hidden is not stored, and what is stored can be removed", {
  tag: "@all",
}, async ({ context, page }) => {
  await openAndStore(page, article, "en");
  await page.goto(sensitive);
  await openAndStore(page, "/courses", "en");
  await context.setOffline(true);
  await page.goto(sensitive);
  await expect(page.locator("h1")).toHaveText(messageText("en", "offline.title"));
  await expect(page.locator("main li a")).toHaveCount(2);
  await page.getByRole("link", { name: messageText("en", "offline.remove") }).click();
  await expect(page).toHaveURL(/\/offline$/);
  await expect(page.locator("main")).toContainText(messageText("en", "offline.noPages"));
  await page.goto(article);
  await expect(page.locator("h1")).toHaveText(messageText("en", "offline.title"));
});

const shownScripts = (page: Page) => page.locator("script[data-page-scripts]").getAttribute("data-page-scripts");

test("without a network a page runs the scripts that it had loaded, and none where one is not stored", {
  tag: "@all",
}, async ({ context, page }) => {
  await openAndStore(page, "/courses", "en");
  await hydrated(page);
  const isWhole = async () => {
    const named = document.querySelector("script[data-page-scripts]")?.getAttribute("data-page-scripts") ?? "";
    const assets = await caches.open("portal-assets");
    const scripts = await (await assets.match(named))?.text();
    const files = [...(scripts ?? "").matchAll(/\["(\/_next\/static\/[^"]+)"\]/g)].map(([, file = ""]) => file);
    const found = await Promise.all(files.map((file) => assets.match(file)));
    return found.length > 2 && found.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isWhole)).toBe(true);
  await openOffline(context, page, "/courses");
  expect(await shownScripts(page)).toMatch(/^\/scripts\//);
  await hydrated(page);
  await page.evaluate(async () => {
    // One that the page's file names: the cache also holds scripts that were loaded later.
    const named = document.querySelector("script[data-page-scripts]")?.getAttribute("data-page-scripts") ?? "";
    const assets = await caches.open("portal-assets");
    const scripts = await (await assets.match(named))?.text();
    const [, file = ""] = /\["(\/_next\/static\/[^"]+)"\]/.exec(scripts ?? "") ?? [];
    if (!(await assets.delete(file))) throw new Error(`${file} is not stored.`);
  });
  await page.goto("/courses");
  expect(await shownScripts(page)).toBe("");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
});

test("a page that was read on 2G without its scripts names none without a network, and its links work", {
  tag: "@all",
}, async ({ context, page }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" }, configurable: true }),
  );
  await openAndStore(page, article, "en");
  await openAndStore(page, "/courses", "en");
  expect(await shownScripts(page)).toMatch(/^\/scripts\//);
  const asked: string[] = [];
  await openOffline(context, page, article);
  page.on("request", (request) => void (request.resourceType() === "script" && asked.push(request.url())));
  expect(await shownScripts(page)).toBe("");
  await page.locator('header a[href="/courses"], main a[href="/courses"], footer a[href="/courses"]').first().click();
  await expect(page).toHaveURL(/\/courses$/);
  expect(asked.filter((url) => !url.includes("/offline/"))).toEqual([]);
});

test("PORTAL_OFFLINE=0 takes the worker and what it stored off the phone", { tag: "@all" }, async ({ browser }) => {
  test.slow();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-e2e-offline-"));
  let portal = "";
  const proxy = await proxyTo(() => portal);
  const settings = { PORTAL_DATA_DIR: folder, PORTAL_URL: proxy.url };
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const on = await startPortal(settings);
  portal = on.url;
  await page.goto(`${proxy.url}/courses`);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes("portal-pages"))).toBe(true);
  await on.stop();
  const off = await startPortal({ ...settings, PORTAL_OFFLINE: "0" });
  portal = off.url;
  await page.goto(`${proxy.url}/courses`);
  const left = async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length];
  await expect.poll(() => page.evaluate(left)).toEqual([[], 0]);
  await context.close();
  await off.stop();
  proxy.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test.describe("where no worker runs", { tag: "@all" }, () => {
  test.use({ serviceWorkers: "block" });

  for (const language of behaviourLanguages)
    test(`/offline says what will be found there, and since when (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 720 });
      const answer = await page.goto(`/offline?language=${language}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveText(messageText(language, "offline.listTitle"));
      await expect(page.locator("main")).toContainText(messageText(language, "offline.emptyText"));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expectToFit(page);
      await expectNoAxeFindings(page);
    });
});
