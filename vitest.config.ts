import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./testing/browser/launch-options.ts";
import { serverActions } from "./testing/browser/server-actions.ts";
import { unitDataFolder } from "./testing/portal/unit-data-folder.ts";
import { coreOnly, filesOnlyInAll } from "./testing/scope.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What only `npm run test:all` runs. */
const leftOut = coreOnly ? filesOnlyInAll : [];
const all = ["{app,bench,components,e2e,lib,offline,scripts,server,testing}/**/*.test.{ts,tsx}", "middleware*.test.ts"];
/** Components, and the scripts of saved pages, in a real browser without a portal. */
const inBrowser = "{components,offline}/**/*.browser.test.tsx";
/** What changes the process for everybody in it: its environment, its globals, its modules. */
const changesProcess =
  /\bvi\.(?:stubEnv|stubGlobal|mock|doMock|resetModules)\b|\bprocess\.env\.\w+ =|\bglobalThis\.\w+ =|\bportal\.\w+ =|\bdelete portal\b/;
const alone = fs
  .globSync(all, { cwd: root, exclude: [inBrowser] })
  .filter((file) => changesProcess.test(fs.readFileSync(new URL(file, import.meta.url), "utf8")));

/** Unit tests and component tests: they are beside the files that they test and do not need the portal's server. */
export default defineConfig({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // Throws outside React's server build; a unit test is on the server anyway.
      "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
    },
  },
  test: {
    // Each of the two processes loads modules and content once for all its files, which was half of the work. Whatever
    // changes the process has one of its own.
    projects: [
      {
        extends: true,
        test: { name: "shared", include: all, exclude: [...alone, ...leftOut, inBrowser], isolate: false },
      },
      { extends: true, test: { name: "alone", include: alone, exclude: leftOut, isolate: true } },
      {
        extends: true,
        plugins: [serverActions],
        // Vite bundles the packages anew in each run: with those of an earlier run it would reload a test that needs more.
        cacheDir: path.join(unitDataFolder, "node_modules/.vite"),
        // Next's own modules for the browser read it.
        define: { "process.env": {} },
        test: {
          name: "browser",
          include: [inBrowser],
          globalSetup: ["testing/browser/browser-ready.ts"],
          setupFiles: ["app/globals.css", "app/accessibility.css"],
          browser: {
            enabled: true,
            headless: true,
            // A busy machine needed more than the minute that Vitest gives Chromium to start.
            connectTimeout: 600_000,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            instances: [{ browser: "chromium" }],
            provider: playwright({ launchOptions }),
          },
        },
      },
    ],
    environment: "node",
    // The database suite runs on SQLite and on a PostgreSQL that is started once. Both are migrated once.
    globalSetup: [
      "testing/database/postgres.ts",
      "lib/platform/db/testing/migrated-databases.ts",
      "testing/portal/unit-data-folder.ts",
    ],
    // On two cores vitest would take one.
    maxWorkers: 2,
    // Long limits, so that no test fails because the machine is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    env: {
      PORTAL_DATA_DIR: unitDataFolder,
      TEST_CONTENT_CACHE: path.join(unitDataFolder, "loaded-content"),
      SESSION_SECRET: "a secret of the tests, long enough",
      SOCIAL_TIMEOUT_MS: "15000",
      TESTS_WITHOUT_WAITING: "1",
    },
  },
});
