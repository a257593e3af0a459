import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser } from "@playwright/test";
import { languages } from "../../lib/platform/i18n/language";
import { onScreen, type Screen, sizes, takePart, writeWebp } from "./take-picture";

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
export async function takeScreens(browser: Browser, url: string, folder: string, only?: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  for (const screen of screens.filter(({ name }) => !only || name === only))
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
