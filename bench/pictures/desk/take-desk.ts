import fs from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { languages } from "../../../lib/platform/i18n/language";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { startPortal } from "../../../testing/portal/portal";
import { temporaryFolder } from "../../support/portal";
import { sizes, writeWebp } from "../take-picture";
import { fillDesk } from "./fill-desk";
import { deskScreens, documented } from "./screens";
import { doStaffWork, signIn } from "./staff-work";

const inDocument = { width: 1024, height: 760 };
const toLookAt = [sizes.phone, sizes.desktop, { width: 768, height: 1024 }];

/**
 * Takes the desk's pictures of docs/programme.md into the folder from a portal of its own. `all`: takes every page into
 * that folder instead.
 */
export async function takeDesk(
  browser: Browser,
  folder: string,
  { all, only }: { all?: string; only?: string },
): Promise<void> {
  const { env, username, password, ids } = await fillDesk(temporaryFolder("portal-pictures-"));
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
