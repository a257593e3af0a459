import fs from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { languages } from "../../../lib/platform/i18n/language";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { startPortal } from "../../../testing/portal/portal";
import { temporaryFolder } from "../../support/portal";
import { sizes, writeWebp } from "../take-picture";
import { type FilledDesk, fillDesk } from "./fill-desk";
import { doStaffWork, signIn } from "./staff-work";

type Ids = FilledDesk["ids"] & { draft: string; planned: string; upload: string; school: string };

/** Every page of the desk, by the name of its picture. */
function deskScreens({
  conversation,
  ticket,
  review,
  certified,
  draft,
  planned,
  upload,
  school,
}: Ids): Record<string, string> {
  return {
    overview: "/desk",
    messages: "/desk/messages",
    "messages-closed": "/desk/messages?show=closed",
    conversation: `/desk/messages/${conversation}`,
    complaint: `/desk/messages/grievances/${ticket}`,
    reviews: "/desk/reviews",
    review: `/desk/reviews/${review}`,
    comments: "/desk/comments",
    "comments-all": "/desk/comments?show=all",
    words: "/desk/comments/words",
    programmes: "/desk/programmes",
    "programmes-bihar": "/desk/programmes?state=5&by=district",
    "programmes-course": "/desk/programmes?course=growing-up-healthy",
    people: "/desk/people?find=kumar",
    "people-none": "/desk/people?find=nobody-at-all",
    person: `/desk/people/${certified}`,
    upload: "/desk/people/upload",
    "upload-preview": `/desk/people/upload/${upload}`,
    rosters: "/desk/people/rosters?find=school",
    "roster-move": `/desk/people/rosters/move?${school}`,
    staff: "/desk/people/staff",
    mailings: "/desk/mailings",
    "mailing-new": "/desk/mailings/new",
    "mailing-draft": `/desk/mailings/${draft}`,
    "mailing-planned": `/desk/mailings/${planned}`,
    weekly: "/desk/mailings/weekly/growing-up-healthy",
    log: "/desk/log",
    settings: "/desk/settings",
    "sign-in": "/desk/sign-in",
  };
}

/** The pictures of docs/programme.md: screen, phone or not, height, and the heading a long page begins with. */
const documented: { screen: string; phone?: true; height?: number; from?: string }[] = [
  { screen: "overview", phone: true },
  { screen: "staff" },
  { screen: "conversation", height: 900 },
  { screen: "messages", phone: true },
  { screen: "review", height: 900 },
  { screen: "comments", height: 640 },
  { screen: "programmes", height: 900 },
  { screen: "programmes-bihar", height: 900, from: "#district-map" },
  { screen: "programmes-course", phone: true, from: "main h2" },
  { screen: "upload-preview", height: 900 },
  { screen: "person", height: 900 },
  { screen: "mailing-draft", height: 1000 },
];

const inDocument = { width: 1024, height: 760 };
const toLookAt = [sizes.phone, sizes.desktop, { width: 768, height: 1024 }];

/** Takes the pictures of docs/programme.md from a portal of its own. `all`: takes every page into that folder. */
export async function takeDesk(
  browser: Browser,
  folder: string,
  { all, only }: { all?: string; only?: string },
): Promise<void> {
  const { env, username, password, ids } = await fillDesk(temporaryFolder("portal-test-pictures-"));
  const portal = await startPortal(env);
  try {
    const first = await browser.newContext({ baseURL: portal.url });
    await signIn(first.request, username, password);
    const screens = deskScreens({ ...ids, ...(await doStaffWork(first.request)) });
    const storageState = await withoutCookieNotice(first);
    const inBrowser = async (options: BrowserContextOptions, work: (context: BrowserContext) => Promise<void>) => {
      const context = await browser.newContext({ baseURL: portal.url, storageState, ...options });
      await work(context).finally(() => context.close());
    };
    const isChosen = (name: string) => !only || only === name;
    if (all) {
      fs.mkdirSync(all, { recursive: true });
      for (const colorScheme of ["light", "dark"] as const)
        for (const viewport of toLookAt)
          await inBrowser({ viewport, colorScheme }, async (context) => {
            for (const language of languages)
              for (const [name, address] of Object.entries(screens).filter(([name]) => isChosen(name))) {
                const file = path.join(all, `${name}-${language}-${viewport.width}-${colorScheme}.png`);
                // A whole page may be longer than a WebP can be.
                fs.writeFileSync(file, await takePage(context, { address, language, fullPage: true }));
              }
          });
    } else
      for (const { screen, phone, height, from } of documented.filter(({ screen }) => isChosen(screen)))
        await inBrowser(
          { viewport: { ...(phone ? sizes.phone : inDocument), ...(height && { height }) } },
          async (context) => {
            const png = await takePage(context, { address: `${screens[screen]}`, language: "en", from });
            await writeWebp(path.join(folder, `desk-${screen}.webp`), png, 70, inDocument.width);
          },
        );
  } finally {
    await portal.stop();
  }
}

/** @returns the state of a browser in which the notice on cookies was agreed to, because it covers the foot of each page */
async function withoutCookieNotice(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/desk");
  await page.getByRole("button", { name: messagesIn("en").privacy.cookieAgree }).click();
  return context.storageState();
}

/** `from`: what the picture begins with. */
type Wish = { address: string; language: string; fullPage?: boolean; from?: string };

async function takePage(context: BrowserContext, { address, language, fullPage, from }: Wish): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=${language}`);
  if (from) await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), from);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ fullPage, animations: "disabled" });
  await page.close();
  return png;
}
