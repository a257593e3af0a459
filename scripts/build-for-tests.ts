import fs from "node:fs";
import path from "node:path";
import { readCommand } from "../lib/process/read-command.ts";
import { root, runSteps } from "../lib/process/steps.ts";
import { buildSteps } from "./build/what-changed.ts";

readCommand({
  name: "build-for-tests",
  description:
    "Makes the production build that the contract suite and the browser tests run against. npm test makes it itself.",
});

/** Writing the compiler's cache takes a sixth of a build. It pays from the second build in a folder on. */
const isFirst = !fs.existsSync(path.join(root, ".next", "BUILD_ID"));

await runSteps([
  ["Preparing the database", "tsx", ["scripts/migrate.ts"]],
  ...buildSteps({ BUILD_WITHOUT_CACHE: isFirst ? "1" : "" }),
]);
// It was not built by `npm start`, which must build its own.
fs.rmSync(path.join(root, ".next", "built-from"), { force: true });
