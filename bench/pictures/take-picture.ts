import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Language, languageCookie, languages } from "../../lib/platform/i18n/language";
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

// The pictures of docs/before-and-after.md.

const course = "growing-up-healthy";
export const beginner = { en: "nasreen.fatima", hi: "sunita.devi" };
export const failedQuiz = { en: "deepak.mishra", hi: "lalita.oraon" };
const halfDone = { en: "meenakshi.jha", hi: "salim.sheikh" };
const certified = { en: "kavita.sinha", hi: "mohammad.rafiq" };

const screens: Screen[] = [
  { name: "home", address: "/" },
  { name: "registration", address: "/register" },
  { name: "sensitive-topic", address: "/topic/contraception" },
  { name: "forum", address: "/discussions" },
  { name: "course-information", address: `/info/course/${course}` },
  { name: "dashboard", learner: halfDone, address: "/dashboard" },
  { name: "course", learner: halfDone, address: `/view/course/${course}` },
  { name: "lesson", learner: beginner, address: "/course/module/understanding-periods/primary/1" },
  { name: "quiz", learner: failedQuiz, address: quizAgain },
  { name: "locked-topic", learner: halfDone, address: "/course/module/referring" },
  { name: "celebration", learner: certified, address: `/view/course/${course}?certificate=issued` },
  { name: "certificate", learner: certified, address: async (calls) => `/certificate/${await findCertificate(calls)}` },
];

/** Pixels from the top: about the first screen on a desktop and the first two on a phone. */
const heights = { phone: 1200, desktop: 900 };

/** Takes each screen in both languages and two sizes. */
export async function takeScreens(browser: Browser, url: string, folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  for (const screen of screens)
    for (const language of languages)
      for (const size of ["phone", "desktop"] as const) {
        const viewport = sizes[size];
        const png = await onScreen(browser, { url, screen, language, viewport }, async (page) => {
          // A higher window would change what is as high as the window; pictures further down load when they come near.
          await page.evaluate((y) => scrollTo(0, y), heights[size]);
          await page.waitForLoadState("networkidle");
          await page.evaluate(() => scrollTo(0, 0));
          return takePart(page, 0, heights[size]);
        });
        await writeWebp(path.join(folder, `${screen.name}-${language}-${viewport.width}.webp`), png, 52);
      }
}

/** These learners have failed a quiz, and begin it again. */
export async function quizAgain(calls: APIRequestContext): Promise<string> {
  const topic = "what-is-adolescence";
  // Each size and language finds the attempt of the one before it.
  await calls.post(`/api/quiz/${topic}/attempts`, { data: {} });
  return `/course/module/${topic}/quiz?step=1`;
}

async function findCertificate(calls: APIRequestContext): Promise<string> {
  const answer = await calls.post(`/api/courses/modules/${course}`, { data: {} });
  const { enrollment_info } = (await answer.json()) as { enrollment_info: { certificateId: string | null }[] };
  const id = enrollment_info[0]?.certificateId;
  if (!id) throw new Error("This learner has no certificate");
  return id;
}
