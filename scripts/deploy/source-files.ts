import { builtinModules } from "node:module";
import { build } from "esbuild";
import { root } from "../../lib/process/steps.ts";

export type Sources = {
  /** The project's own files that the entries import, directly or not, relative to its folder. */
  files: string[];
  /** The packages that these files import, as they name them. */
  packages: string[];
};

/**
 * What the given files of the project import, as the bundler resolves it that `tsx` runs them with. Nothing is written.
 */
export async function listSources(entries: string[]): Promise<Sources> {
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
  const packages = imports.filter((each) => each.external && !isOfNode(each.path)).map((each) => each.path);
  return { files: Object.keys(metafile.inputs), packages: [...new Set(packages)] };
}

function isOfNode(name: string): boolean {
  return name.startsWith("node:") || builtinModules.includes(name);
}
