import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import cascadeLayers from "@csstools/postcss-cascade-layers";
import pseudoIs from "@csstools/postcss-is-pseudo-class";
import { build } from "esbuild";
import postcss from "postcss";
import { root } from "../../lib/process/steps.ts";

// Run after a build, whose folder it writes into: bundles the service worker and the scripts that run without React.

const outdir = path.join(root, ".next", "offline");
const target = ["chrome92", "firefox115", "safari15"];

async function bundle(entryPoints: Record<string, string>, banner = ""): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).map(([name, file]) => [name, path.join(root, "offline", file)]),
    ),
    outdir,
    bundle: true,
    minify: true,
    format: "iife",
    target,
    charset: "utf8",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: banner },
    logLevel: "warning",
  });
}

await bundle({
  page: "page/page.ts",
  saved: "saved/saved.ts",
  remove: "worker/remove.ts",
  "remove-page": "page/remove-page.ts",
});

// The style sheet of saved pages, of the same files as that of lessons, for browsers of 2020 (docs/decisions/0045).
const sheet = path.join(outdir, "saved.css");
await build({
  entryPoints: [path.join(root, "offline/saved/saved.css")],
  outfile: sheet,
  bundle: true,
  minify: true,
  target,
  logLevel: "warning",
});
const made = await postcss([pseudoIs(), cascadeLayers()]).process(fs.readFileSync(sheet, "utf8"), { from: sheet });
fs.writeFileSync(sheet, made.css);

// It changes with the other three, which it stores: a browser then installs it anew (docs/decisions/0250).
const edition = createHash("sha256");
for (const name of ["page.js", "saved.js", "saved.css"]) edition.update(fs.readFileSync(path.join(outdir, name)));
await bundle({ "service-worker": "worker/service-worker.ts" }, `// ${edition.digest("base64url")}`);
