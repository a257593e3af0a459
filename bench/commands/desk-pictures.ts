import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import { languages } from "../../lib/platform/i18n/language";
import { messagesIn } from "../../lib/platform/i18n/messages";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { browserPath } from "../../testing/browser/browser";
import browserReady from "../../testing/browser/browser-ready";
import { withPhoneFonts } from "../../testing/browser/phone-fonts";
import { startPortal } from "../../testing/portal/portal";
import { fillDesk } from "../pictures/desk/fill-desk";
import { deskScreens, documented } from "../pictures/desk/screens";
import { doStaffWork, signIn } from "../pictures/desk/staff-work";

// npm run bench -- desk-pictures: takes the desk's pictures of docs/programme.md from a portal of its own with invented people.
// It needs a build (npm run build).

const { values } = readCommand({
  name: "bench -- desk-pictures",
  description:
    "Takes the desk's pictures of docs/programme.md from a portal of its own with invented people. It needs a build (npm run build).",
  options: {
    all: {
      type: "string",
      placeholder: "FOLDER",
      meaning:
        "takes every page of the desk there instead, at three widths, in both languages, light and dark, to look at",
    },
    only: { type: "string", placeholder: "NAME,…", meaning: "chooses pages" },
  },
});
const only = values.only?.split(",");
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const inDocument = { width: 1024, height: 760 };

await browserReady();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-pictures-"));
const filled = await fillDesk(dataDir);
const portal = await startPortal(filled.env);
const browser = await chromium.launch({
  executablePath: browserPath(),
  env: withPhoneFonts(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const first = await browser.newContext({ baseURL: portal.url });
  await signIn(first.request, filled.username, filled.password);
  const screens = deskScreens({ ...filled.ids, ...(await doStaffWork(first.request)) });
  const storageState = await withoutCookieNotice(first);
  const open = (options: BrowserContextOptions) =>
    browser.newContext({ baseURL: portal.url, storageState, ...options });
  const chosen = (name: string) => !only || only.includes(name);
  if (values.all) {
    fs.mkdirSync(values.all, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const)
      for (const viewport of [phone, desktop, { width: 768, height: 1024 }]) {
        const context = await open({ viewport, colorScheme });
        for (const language of languages)
          for (const [name, address] of Object.entries(screens).filter(([name]) => chosen(name))) {
            const file = path.join(values.all, `${name}-${language}-${viewport.width}-${colorScheme}.png`);
            await takePicture(context, { address, language, file, fullPage: true });
          }
        await context.close();
      }
  } else {
    for (const { screen, phone: onPhone, height, from } of documented.filter(({ screen }) => chosen(screen))) {
      const viewport = { ...(onPhone ? phone : inDocument), ...(height && { height }) };
      const context = await open({ viewport });
      const file = path.join(root, "docs", "pictures", `desk-${screen}.webp`);
      await takePicture(context, { address: `${screens[screen]}`, language: "en", file, from });
      await context.close();
      console.log(`${path.relative(root, file)}: ${Math.round(fs.statSync(file).size / 1024)} KB`);
    }
  }
} finally {
  await browser.close();
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/**
 * @returns the state of a browser in which the notice on cookies was agreed to, because it covers the foot of each page
 */
async function withoutCookieNotice(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/desk");
  await page.getByRole("button", { name: messagesIn("en").privacy.cookieAgree }).click();
  return context.storageState();
}

type Picture = {
  address: string;
  language: string;
  file: string;
  fullPage?: boolean /** What it begins with. */;
  from?: string;
};

async function takePicture(
  context: BrowserContext,
  { address, language, file, fullPage = false, from }: Picture,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=${language}`);
  if (from) await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), from);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ fullPage, animations: "disabled" });
  await page.close();
  // A whole page may be longer than a WebP can be.
  if (fullPage) fs.writeFileSync(file, png);
  else await sharp(png).webp({ quality: 70, effort: 5 }).toFile(file);
}
