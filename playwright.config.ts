import { defineConfig } from "@playwright/test";
import { facebookEnvironment, googleEnvironment, portsBeside } from "./lib/domain/social/testing/environment";
import { browserPath } from "./testing/browser/browser";
import { withPhoneFonts } from "./testing/browser/phone-fonts";
import { dataFolder, loadedContent } from "./testing/portal/data-folder";
import { memoryFolder } from "./testing/portal/memory-folder.ts";
import { coreOnly, filesOnlyInAll, onlyInAll } from "./testing/scope.ts";

// For the tests' own processes, which take it over.
process.env.TEST_CONTENT_CACHE = loadedContent;

const port = Number(process.env.E2E_PORT ?? 3210);
const providers = portsBeside(port);

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

/** Browser tests run against a production build, on a data folder of their own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  testIgnore: coreOnly ? filesOnlyInAll.map((file) => `**/${file}`) : [],
  grepInvert: coreOnly ? new RegExp(`${onlyInAll}\\b`) : undefined,
  fullyParallel: true,
  workers: 2,
  // Long limits, so that no test fails because the machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  globalSetup: "./testing/browser/browser-ready.ts",
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker answers navigations before Playwright's routes see them and outlives a page, so a test of anything else
    // would depend on what an earlier page stored. The tests of offline reading allow it (e2e/offline).
    serviceWorkers: "block",
    launchOptions: {
      executablePath: browserPath(),
      env: withPhoneFonts(),
      // With this option the memory that Chromium's processes share is files on the disk, which takes another tenth.
      ignoreDefaultArgs: memoryFolder() ? ["--disable-dev-shm-usage"] : [],
      args: [
        ...[
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-sync",
          "--no-first-run",
          shortLived,
        ],
        `--disable-features=${disabledFeatures.join(",")}`,
      ],
    },
  },
  webServer: {
    command: "node testing/portal/serve-for-tests.ts",
    url: `http://localhost:${port}/courses`,
    env: {
      PORT: String(port),
      PORTAL_DATA_DIR: dataFolder,
      SOCIAL_TIMEOUT_MS: "60000",
      TESTS_WITHOUT_WAITING: "1",
      ...googleEnvironment(providers.google),
      ...facebookEnvironment(providers.facebook),
    },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
