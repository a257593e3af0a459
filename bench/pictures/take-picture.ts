import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Language, languageCookie } from "../../lib/platform/i18n/language";
import { root } from "../../lib/process/steps.ts";
import { seededEmail } from "../../scripts/seed/person";

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** What a picture shows. `learner`: who is signed in, a key of `scripts/seed/people.csv`; absent for a guest. */
export type Screen = {
  name: string;
  learner?: Record<Language, string>;
  address: string | ((calls: APIRequestContext) => Promise<string>);
};
type Wish = { url: string; screen: Screen; language: Language; viewport: typeof sizes.phone };

/** The password of `npm run generate -- learners` at the default length. */
const password = "seed portal";

/** Opens a screen in a new browser, signed in as its learner or as a guest, and closes the browser after the work. */
export async function onScreen<Result>(
  browser: Browser,
  { url, screen: { learner, address }, language, viewport }: Wish,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: "reduce" });
  const cookies = { [languageCookie]: language, cookies_agreed: "1" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  if (learner) {
    const data = { username: seededEmail(learner[language]), password };
    const answer = await context.request.post("/api/users/login", { data });
    if (!answer.ok()) throw new Error(`${data.username} cannot sign in: ${await answer.text()}`);
  }
  const page = await context.newPage();
  const place = typeof address === "string" ? address : await address(context.request);
  await page.goto(place, { waitUntil: "networkidle" });
  return work(page).finally(() => context.close());
}

/** Takes a picture of a part of the page over its whole width. @param y pixels from the top of the page, a whole number */
export async function takePart(page: Page, y: number, height: number): Promise<Buffer> {
  const { width } = page.viewportSize() ?? sizes.phone;
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({ fullPage: true, clip: { x: 0, y, width, height: Math.min(height, all - y) } });
}

/** Writes a WebP, at most 900 pixels wide where it is scaled down. */
export async function writeWebp(file: string, png: Buffer, quality: number, widest = 900): Promise<void> {
  const small = sharp(png).resize({ width: widest, withoutEnlargement: true });
  await small.webp({ quality, effort: 6 }).toFile(file);
  console.log(`${path.relative(root, file)}: ${Math.round(fs.statSync(file).size / 1024)} KB`);
}

// Learners of `npm run generate -- learners`.

export const beginner = { en: "nasreen.fatima", hi: "sunita.devi" };
export const failedQuiz = { en: "deepak.mishra", hi: "lalita.oraon" };

/** These learners have failed a quiz, and begin it again. */
export async function quizAgain(calls: APIRequestContext): Promise<string> {
  const topic = "what-is-adolescence";
  await calls.post(`/api/quiz/${topic}/attempts`, { data: {} });
  return `/course/module/${topic}/quiz?step=1`;
}
