import path from "node:path";
import { build } from "esbuild";
import { root } from "../../lib/process/steps.ts";
import { fileScript } from "../../server/threads/open-thread.ts";

/** Bundles the code of the thread that makes files, which is TypeScript with JSX. Packages stay in node_modules. */
export async function bundleFileThread(script: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, "server", "threads", "make-files.ts")],
    outdir: path.dirname(script),
    outExtension: { ".js": ".mjs" },
    // Each maker is a file of its own, which is read with the first file of its kind.
    splitting: true,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    logLevel: "warning",
  });
}

if (import.meta.main) await bundleFileThread(path.join(root, fileScript));
