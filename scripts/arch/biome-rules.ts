import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { type Layer, layers, topFolders, unknownFolder, type Wall } from "./layers";

// The rules of layers.ts for the editor. Biome sees how an import is written, not which file it names, so a relative
// import needs a pattern for each depth.

type Pattern = { group: string[]; message: string };
type Restriction = { level: "error"; options: { patterns: Pattern[]; paths?: Record<string, string> } };
export type Override = { includes: string[]; linter: { rules: { style?: { noRestrictedImports?: Restriction } } } };

/** Folders of a layer of `lib` lie at most this deep in each other. */
const deepest = 2;

const isTest = ["!**/*.test.ts", "!**/*.test.tsx"];
const helpers = (folder: string) => `!${folder}/**/testing/**`;

function makeOverride(includes: string[], patterns: Pattern[], paths?: Record<string, string>): Override {
  return {
    includes,
    linter: {
      rules: {
        style: { noRestrictedImports: { level: "error", options: paths ? { paths, patterns } : { patterns } } },
      },
    },
  };
}

/** From a folder so many levels below `folder`, with the folders above written as `../`. */
function relativeTo(folder: string, depth: number, place: string): string {
  const [from, to] = [folder.split("/"), place.split("/")];
  const shared = from.findIndex((name, index) => name !== to[index]);
  return `${"../".repeat(from.length - shared + depth)}${to.slice(shared).join("/")}`;
}

/** A folder is named with its index alone too, a file with and without its ending. */
function spelled(place: string): string[] {
  if (place.endsWith("/**")) return [place.slice(0, -"/**".length), place];
  return place.includes("*") ? [place] : [place, `${place}.ts`];
}

/** In `lib` an import is relative: each depth has the patterns that lead out of the layer. */
function overridesOfLib({ folder, walls, hasParts, without = [], exceptIn = [] }: Layer): Override[] {
  const depths = Array.from({ length: deepest + 1 }, (_, depth) => depth);
  const patterns = (depth: number, packages: readonly string[]) =>
    walls.map(({ may, message }) => {
      const leaving = hasParts && depth > 0 ? `${"../".repeat(depth)}*/**` : `${"../".repeat(depth + 1)}**`;
      const allowed = may.flatMap(spelled).map((place) => `!${relativeTo(folder, depth, place)}`);
      // The folders beside it are parts of the same layer, which are reached by their index.
      return { group: ["@/**", leaving, ...allowed, ...packages], message };
    });
  const filesAt = (depth: number) => `${folder}/${"*/".repeat(depth)}${depth === deepest ? "**" : "*"}`;
  const folderDepth = (place: string) => Math.min(place.split("/").length - folder.split("/").length - 1, deepest);
  return [
    ...depths.map((depth) => makeOverride([filesAt(depth), ...isTest, helpers(folder)], patterns(depth, without))),
    ...exceptIn.map((place) =>
      makeOverride(
        [place.endsWith("/**") ? place : `${place}.ts`, ...isTest, helpers(folder)],
        patterns(folderDepth(place), []),
      ),
    ),
  ];
}

/** Pages and components name what is outside their own folder from the root. */
function overrideOfPages({ folder, walls, without = [] }: Layer): Override {
  const patterns = walls.map(({ of, may, message }: Wall, index) => ({
    group: [
      ...(of ? [`@/${of}`, `@/${of}/**`] : ["@/**"]),
      ...[...may, ...(of ? [] : [`${folder}/**`])].map((place) => `!@/${place}`),
      ...(index === 0 ? without : []),
    ],
    message,
  }));
  return makeOverride([`${folder}/**`, ...isTest, helpers(folder)], patterns);
}

const fromTests = "Import from e2e/support/test: its pages wait until they are hydrated.";

/**
 * The other folders use relative imports: the names of the top-level folders that they may not import are denied at any
 * depth.
 */
function overridesOfTools({ folder, walls }: Layer): Override[] {
  const patterns = walls.map(({ may, message }) => {
    const allowed = [folder, ...may.map((place) => place.split("/")[0] ?? "")];
    return {
      group: ["@/**", ...topFolders.filter((top) => !allowed.includes(top)).map((top) => `**/../${top}/**`)],
      message,
    };
  });
  const all = makeOverride([`${folder}/**`, ...isTest, helpers(folder)], patterns);
  return folder === "e2e"
    ? [all, makeOverride([`${folder}/**/*.spec.ts`], patterns, { "@playwright/test": fromTests })]
    : [all];
}

/** A new folder is closed until it has a layer. */
function overridesOfUnknown(): Override[] {
  const known = topFolders.map((top) => `!${top}/**`);
  return Array.from({ length: deepest + 1 }, (_, depth) => {
    const files = `*/${"*/".repeat(depth)}${depth === deepest ? "**" : "*"}`;
    return makeOverride(
      [files, ...known],
      [{ group: ["@/**", `${"../".repeat(depth + 1)}**`], message: unknownFolder.message }],
    );
  });
}

/** The overrides of biome.json that hold the layers. */
export function overridesOfLayers(): Override[] {
  const each = layers.flatMap((layer) => {
    if (layer.folder.startsWith("lib/")) return overridesOfLib(layer);
    return /^(?:app|components)(?:\/|$)/.test(layer.folder) ? [overrideOfPages(layer)] : overridesOfTools(layer);
  });
  return [...overridesOfUnknown(), ...each];
}

type Configuration = { overrides: Override[] };
const file = "biome.json";

/** biome.json with these rules in place of those that it has; its other settings are written by hand. */
export function biomeConfiguration(): Configuration {
  const now = JSON.parse(fs.readFileSync(file, "utf8")) as Configuration;
  const byHand = now.overrides.filter(({ linter }) => !linter.rules.style?.noRestrictedImports);
  return { ...now, overrides: [...byHand, ...overridesOfLayers()] };
}

export function writeBiomeConfiguration(): void {
  fs.writeFileSync(file, JSON.stringify(biomeConfiguration()));
  const { status, stderr } = spawnSync("biome", ["format", "--write", file], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
