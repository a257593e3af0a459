import { defineConfig } from "@playwright/test";
import { facebookEnvironment, googleEnvironment, portsBeside } from "./lib/domain/social/testing/environment";
import { launchOptions } from "./testing/browser/launch-options";
import { dataFolder, loadedContent } from "./testing/portal/data-folder";
import { coreOnly, filesOnlyInAll, onlyInAll } from "./testing/scope.ts";

// For the tests' own processes, which take it over.
process.env.TEST_CONTENT_CACHE = loadedContent;

const port = Number(process.env.E2E_PORT ?? 3210);
const providers = portsBeside(port);

/** Browser tests run against a production build, on a data folder of their own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  testIgnore: coreOnly ? filesOnlyInAll.map((file) => `**/${file}`) : [],
  grepInvert: coreOnly ? new RegExp(`${onlyInAll}\\b`) : undefined,
  fullyParallel: true,
  workers: 2,
  // Long limits, so that no test fails because the machine is slow: with a load of 70 the scripts of a page took a minute.
  timeout: 1_200_000,
  expect: { timeout: 240_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  globalSetup: "./testing/browser/browser-ready.ts",
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker answers navigations before Playwright's routes see them and outlives a page, so a test of anything else
    // would depend on what an earlier page stored. The tests of offline reading allow it (e2e/offline).
    serviceWorkers: "block",
    launchOptions,
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
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
