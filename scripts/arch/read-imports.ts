import fs from "node:fs";
import path from "node:path";
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import { cruiseOptions, testFiles } from "./cruiser-rules";
import { topFolders } from "./layers";

const rootFiles = ["middleware.ts", "instrumentation.ts"];
/** They hold no code of the project, or none that it imports. */
const withoutCode = /^(?:\.|(?:content|data.*|deploy|docs|messages|node_modules|patches|public|test-results)$)/;

/** Every top-level folder that may hold code, also one that the table of the layers does not know. */
function codeFolders(tree: string): string[] {
  const entries = fs.readdirSync(tree, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !withoutCode.test(entry.name)).map(({ name }) => name);
}

/** Every import between the files of a tree, with the rules of layers.ts that it breaks. */
export async function readImports(tree: string): Promise<ICruiseResult> {
  const folders = codeFolders(tree);
  const files = rootFiles.filter((file) => fs.existsSync(path.join(tree, file)));
  const resolve = {
    alias: { "@": tree },
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    exportsFields: ["exports"],
    conditionNames: ["import", "node"],
  };
  const { output } = await cruise([...folders, ...files], { ...cruiseOptions(folders), baseDir: tree }, resolve);
  if (typeof output === "string") throw new Error("dependency-cruiser gave a text in place of its result.");
  return output;
}

/** The broken rules, one line each: the rule, who imports, and what it imports or the way back to it. */
export function describeViolations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const what = cycle ? cycle.map(({ name }) => name).join(" → ") : to === from ? "" : to;
    return `${rule.name}: ${from}${what ? ` → ${what}` : ""}`;
  });
}

export type Picture = { within: string; collapse: string };

/** A diagram of the imports in one part of the tree, with one node for each folder, as text for Mermaid. */
async function drawMermaid(imports: ICruiseResult, { within, collapse }: Picture): Promise<string> {
  const { output } = await format(imports, {
    outputType: "mermaid",
    includeOnly: within,
    collapse,
    exclude: testFiles,
  });
  const lines = String(output).trim().split("\n");
  const arrows = lines.filter((line) => line.includes("-->"));
  // The order of a file's import lines is no part of the picture.
  return [...lines.filter((line) => !line.includes("-->")), ...arrows.sort()].join("\n");
}

export type Arrow = readonly [from: string, to: string];

/** The same imports as pairs of folders. */
export async function folderPairs(
  imports: ICruiseResult,
  { within, collapse }: Picture,
): Promise<{ folders: string[]; arrows: Arrow[] }> {
  const { output } = await format(imports, { outputType: "json", includeOnly: within, collapse, exclude: testFiles });
  const { modules }: ICruiseResult = JSON.parse(String(output));
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  );
  return { folders: modules.map(({ source }) => source), arrows: arrows.filter(([from, to]) => from !== to) };
}

/** The folders in a circle, or leading into one: what remains without those that have no outgoing arrow. */
export function inCycle(arrows: Arrow[]): string[] {
  const from = new Set(arrows.map(([folder]) => folder));
  const left = arrows.filter(([, to]) => from.has(to));
  return left.length === arrows.length ? [...from] : inCycle(left);
}

export const components: Picture = { within: "^components/", collapse: "^components/[^/]+" };
export const topLevel: Picture = { within: `^(${topFolders.join("|")})/`, collapse: "^[^/]+" };
const domains: Picture = { within: "^lib/domain/[^/]+/", collapse: "^lib/domain/[^/]+" };
const platform: Picture = { within: "^lib/platform/[^/]+/", collapse: "^lib/platform/[^/]+" };

const titles = [
  ["Top-level folders", topLevel],
  ["Components", components],
  ["Domains", domains],
  ["Platform", platform],
] as const;

/** The folders of the pictures that import each other in a circle; no rule on single files sees them. */
export async function foldersInCycle(imports: ICruiseResult): Promise<string[]> {
  const found = await Promise.all(
    titles.map(async ([, picture]) => inCycle((await folderPairs(imports, picture)).arrows)),
  );
  return found.flat();
}

/** docs/architecture-dependencies.md: which folder imports which. */
export async function dependenciesPage(imports: ICruiseResult): Promise<string> {
  const sections: string[] = [];
  for (const [title, picture] of titles) {
    const { folders, arrows } = await folderPairs(imports, picture);
    sections.push(
      `## ${title}\n\n${folders.length} folders, ${arrows.length} arrows.\n\n\`\`\`mermaid\n${await drawMermaid(imports, picture)}\n\`\`\`\n`,
    );
  }
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Which folder imports which

\`npm run arch\` writes this page. The command fails if an import runs upwards, if files or folders import each other in a circle, if an
import bypasses the index of a domain, or if nothing uses a file (the rules: \`scripts/arch/layers.ts\`). The page leaves out tests.
[architecture.md](architecture.md) explains the layers.
`;
