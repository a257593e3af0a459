import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import options, { testFiles } from "../../.dependency-cruiser.mjs";

const folders = ["app", "bench", "components", "e2e", "lib", "scripts", "server", "middleware.ts", "instrumentation.ts"];

/** Every import between the files of a tree, with the rules of .dependency-cruiser.mjs that it breaks. */
export async function readImports(tree: string, within: string[] = folders): Promise<ICruiseResult> {
  const resolve = { alias: { "@": tree }, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"], exportsFields: ["exports"], conditionNames: ["import", "node"] };
  const { output } = await cruise(within, { ...options, baseDir: tree }, resolve);
  if (typeof output === "string") throw new Error("dependency-cruiser gave a text in place of its result.");
  return output;
}

/** The broken rules, one line each: the rule, who imports, and what it imports or the way back to it. */
export function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const what = cycle ? cycle.map(({ name }) => name).join(" → ") : to === from ? "" : to;
    return `${rule.name}: ${from}${what ? ` → ${what}` : ""}`;
  });
}

export type Picture = { within: string; collapse: string };

/** A diagram of the imports in one part of the tree, with one node for each folder, as text for Mermaid. */
export async function mermaidOf(imports: ICruiseResult, { within, collapse }: Picture): Promise<string> {
  const { output } = await format(imports, { outputType: "mermaid", includeOnly: within, collapse, exclude: testFiles });
  const lines = String(output).trim().split("\n");
  const arrows = lines.filter((line) => line.includes("-->"));
  // The order of a file's import lines is no part of the picture.
  return [...lines.filter((line) => !line.includes("-->")), ...arrows.sort()].join("\n");
}

export type Arrow = readonly [from: string, to: string];

/** The same imports as pairs of folders. */
export async function arrowsOf(imports: ICruiseResult, { within, collapse }: Picture): Promise<{ folders: string[]; arrows: Arrow[] }> {
  const { output } = await format(imports, { outputType: "json", includeOnly: within, collapse, exclude: testFiles });
  const { modules }: ICruiseResult = JSON.parse(String(output));
  const arrows = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const));
  return { folders: modules.map(({ source }) => source), arrows: arrows.filter(([from, to]) => from !== to) };
}

/** The folders that import each other in a circle, or lead into one: what is left when those without an outgoing arrow are removed. */
export function inCycle(arrows: Arrow[]): string[] {
  const from = new Set(arrows.map(([folder]) => folder));
  const left = arrows.filter(([, to]) => from.has(to));
  return left.length === arrows.length ? [...from] : inCycle(left);
}
