import fs from "node:fs";
import { readCommand } from "../lib/process/read-command.mjs";
import { writeBiomeConfiguration } from "./arch/biome-rules";
import { dependenciesPage, foldersInCycle } from "./arch/pictures";
import { readImports, violationsOf } from "./arch/read-imports";

// npm run arch: writes the rules of scripts/arch/layers.ts into biome.json, checks which file imports which, then writes docs/architecture-dependencies.md.

readCommand({
  name: "arch",
  description:
    "Writes the rules of the layers (scripts/arch/layers.ts) into biome.json, checks which file imports which, and writes docs/architecture-dependencies.md.",
  exitCodes: { 1: "an import is against the rules" },
});

writeBiomeConfiguration();
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
