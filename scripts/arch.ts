import fs from "node:fs";
import { readCommand } from "../lib/process/read-command.ts";
import { dependenciesPage, foldersInCycle } from "./arch/pictures";
import { countProductCode } from "./arch/product-code";
import { describeViolations, readImports } from "./arch/read-imports";

// npm run arch: checks by the rules of scripts/arch/layers.ts which file imports which, then writes
// docs/architecture-dependencies.md.

const { values } = readCommand({
  name: "arch",
  description:
    "Checks by the rules of the layers (scripts/arch/layers.ts) which file imports which, and writes docs/architecture-dependencies.md.",
  options: { size: { type: "boolean", meaning: "only counts the characters of product code other than blanks" } },
  notes: [
    "Counted are .ts, .tsx, .mts and .mjs files, comments included, of app, components, lib, server and scripts, and middleware.ts,",
    "instrumentation.ts and next.config.mjs; neither tests nor folders named testing.",
  ],
  exitCodes: { 1: "an import is against the rules" },
});

if (values.size) printSizes();
else await checkImports();

function printSizes(): void {
  const counts = [...countProductCode()].sort(([, one], [, other]) => other - one);
  const rows: [string, number][] = [...counts, ["all", counts.reduce((sum, [, count]) => sum + count, 0)]];
  for (const [name, count] of rows) console.log(`${name.padEnd(20)}${count.toLocaleString("en").padStart(10)}`);
}

async function checkImports(): Promise<void> {
  const imports = await readImports(process.cwd());
  const circles = await foldersInCycle(imports);
  const violations = [
    ...describeViolations(imports),
    ...circles.map((folder) => `no-cycle-between-folders: ${folder}`),
  ];
  if (violations.length > 0) {
    for (const violation of violations) console.error(`✗ ${violation}`);
    process.exitCode = 1;
  } else {
    fs.writeFileSync("docs/architecture-dependencies.md", await dependenciesPage(imports));
    console.log(
      `${imports.summary.totalCruised} files, no import against the rules. Wrote docs/architecture-dependencies.md`,
    );
  }
}
