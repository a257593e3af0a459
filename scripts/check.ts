import { execFileSync } from "node:child_process";
import { readCommand } from "../lib/process/read-command.ts";
import { root, runSteps } from "../lib/process/steps.ts";
import { commandsFor, groupsFor } from "../testing/scope.ts";
import { relatedFiles } from "./checks/related-tests.ts";
import { installWhatIsMissing } from "./install.mjs";

// npm run check: the quick look while working, in less than a minute. `npm test` is what every change has to pass.

const { words } = readCommand({
  name: "check",
  description:
    "The quick look while working: format, lint, types, and the unit and component tests of what has changed, on SQLite.",
  words: [
    {
      name: "commit",
      meaning: "the commit that the work began at, such as main; the last commit where it is not given",
      optional: true,
    },
  ],
  exitCodes: { 1: "something failed" },
});
const [since = "HEAD"] = words;

await installWhatIsMissing();
const listFiles = (...args: string[]) =>
  execFileSync("git", [...args, "-z"], { cwd: root, encoding: "utf8" }).split("\0");
const changed = [
  ...listFiles("diff", "--name-only", since),
  ...listFiles("ls-files", "--others", "--exclude-standard"),
].filter(Boolean);
await runSteps([
  ["Format and lint", "biome", ["ci", "."]],
  ["Types", "npm", ["run", "--silent", "types"]],
  [
    `Unit and component tests of what has changed since ${since}, on SQLite`,
    "vitest",
    ["related", ...relatedFiles(changed, root), "--run", "--passWithNoTests"],
    { env: { TEST_SQLITE_ONLY: "1" } },
  ],
]);
for (const group of groupsFor(changed)) {
  console.log(`\n\`npm test\` does not look at this, and what has changed calls for it: ${group.shows}.`);
  for (const line of commandsFor(group)) console.log(`  ${line}`);
}
