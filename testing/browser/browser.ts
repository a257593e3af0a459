import os from "node:os";
import path from "node:path";

/** Where the unpacked Chromium of `@sparticuz/chromium` lies. */
const unpacked = path.join(os.tmpdir(), "chromium");

/** The browser for the tests: the one that is named, the packaged one on Linux x64, else Playwright's own. */
export function browserPath(): string | undefined {
  if (process.env.PLAYWRIGHT_CHROMIUM_PATH) return process.env.PLAYWRIGHT_CHROMIUM_PATH;
  return usesPackagedBrowser() ? unpacked : undefined;
}

export function usesPackagedBrowser(): boolean {
  return !process.env.PLAYWRIGHT_CHROMIUM_PATH && process.platform === "linux" && process.arch === "x64";
}
