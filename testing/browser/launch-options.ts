import type { LaunchOptions } from "playwright";
import { memoryFolder } from "../portal/memory-folder.ts";
import { browserPath } from "./browser.ts";
import { withPhoneFonts } from "./phone-fonts.ts";

/**
 * Each test opens its pages in a new process, for seconds: V8 compiles what is called when it is called, and optimises
 * nothing. That takes a tenth of the suite's processor time.
 */
const shortLived = "--js-flags=--no-compile-hints-magic --no-opt --no-maglev";

/**
 * RenderDocument makes a new frame for every document, which takes a tenth of the browser's processor time. The option
 * replaces Playwright's own list, so what matters of that is named again.
 */
const disabledFeatures = [
  "RenderDocument",
  "DestroyProfileOnBrowserClose",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** How every test starts its browser. */
export const launchOptions: LaunchOptions = {
  executablePath: browserPath(),
  env: withPhoneFonts(),
  // With this option the memory that Chromium's processes share is files on the disk, which takes another tenth.
  ignoreDefaultArgs: memoryFolder() ? ["--disable-dev-shm-usage"] : [],
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
    shortLived,
    `--disable-features=${disabledFeatures.join(",")}`,
  ],
};
