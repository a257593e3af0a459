import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";
import { domainIndex, type Layer, layers, neededFolders, topFolders, unknownFolder, type Wall } from "./layers";

// The rules of layers.ts for dependency-cruiser, with what only it can see: cycles and unused files.

const test = "\\.(test|spec|contract)\\.tsx?$";
const testHelper = "/testing/";

/** What is no part of the pictures of the layers. */
export const testFiles = [test, testHelper];

/** Types of JavaScript that runs before a package is installed: its JSDoc imports them, which this tool does not read. */
const namedByComments = "^lib/process/command-types\\.ts$";

/** next.config.mjs names these by their path: the texts' loader and the store of rendered pages. */
const namedByNext = "^lib/platform/i18n/request\\.ts$|^server/next/empty-page-cache\\.ts$";

const rootFiles = "^(middleware|instrumentation)\\.ts$";

/** The files that a place of layers.ts names. */
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

function packagesRule({ folder, without = [], exceptIn = [] }: Layer): IForbiddenRuleType[] {
  if (without.length === 0) return [];
  return [
    {
      name: "layer-without-a-package",
      comment: `${folder} does not import ${without.join(", ")}.`,
      severity: "error",
      from: { path: `^${folder}/`, pathNot: [...testFiles, ...exceptIn.map(placePattern)] },
      to: { path: without.map(packagePattern) },
    },
  ];
}

const namedPackages = [...new Set(layers.flatMap(({ without = [] }) => without))].filter(
  (name) => !name.startsWith("node:"),
);
const otherPackages = `(^|/)node_modules/(?!(${namedPackages.map((name) => name.replace("/*", "/[^/]+")).join("|")})/)`;

/** A wall between the folders of a layer, for example around each feature, lets each folder import its own files. */
function wallRule({ folder }: Layer, { name, of, may, message }: Wall, ours: string): IForbiddenRuleType {
  const isBetweenParts = of?.startsWith(folder) ?? false;
  const own = isBetweenParts ? `^${folder}/$1/` : `^${folder}/`;
  return {
    name,
    comment: message,
    severity: "error",
    from: { path: isBetweenParts ? `^${folder}/([^/]+)/` : `^${folder}/`, pathNot: testFiles },
    to: { path: of ? `^${of}/` : ours, pathNot: [own, ...may.map(placePattern)] },
  };
}

/** A test may import whatever its folder may, including inner files. */
function testsRule(top: string, ours: string): IForbiddenRuleType {
  const below = layers
    .filter(({ folder }) => folder.split("/")[0] === top)
    .flatMap(({ walls }) => walls.flatMap(({ may }) => may));
  const folders = [...new Set([top, ...below.map((place) => place.split("/")[0] ?? "")])];
  return {
    name: "tests-import-down",
    comment: "A test imports files of its own top-level folder and of those below.",
    severity: "error",
    from: { path: `^${top}/.*(${test}|${testHelper})` },
    to: { path: ours, pathNot: folders.map((folder) => `^${folder}/`) },
  };
}

const domainMessage = "What the rest of the project may use of a domain is what its index exports.";
/** Tests may use a domain's inner files, and so may what makes people for them and for development. */
const makesPeople = "^(testing|e2e|bench|scripts/seed)/";

function rulesFor(folders: readonly string[]): IForbiddenRuleType[] {
  const ours = `^(${folders.join("|")})/`;
  const indexes = domainIndex.map(placePattern);
  return [
    ...layers.flatMap((layer) => layer.walls.map((wall) => wallRule(layer, wall, ours))),
    ...layers.flatMap(packagesRule),
    ...topFolders.map((top) => testsRule(top, ours)),
    {
      name: unknownFolder.name,
      comment: unknownFolder.message,
      severity: "error",
      from: { path: `^(?!(?:${topFolders.join("|")})/)([^/]+)/` },
      to: { path: ours, pathNot: "^$1/" },
    },
    {
      name: "root-files-use-lib",
      comment: "What Next starts with reaches lib/api, lib/contract and lib/platform.",
      severity: "error",
      from: { path: rootFiles },
      to: { path: ours, pathNot: "^lib/(api|contract|platform)/" },
    },
    {
      name: "domain-by-its-index",
      comment: domainMessage,
      severity: "error",
      from: { path: "^lib/domain/([^/]+)/", pathNot: testFiles },
      to: { path: "^lib/domain/[^/]+/", pathNot: ["^lib/domain/$1/", ...indexes] },
    },
    {
      name: "domain-by-its-index-from-outside",
      comment: domainMessage,
      severity: "error",
      from: { path: ours, pathNot: ["^lib/domain/[^/]+/", makesPeople, ...testFiles] },
      to: { path: "^lib/domain/[^/]+/", pathNot: indexes },
    },
    {
      name: "no-cycle",
      comment: "No file imports itself by way of others.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unused-file",
      comment:
        "A page, a route, a command or the configuration of Next needs every file of lib and components; what only a test imports is dead code.",
      severity: "error",
      from: {
        path: `^(${topFolders.filter((top) => !neededFolders.includes(top)).join("|")})/|${rootFiles}`,
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
export function cruiseOptions(folders: readonly string[]): ICruiseOptions {
  return {
    // TypeScript 7 has no JavaScript interface; swc reads the same syntax.
    parser: "swc",
    // An import of a type is an arrow too.
    tsPreCompilationDeps: true,
    // Declaration files hold no import of ours, and swc does not read them.
    exclude: { path: [otherPackages, "\\.d\\.m?ts$"] },
    doNotFollow: { path: "(^|/)node_modules/" },
    validate: true,
    ruleSet: { forbidden: rulesFor(folders) },
  };
}
