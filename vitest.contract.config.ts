import { defineConfig } from "vitest/config";

// These start portals of their own; all others ask the portal at PORTAL_TEST_URL (see scripts/contract.mjs).
const ownPortals = [
  "database-down",
  "documented-client",
  "durability",
  "full-disk",
  "proxies",
  "public-address",
  "rating-age",
  "silent-upstream",
  "slow-requests",
  "upstream-pages",
  "whole-site",
].map((name) => `e2e/contract/${name}.contract.ts`);
const hasPortal = Boolean(process.env.PORTAL_TEST_URL);

/** The contract over HTTP, against a running portal. */
export default defineConfig({
  test: {
    environment: "node",
    include: hasPortal ? ["e2e/contract/*.contract.ts"] : ownPortals,
    exclude: hasPortal ? ownPortals : [],
    maxWorkers: 2,
    // The files are clients of a portal and share nothing but modules without state; loading those again for each file took half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
