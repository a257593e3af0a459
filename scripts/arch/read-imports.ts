import fs from "node:fs";
import path from "node:path";
import {
  cruise,
  format,
  type ICruiseOptions,
  type ICruiseResult,
  type IReachabilityForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from "dependency-cruiser";
import { domainIndex, type Layer, layers, neededFolders, topFolders, unknownFolder, type Wall } from "./layers";

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

type Picture = { within: string; collapse: string };

/** A diagram of the imports in one part of the tree, with one node for each folder, as text for Mermaid. */
async function drawMermaid(imports: ICruiseResult, { within, collapse }: Picture): Promise<string> {
  const options = { includeOnly: within, collapse, exclude: testFiles };
  const { output } = await format(imports, { outputType: "mermaid", ...options });
  const lines = String(output).trim().split("\n");
  const arrows = lines.filter((line) => line.includes("-->"));
  // The order of a file's import lines is no part of the picture.
  return [...lines.filter((line) => !line.includes("-->")), ...arrows.sort()].join("\n");
}

type Arrow = readonly [from: string, to: string];

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
const pictures = {
  "Top-level folders": topLevel,
  Components: components,
  Domains: { within: "^lib/domain/[^/]+/", collapse: "^lib/domain/[^/]+" },
  Platform: { within: "^lib/platform/[^/]+/", collapse: "^lib/platform/[^/]+" },
};

/** The folders of the pictures that import each other in a circle; no rule on single files sees them. */
export async function foldersInCycle(imports: ICruiseResult): Promise<string[]> {
  const pairs = await Promise.all(Object.values(pictures).map((picture) => folderPairs(imports, picture)));
  return pairs.flatMap(({ arrows }) => inCycle(arrows));
}

/** docs/architecture-dependencies.md: which folder imports which. */
export async function dependenciesPage(imports: ICruiseResult): Promise<string> {
  const sections: string[] = [];
  for (const [title, picture] of Object.entries(pictures)) {
    const { folders, arrows } = await folderPairs(imports, picture);
    const counts = `${folders.length} folders, ${arrows.length} arrows.`;
    sections.push(`## ${title}\n\n${counts}\n\n\`\`\`mermaid\n${await drawMermaid(imports, picture)}\n\`\`\`\n`);
  }
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Which folder imports which

\`npm run arch\` writes this page. The command fails if an import runs upwards, if files or folders import each other in a circle, if an
import bypasses the index of a domain, or if nothing uses a file (the rules: \`scripts/arch/layers.yaml\`). The page leaves out tests.
[architecture.md](architecture.md) explains the layers.
`;

// The rules of layers.ts for dependency-cruiser, with what only it can see: cycles and unused files.

type Rule = Omit<IRegularForbiddenRuleType, "severity"> | Omit<IReachabilityForbiddenRuleType, "severity">;

const test = "\\.(test|spec|contract)\\.tsx?$";
const testHelper = "/testing/";

/** What is no part of the pictures of the layers. */
const testFiles = [test, testHelper];

/** Types of JavaScript that runs before a package is installed: its JSDoc imports them, which this tool does not read. */
const namedByComments = "^lib/process/command-types\\.ts$";

/** next.config.mjs names these by their path: the texts' loader and the store of rendered pages. */
const namedByNext = "^lib/platform/i18n/request\\.ts$|^server/next/empty-page-cache\\.ts$";

const rootPattern = "^(middleware|instrumentation)\\.ts$";

function placePattern(place: string): string {
  const escaped = place.replaceAll(".", "\\.");
  if (escaped.endsWith("/**")) return `^${escaped.slice(0, -"**".length)}`;
  return `^${escaped.replace(/\/\*$/, "/[^/]+").replace("/*/", "/[^/]+/")}(/index)?\\.(tsx?|mjs)$`;
}

/** A package by its name and by its place, and a module of Node with and without its prefix. */
function packagePattern(name: string): string {
  const bare = name.replace(/^node:/, "").replace("/*", "/[^/]+");
  return name.startsWith("node:") ? `^(node:)?${bare}$` : `^(node_modules/)?${bare}(/|$)`;
}

const packagesRule = ({ folder, without = [], exceptIn = [] }: Layer): Rule => ({
  name: "layer-without-a-package",
  comment: `${folder} does not import ${without.join(", ")}.`,
  from: { path: `^${folder}/`, pathNot: [...testFiles, ...exceptIn.map(placePattern)] },
  to: { path: without.map(packagePattern) },
});

const namedPackages = [...new Set(layers.flatMap(({ without = [] }) => without))].filter(
  (name) => !name.startsWith("node:"),
);
const otherPackages = `(^|/)node_modules/(?!(${namedPackages.map((name) => name.replace("/*", "/[^/]+")).join("|")})/)`;

/** A wall between the folders of a layer, for example around each feature, lets each folder import its own files. */
function wallRule({ folder }: Layer, { name, of, may, message }: Wall, ours: string): Rule {
  const isBetweenParts = of?.startsWith(folder) ?? false;
  const own = isBetweenParts ? `^${folder}/$1/` : `^${folder}/`;
  return {
    name,
    comment: message,
    from: { path: isBetweenParts ? `^${folder}/([^/]+)/` : `^${folder}/`, pathNot: testFiles },
    to: { path: of ? `^${of}/` : ours, pathNot: [own, ...may.map(placePattern)] },
  };
}

/** A test may import whatever its folder may, including inner files. */
function testsRule(top: string, ours: string): Rule {
  const below = layers
    .filter(({ folder }) => folder.split("/")[0] === top)
    .flatMap(({ walls }) => walls.flatMap(({ may }) => may));
  const folders = [...new Set([top, ...below.map((place) => place.split("/")[0] ?? "")])];
  return {
    name: "tests-import-down",
    comment: "A test imports files of its own top-level folder and of those below.",
    from: { path: `^${top}/.*(${test}|${testHelper})` },
    to: { path: ours, pathNot: folders.map((folder) => `^${folder}/`) },
  };
}

const domainMessage = "What the rest of the project may use of a domain is what its index exports.";
/** Tests may use a domain's inner files, and so may what makes people for them and for development. */
const makesPeople = "^(testing|e2e|bench|scripts/seed)/";

function rulesFor(folders: readonly string[]): Rule[] {
  const ours = `^(${folders.join("|")})/`;
  const indexes = domainIndex.map(placePattern);
  return [
    ...layers.flatMap((layer) => layer.walls.map((wall) => wallRule(layer, wall, ours))),
    ...layers.filter(({ without }) => without).map(packagesRule),
    ...topFolders.map((top) => testsRule(top, ours)),
    {
      name: unknownFolder.name,
      comment: unknownFolder.message,
      from: { path: `^(?!(?:${topFolders.join("|")})/)([^/]+)/` },
      to: { path: ours, pathNot: "^$1/" },
    },
    {
      name: "root-files-use-lib",
      comment: "What Next starts with reaches lib/api, lib/contract and lib/platform.",
      from: { path: rootPattern },
      to: { path: ours, pathNot: "^lib/(api|contract|platform)/" },
    },
    {
      name: "domain-by-its-index",
      comment: domainMessage,
      from: { path: "^lib/domain/([^/]+)/", pathNot: testFiles },
      to: { path: "^lib/domain/[^/]+/", pathNot: ["^lib/domain/$1/", ...indexes] },
    },
    {
      name: "domain-by-its-index-from-outside",
      comment: domainMessage,
      from: { path: ours, pathNot: ["^lib/domain/[^/]+/", makesPeople, ...testFiles] },
      to: { path: "^lib/domain/[^/]+/", pathNot: indexes },
    },
    {
      name: "no-cycle",
      comment: "No file imports itself by way of others.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unused-file",
      comment:
        "A page, a route, a command or the configuration of Next needs every file of lib and components; what only a test imports is dead code.",
      from: {
        path: `^(${topFolders.filter((top) => !neededFolders.includes(top)).join("|")})/|${rootPattern}`,
        pathNot: test,
      },
      to: {
        path: `^(${neededFolders.join("|")})/`,
        pathNot: [...testFiles, namedByNext, namedByComments],
        reachable: false,
      },
    },
  ];
}

/** @param folders the top-level folders of the tree that have code */
function cruiseOptions(folders: readonly string[]): ICruiseOptions {
  return {
    // TypeScript 7 has no JavaScript interface; swc reads the same syntax.
    parser: "swc",
    // An import of a type is an arrow too.
    tsPreCompilationDeps: true,
    // Declaration files hold no import of ours, and swc does not read them.
    exclude: { path: [otherPackages, "\\.d\\.m?ts$"] },
    doNotFollow: { path: "(^|/)node_modules/" },
    validate: true,
    ruleSet: { forbidden: rulesFor(folders).map((rule) => ({ ...rule, severity: "error" })) },
  };
}
