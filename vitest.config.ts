import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { unitDataFolder } from "./scripts/unit-data-folder.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Unit tests: they stand beside what they test and need neither the portal's server nor a browser. */
export default defineConfig({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // Throws outside React's server build; a unit test is on the server anyway.
      "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
    },
  },
  test: {
    environment: "node",
    include: ["lib/**/*.test.{ts,tsx}", "components/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "middleware.test.ts"],
    // The database suite runs on SQLite and on a PostgreSQL that is started once.
    globalSetup: ["scripts/postgres.ts", "scripts/unit-data-folder.ts"],
    // On two cores vitest would take one.
    maxWorkers: 2,
    // A slow machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { PORTAL_DATA_DIR: unitDataFolder, SESSION_SECRET: "a secret of the tests, long enough", SOCIAL_TIMEOUT_MS: "15000", TESTS_WITHOUT_WAITING: "1" },
  },
});
