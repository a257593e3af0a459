import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { readCommand } from "../lib/process/read-command.ts";
import { root } from "../lib/process/steps.ts";
import { dependenciesPage, describeViolations, foldersInCycle, readImports } from "./arch/read-imports";

const folders = ["app", "components", "lib", "server", "offline", "scripts", "bench"];
const files = ["middleware.ts", "instrumentation.ts", "next.config.mjs"];

/** Whether the size counts a file: what a portal runs, its operator types, or measures it. No test. */
function isCounted(file: string): boolean {
  if (!/\.(?:ts|tsx|mts|mjs)$/.test(file) || /\.test\.|(?:^|\/)testing\//.test(file)) return false;
  return files.includes(file) || folders.includes(file.split("/")[0] ?? "");
}

/** `lines` that are not blank, and the `characters` other than blanks and line ends. */
type CodeSize = { files: number; lines: number; characters: number };

function countCode(): Map<string, CodeSize> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const sizes = new Map<string, CodeSize>();
  for (const file of listed.split("\0").filter(isCounted)) {
    const path = new URL(`../${file}`, import.meta.url);
    // Git lists a file that was removed and not committed yet.
    if (!fs.existsSync(path)) continue;
    const folder = file.includes("/") ? (file.split("/")[0] ?? "") : "beside the folders";
    const text = fs.readFileSync(path, "utf8");
    const size = {
      files: 1,
      lines: text.split("\n").filter((line) => line.trim() !== "").length,
      characters: [...text.replace(/\s/g, "")].length,
    };
    sizes.set(folder, addSizes(sizes.get(folder), size));
  }
  return sizes;
}

function addSizes(one: CodeSize | undefined, other: CodeSize): CodeSize {
  return {
    files: (one?.files ?? 0) + other.files,
    lines: (one?.lines ?? 0) + other.lines,
    characters: (one?.characters ?? 0) + other.characters,
  };
}

const { values } = readCommand({
  name: "arch",
  description:
    "Checks by the rules of the layers (scripts/arch/layers.yaml) which file imports which, and writes docs/architecture-dependencies.md.",
  options: { size: { type: "boolean", meaning: "only counts files, lines and characters of the code" } },
  notes: [
    "Counted are .ts, .tsx, .mts and .mjs files, comments included, without blank lines, of app, components, lib, server, offline,",
    "scripts and bench, and middleware.ts, instrumentation.ts and next.config.mjs; neither tests nor folders named testing.",
    "The product is everything but bench.",
  ],
  exitCodes: { 1: "an import is against the rules" },
});

const none: CodeSize = { files: 0, lines: 0, characters: 0 };

if (values.size) printSizes();
else await checkImports();

function printSizes(): void {
  const sizes = [...countCode()].sort(([, one], [, other]) => other.lines - one.lines);
  const sum = (rows: [string, CodeSize][]) => rows.reduce<CodeSize>((all, [, size]) => addSizes(all, size), none);
  const product = sizes.filter(([folder]) => folder !== "bench");
  console.log(`${" ".repeat(20)}${["files", "lines", "characters"].map((name) => name.padStart(12)).join("")}`);
  for (const [name, size] of [...sizes, ["product", sum(product)], ["all", sum(sizes)]] as [string, CodeSize][])
    console.log(
      `${name.padEnd(20)}${[size.files, size.lines, size.characters].map((value) => value.toLocaleString("en").padStart(12)).join("")}`,
    );
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
