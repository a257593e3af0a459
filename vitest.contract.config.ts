import { defineConfig } from "vitest/config";
import { ownPortals, suites } from "./e2e/contract/suites.ts";
import { loadedContent } from "./testing/portal/data-folder.ts";
import { coreOnly, filesOnlyInAll } from "./testing/scope.ts";

/** What only `npm run test:all` runs. */
const leftOut = coreOnly ? filesOnlyInAll : [];
const hasPortal = Boolean(process.env.TESTED_PORTAL);
const suite = process.env.TESTED_SUITE ?? "SQLite";
const contractFile = (name: string) => `e2e/contract/${name}.contract.ts`;
const chosen = hasPortal
  ? (suites[suite]?.map(contractFile) ?? ["e2e/contract/**/*.contract.ts"])
  : ownPortals.map(contractFile);

/** The contract over HTTP, against a running portal. */
export default defineConfig({
  // Suites that run at the same time must not write the same file of durations.
  cacheDir: `node_modules/.vite/contract-${suite}`,
  test: {
    environment: "node",
    include: chosen,
    exclude: [...leftOut, ...(hasPortal ? ownPortals.map(contractFile) : [])],
    maxWorkers: 2,
    // The files are clients of a portal and share nothing but modules without state; loading those again for each file
    // took half of the time.
    isolate: false,
    // The build under test has stored it, and nothing else.
    env: { TEST_CONTENT_CACHE: loadedContent },
    setupFiles: ["testing/calls/short-connections.ts"],
    // Long limits, so that no test fails because the machine is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
