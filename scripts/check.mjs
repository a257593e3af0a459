import { installWhatIsMissing } from "./install.mjs";
import { runSteps } from "./steps.mjs";

// npm run check: the quick look while working, in less than a minute. `npm test` is everything. A word on the command line is the commit
// that the work began at (`npm run check -- main`); without one it is the last commit.

const [since = "HEAD"] = process.argv.slice(2);

await installWhatIsMissing();
await runSteps([
  ["Format and lint", "biome", ["ci", "."]],
  ["Types", "npm", ["run", "--silent", "types"]],
  [
    `Unit tests of what has changed since ${since}, on SQLite`,
    "vitest",
    ["run", `--changed=${since}`, "--passWithNoTests"],
    { env: { TEST_SQLITE_ONLY: "1" } },
  ],
]);
