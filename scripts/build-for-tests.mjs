import fs from "node:fs";
import path from "node:path";
import { root, runSteps } from "./steps.mjs";

// The production build that the contract suite and the browser tests run against.
await runSteps([
  ["Preparing the database", "tsx", ["scripts/migrate.ts"]],
  ["Building", "next", ["build"], { env: { NODE_ENV: "production" } }],
  ["Marking the scripts of first views", "node", ["scripts/compile-hints.mjs"]],
]);
// It was not built by `npm start`, which must build its own.
fs.rmSync(path.join(root, ".next", "built-from"), { force: true });
