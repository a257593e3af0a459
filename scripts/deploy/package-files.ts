import fs from "node:fs";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { filesIn } from "../../lib/process/files-in";
import { root } from "../../lib/process/steps.ts";
import { traceListEnd } from "../../server/next/build";

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
export async function filesOfPackages(imports: string[]): Promise<string[]> {
  const known = filesOfBuild();
  const traced = await trace(imports, known);
  const files = new Set([...known, ...traced, ...wholePackages.flatMap(usedFiles)].filter(isUsed));
  for (const folder of packageFolders(files)) {
    for (const file of licenseFiles(folder)) files.add(file);
    for (const binary of findNativeBinaries(folder)) for (const file of usedFiles(binary)) files.add(file);
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

function packageFolders(files: Iterable<string>): Set<string> {
  const folders = [...files].map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]);
  return new Set(folders.filter((folder) => folder !== undefined));
}

function licenseFiles(folder: string): string[] {
  return fs.globSync(`${folder}/{LICENSE,LICENCE,NOTICE,COPYING,license,licence}*`, { cwd: root });
}

/** Packages name their binaries for each machine as optional packages and load one by a name made at run time. */
function findNativeBinaries(folder: string): string[] {
  const about = path.join(root, folder, "package.json");
  if (!fs.existsSync(about)) return [];
  const { optionalDependencies = {} } = JSON.parse(fs.readFileSync(about, "utf8")) as {
    optionalDependencies?: Record<string, string>;
  };
  const folders = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`);
  return folders.filter((each) => isUsed(`${each}/`) && fs.existsSync(path.join(root, each)));
}

function usedFiles(folder: string): string[] {
  return filesIn(path.join(root, folder))
    .map((name) => path.join(folder, name))
    .filter(isUsed);
}
