import type { Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { type Language, languageCookie } from "../../lib/platform/i18n/language";
import { seededEmail } from "../../scripts/seed/person";
import type { Screen } from "./screens";

type Wish = { url: string; screen: Screen; language: Language; viewport: { width: number; height: number } };

/** The password of `npm run generate -- learners` at the default length. */
const password = "seed portal";
/**
 * Pixels of the page that a picture shows, from its top: about the first screen on a desktop and the first two on a
 * phone.
 */
const heights = { phone: 1200, desktop: 900 };
const quality = 52;
/** Pictures of desktops are scaled down to it. */
const widest = 900;

/** @returns the upper part of the screen as WebP */
export async function takePicture(browser: Browser, wish: Wish): Promise<Buffer> {
  const { viewport } = wish;
  const { context, page } = await openScreen(browser, wish);
  try {
    const height = viewport.width < 768 ? heights.phone : heights.desktop;
    // A higher window would change what is as high as the window; pictures further down load when they come near.
    await loadPictures(page, height);
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, await heightOfPage(page)) },
    });
    return await sharp(picture)
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
  } finally {
    await context.close();
  }
}

/** Opens a screen as its learner, or as a guest, in a context of its own that the caller closes. */
export async function openScreen(
  browser: Browser,
  { url, screen, language, viewport }: Wish,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: "reduce" });
  try {
    const cookies = { [languageCookie]: language, cookies_agreed: "1" };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    if (screen.learner) await signIn(context, seededEmail(screen.learner[language]));
    const page = await context.newPage();
    await page.goto(typeof screen.address === "string" ? screen.address : await screen.address(context.request), {
      waitUntil: "networkidle",
    });
    return { context, page };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function signIn(context: BrowserContext, username: string): Promise<void> {
  const answer = await context.request.post("/api/users/login", { data: { username, password } });
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
}

const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function loadPictures(page: Page, height: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), height);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}
