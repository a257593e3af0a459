import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { loadContent } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { readCommand } from "../../lib/process/read-command.ts";
import { run } from "../../lib/process/steps.ts";
import { browserPath } from "../../testing/browser/browser";
import browserReady from "../../testing/browser/browser-ready";
import { withPhoneFonts } from "../../testing/browser/phone-fonts";
import { startPortal } from "../../testing/portal/portal";
import { fieldPictures } from "../pictures/field-pictures";
import { screens } from "../pictures/screens";
import { takeFieldPicture } from "../pictures/take-field-picture";
import { takePicture } from "../pictures/take-picture";

// npm run bench -- pictures [--url http://localhost:3000 --as before]

const { values } = readCommand({
  name: "bench -- pictures",
  description:
    "Takes the pictures of docs/before-and-after.md and content/README.md, of this tree's production build with the learners of `npm run generate -- learners`.",
  options: {
    url: { type: "string", meaning: "another portal that runs with these learners, such as that of an older commit" },
    as: { type: "string", default: "after", meaning: "the folder of docs/pictures that they are written into" },
    only: { type: "string", meaning: "the name of one screen, or fields for the pictures of content/README.md" },
  },
});
const folder = path.join("docs", "pictures", values.as);
const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-pictures-"));
const portal = values.url ? null : await startSeeded();
const url = values.url ?? portal?.url ?? "";
await browserReady();
const browser = await chromium.launch({
  executablePath: browserPath(),
  env: withPhoneFonts(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  fs.mkdirSync(folder, { recursive: true });
  for (const screen of screens.filter(({ name }) => !values.only || name === values.only)) {
    for (const language of languages) {
      for (const [width, viewport] of Object.entries(sizes)) {
        const file = path.join(folder, `${screen.name}-${language}-${width}.webp`);
        fs.writeFileSync(file, await takePicture(browser, { url, screen, language, viewport }));
      }
    }
    console.log(screen.name);
  }
  if (!values.only || values.only === "fields") await takeFields();
} finally {
  await browser.close();
  await portal?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function takeFields(): Promise<void> {
  const fields = path.join("docs", "pictures", "fields");
  fs.mkdirSync(fields, { recursive: true });
  for (const picture of fieldPictures(loadContent("content")))
    fs.writeFileSync(path.join(fields, `${picture.name}.webp`), await takeFieldPicture(browser, url, picture));
  console.log("fields");
}

async function startSeeded() {
  await run("tsx", ["scripts/generate/learners.ts"], {
    env: {
      PORTAL_DATA_DIR: dataDir,
      NODE_ENV: "development",
      PORTAL_URL: "",
      DATABASE_URL: "",
      PORTAL_UPSTREAM_URL: "",
    },
  });
  return startPortal({ PORTAL_DATA_DIR: dataDir });
}
