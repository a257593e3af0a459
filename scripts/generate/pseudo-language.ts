import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readCommand } from "../../lib/process/read-command.ts";
import { addLanguage } from "../languages/add-language";
import { copyTree } from "../languages/testing/copy-tree";
import { accented, pseudo } from "../languages/testing/pseudo";

readCommand({
  name: "generate -- pseudo-language",
  description:
    "Adds a language of accented English to a copy of the project, builds the copy and walks it page by page. The project itself stays as it is.",
});

const copy = fs.mkdtempSync(path.join(os.tmpdir(), "portal-pseudo-language-"));
process.on("exit", () => fs.rmSync(copy, { recursive: true, force: true }));
console.log(`▸ Copying the project to ${copy}`);
copyTree(copy, "hard links");
const { made, extended } = addLanguage(copy, pseudo, accented);
console.log(`  ${made.length} files made, ${extended.length} extended`);

/** The copy runs its own scripts. */
const { runSteps } = (await import(
  path.join(copy, "lib/process/steps.ts")
)) as typeof import("../../lib/process/steps.ts");
process.chdir(copy);
const dataDir = path.join(copy, "data");
const env = { NODE_ENV: "production", PORTAL_URL: "http://localhost:3000", PORTAL_DATA_DIR: dataDir };
await runSteps([
  ["Preparing the database", "tsx", ["scripts/migrate.ts"], { env }],
  ["Building", "next", ["build"], { env }],
  ["Marking the scripts of first views", "node", ["scripts/build/compile-hints.ts"]],
  ["Walking the pages", "tsx", ["scripts/languages/testing/walk.ts", pseudo.code]],
  ["Checking the types", "tsc", ["--noEmit"]],
]);
console.log("Every page that was asked for is in the language that was added.");
