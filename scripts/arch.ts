import fs from "node:fs";
import { readCommand } from "../lib/process/read-command.mjs";
import { dependenciesPage, foldersInCycle } from "./arch/pictures";
import { readImports, violationsOf } from "./arch/read-imports";

// npm run arch: checks which file imports which, then writes the pictures of docs/architecture-dependencies.md.

readCommand({
  name: "arch",
  description: "Checks which file imports which against the rules of the layers, and writes the pictures of docs/architecture-dependencies.md.",
  exitCodes: { 1: "an import is against the rules" },
});

const imports = await readImports(process.cwd());
const circles = await foldersInCycle(imports);
const violations = [...violationsOf(imports), ...circles.map((folder) => `no-cycle-between-folders: ${folder}`)];
if (violations.length > 0) {
  for (const violation of violations) console.error(`✗ ${violation}`);
  process.exitCode = 1;
} else {
  fs.writeFileSync("docs/architecture-dependencies.md", await dependenciesPage(imports));
  console.log(`${imports.summary.totalCruised} files, no import against the rules. Wrote docs/architecture-dependencies.md`);
}
