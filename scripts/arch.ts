import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
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

/** How many files a folder has, lines that are not blank, and characters other than blanks and line ends. */
type CodeSize = [files: number, lines: number, characters: number];

/** The size of each file that is counted, with its top-level folder. */
function countCode(): { folder: string; size: CodeSize }[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  // Git lists a file that was removed and not committed yet.
  const counted = listed.split("\0").filter((file) => isCounted(file) && fs.existsSync(path.join(root, file)));
  return counted.map((file) => {
    const text = fs.readFileSync(path.join(root, file), "utf8");
    const lines = text.split("\n").filter((line) => line.trim() !== "").length;
    const folder = file.includes("/") ? (file.split("/")[0] ?? "") : "beside the folders";
    return { folder, size: [1, lines, [...text.replace(/\s/g, "")].length] };
  });
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

if (values.size) printSizes();
else await checkImports();

function printSizes(): void {
  const all = countCode();
  const sum = (some = all) =>
    some.reduce((total, { size }) => total.map((each, at) => each + (size[at] ?? 0)), [0, 0, 0]);
  const folders = Array.from(
    Map.groupBy(all, ({ folder }) => folder),
    ([name, some]) => [name, ...sum(some)] as const,
  );
  const rows = [
    ["", "files", "lines", "characters"],
    ...folders.sort(([, , one = 0], [, , other = 0]) => other - one),
    ["product", ...sum(all.filter(({ folder }) => folder !== "bench"))],
    ["all", ...sum()],
  ];
  const written = (cell: string | number) => (typeof cell === "number" ? cell.toLocaleString("en") : cell);
  for (const [name = "", ...cells] of rows)
    console.log(`${name}`.padEnd(20) + cells.map((cell) => written(cell).padStart(12)).join(""));
}

async function checkImports(): Promise<void> {
  const imports = await readImports(process.cwd());
  const circles = await foldersInCycle(imports);
  const violations = [
    ...describeViolations(imports),
    ...circles.map((folder) => `no-cycle-between-folders: ${folder}`),
  ];
  for (const violation of violations) console.error(`✗ ${violation}`);
  if (violations.length > 0) process.exit(1);
  const page = "docs/architecture-dependencies.md";
  fs.writeFileSync(page, await dependenciesPage(imports));
  console.log(`${imports.summary.totalCruised} files, no import against the rules. Wrote ${page}`);
}
