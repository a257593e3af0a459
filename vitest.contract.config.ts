import { defineConfig } from "vitest/config";
import { ownPortals, suites } from "./e2e/contract/suites";

const hasPortal = Boolean(process.env.PORTAL_TEST_URL);
const fileOf = (name: string) => `e2e/contract/${name}.contract.ts`;
const chosen = hasPortal ? (suites[process.env.PORTAL_TEST_SUITE ?? "SQLite"]?.map(fileOf) ?? ["e2e/contract/**/*.contract.ts"]) : ownPortals.map(fileOf);

/** The contract over HTTP, against a running portal. */
export default defineConfig({
  test: {
    environment: "node",
    include: chosen,
    exclude: hasPortal ? ownPortals.map(fileOf) : [],
    maxWorkers: 2,
    // The files are clients of a portal and share nothing but modules without state; loading those again for each file took half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
