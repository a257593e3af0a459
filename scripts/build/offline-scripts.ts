import fs from "node:fs";
import path from "node:path";
import cascadeLayers from "@csstools/postcss-cascade-layers";
import pseudoIs from "@csstools/postcss-is-pseudo-class";
import { build } from "esbuild";
import postcss from "postcss";
import { root } from "../../lib/process/steps.ts";

// Run after a build, whose folder it writes into: bundles the service worker and the scripts that run without React.

await build({
  entryPoints: {
    "service-worker": path.join(root, "offline/worker/service-worker.ts"),
    remove: path.join(root, "offline/worker/remove.ts"),
    page: path.join(root, "offline/page/page.ts"),
    saved: path.join(root, "offline/saved/saved.ts"),
    "remove-page": path.join(root, "offline/page/remove-page.ts"),
  },
  outdir: path.join(root, ".next", "offline"),
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome92", "firefox115", "safari15"],
  charset: "utf8",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});

// The style sheet of saved pages, of the same files as that of lessons, for browsers of 2020 (docs/decisions/0045).
const sheet = path.join(root, ".next", "offline", "saved.css");
await build({
  entryPoints: [path.join(root, "offline/saved/saved.css")],
  outfile: sheet,
  bundle: true,
  minify: true,
  target: ["chrome92", "firefox115", "safari15"],
  logLevel: "warning",
});
const made = await postcss([pseudoIs(), cascadeLayers()]).process(fs.readFileSync(sheet, "utf8"), { from: sheet });
fs.writeFileSync(sheet, made.css);
