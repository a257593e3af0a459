import fs from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { build } from "esbuild";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { cachedContent } from "../../lib/platform/content/cached-content";
import { filesIn } from "../../lib/process/files-in";
import { heapFlags, root } from "../../lib/process/steps.ts";
import { requiredFiles, traceListEnd } from "../../server/next/build";
import { CommandError } from "../command/command-error";
import { requireBuild } from "../command/refuse-while-served";
import { requiredNode } from "./require-node.mjs";

/** What is run beside the portal and by `npm run upgrade`, as package.json names it. */
const commands = "migrate static backup backup-key restore move-database retention staff mail".split(" ");

/** Evaluated before anything that only the right version of Node can run. */
const versionCheck = "scripts/deploy/require-node.mjs";

/** What the running portal and its commands read as files, not as modules. */
const read = ["content", "messages", "public", "tsconfig.json", "LICENSE", "LICENSE-CONTENT"];

/** What a build leaves for the next build or for people. */
const buildOnlyFiles = /^(?:build|cache|diagnostics|types|loaded-content|trace|trace-build|built-from)(?:\/|$)|\.map$/;

type Package = { name: string; version: string; license: string; type: string; scripts: Record<string, string> };

/** Makes a folder that runs without the project. @returns how many files and bytes are in it */
export async function makeFolder(folder: string): Promise<{ files: number; bytes: number }> {
  requireBuild();
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new CommandError(`${folder} is not empty. Name a new folder.`);
  const about = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as Package;
  const scripts = Object.fromEntries(commands.map((name) => [name, about.scripts[name] ?? ""]));
  const { files, packages } = await listSources([
    "scripts/serve.mjs",
    "server/threads/read-rows.ts",
    "scripts/command/load-env.ts",
    versionCheck,
    ...(await configurationFiles()),
    // `tsx --import ./scripts/command/load-env.ts scripts/migrate.ts` runs scripts/migrate.ts.
    ...Object.values(scripts).map((line) => line.split(" ").at(-1) ?? ""),
  ]);
  // The build has bundled the thread's own code.
  const threadSources = await listSources(["server/threads/make-files.ts"]);
  // `tsx` runs the commands, with `esbuild`.
  const imported = [...packages, ...threadSources.packages, "tsx", "esbuild"];
  fs.mkdirSync(folder, { recursive: true });
  for (const file of [...files, ...(await filesOfPackages(imported)), ...read])
    fs.cpSync(path.join(root, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
  fs.cpSync(path.join(root, ".next"), path.join(folder, ".next"), {
    recursive: true,
    // The packages that pages load are links to those beside the build.
    verbatimSymlinks: true,
    filter: (from) =>
      !from.endsWith(traceListEnd) && !buildOnlyFiles.test(path.relative(path.join(root, ".next"), from)),
  });
  // The build has noted where it was made. Whatever runs there may not be read from here.
  for (const file of requiredFiles.map((each) => path.join(folder, each)))
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll(root, "."));
  fs.mkdirSync(path.join(folder, "node_modules", ".bin"));
  fs.symlinkSync("../tsx/dist/cli.mjs", path.join(folder, "node_modules", ".bin", "tsx"));
  const { name, version, license, type } = about;
  const commandLines = {
    start: `node --import ./${versionCheck} ${heapFlags.join(" ")} scripts/serve.mjs`,
    ...Object.fromEntries(
      Object.entries(scripts).map(([each, line]) => [each, line.replace(/^tsx /, `tsx --import ./${versionCheck} `)]),
    ),
  };
  const engines = { node: `${requiredNode}.x` };
  const described = { name, version, private: true, license, type, engines, scripts: commandLines };
  fs.writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  // A process that may not write beside the build would load the content at each start (docs/performance.md).
  cachedContent(path.join(folder, "content"), path.join(folder, ".next", "loaded-content"));
  const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: all.length,
    bytes: all.reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0),
  };
}

type Configuration = { default: (phase: string) => { cacheHandler: string } };

/** Next's configuration, and the module that it names by its path. */
async function configurationFiles(): Promise<string[]> {
  const file = "next.config.mjs";
  const { default: configurationOf } = (await import(pathToFileURL(path.join(root, file)).href)) as Configuration;
  return [file, path.relative(root, configurationOf(PHASE_PRODUCTION_SERVER).cacheHandler)];
}

/**
 * What these files import, as the bundler resolves it that `tsx` uses. Nothing is written.
 * @returns the project's own files that they import, directly or not, and the packages as these files name them
 */
async function listSources(entries: string[]): Promise<{ files: string[]; packages: string[] }> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: "unwritten",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = imports.filter((each) => each.external && !isBuiltin(each.path)).map((each) => each.path);
  return { files: Object.keys(metafile.inputs), packages: [...new Set(packages)] };
}

/**
 * Of these following the imports misses some files, so all of each is taken but what is `unused`. Next and tsx load
 * modules by names that they make at run time. React's entry names a development and a production file, and an `import`
 * reads the first to learn what the entry exports, though it runs the second.
 */
const wholePackages = ["node_modules/next/", "node_modules/react/", "node_modules/tsx/"];

/** What no running portal loads: source maps, Next's compiler and manual, and what it runs in development. */
const unused = [
  /\.(?:map|d\.[cm]?ts)$/,
  /^node_modules\/@next\/swc-/,
  /^node_modules\/next\/dist\/(?:docs|esm)\//,
  /^node_modules\/next\/dist\/compiled\/(?:.*\.(?:dev|development)\.js$|[\w-]+-experimental\/)/,
];

/** The files of installed packages that the built pages and these imports need, relative to the project's folder. */
async function filesOfPackages(imports: string[]): Promise<string[]> {
  const known = filesOfBuild();
  const traced = await trace(imports, known);
  const files = new Set([...known, ...traced, ...wholePackages.flatMap(usedFiles)].filter(isUsed));
  const folders = [...files].map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? "");
  for (const folder of new Set(folders.filter(Boolean))) {
    const licenses = fs.globSync(`${folder}/{LICENSE,LICENCE,NOTICE,COPYING,license,licence}*`, { cwd: root });
    for (const file of [...licenses, ...findNativeBinaries(folder).flatMap(usedFiles)]) files.add(file);
  }
  return [...files].sort();
}

const isUsed = (file: string) => unused.every((pattern) => !pattern.test(file));

/** What the build wrote down for pages and Next's server, with all that those files need. */
function filesOfBuild(): Set<string> {
  const lists = fs.globSync(`.next/**/*${traceListEnd}`, { cwd: root, exclude: [".next/cache"] });
  const files = lists.flatMap((list) => {
    const { files: named } = JSON.parse(fs.readFileSync(path.join(root, list), "utf8")) as { files: string[] };
    return named.map((file) => path.relative(root, path.resolve(root, path.dirname(list), file)));
  });
  return new Set(files.filter((file) => file.startsWith("node_modules/")));
}

/** Follows the imports from a module that is not on the disk. What the build knows already is not followed again. */
async function trace(imports: string[], known: Set<string>): Promise<string[]> {
  const entry = path.join(root, "imports-of-the-portal.mjs");
  const source = imports.map((name) => `import ${JSON.stringify(name)};`).join("\n");
  const { fileList } = await nodeFileTrace([entry], {
    base: root,
    processCwd: root,
    mixedModules: true,
    moduleSyncCatchall: true,
    ignore: (file) => known.has(file) || wholePackages.some((each) => file.startsWith(each)) || !isUsed(file),
    readFile: async (file) => (file === entry ? source : fs.promises.readFile(file, "utf8").catch(() => null)),
  });
  return [...fileList].filter((file) => file.startsWith("node_modules/"));
}

/** Packages name their binaries for each machine as optional packages and load one by a name made at run time. */
function findNativeBinaries(folder: string): string[] {
  const about = path.join(root, folder, "package.json");
  if (!fs.existsSync(about)) return [];
  const { optionalDependencies } = JSON.parse(fs.readFileSync(about, "utf8"));
  const folders = Object.keys(optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  return folders.filter((each) => isUsed(`${each}/`) && fs.existsSync(path.join(root, each)));
}

function usedFiles(folder: string): string[] {
  return filesIn(path.join(root, folder))
    .map((name) => path.join(folder, name))
    .filter(isUsed);
}
