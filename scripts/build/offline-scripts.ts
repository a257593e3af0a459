import path from "node:path";
import { build } from "esbuild";
import { root } from "../../lib/process/steps.ts";

// Run after a build, whose folder it writes into: bundles the service worker and the scripts that run without React.

await build({
  entryPoints: {
    "service-worker": path.join(root, "offline/worker/service-worker.ts"),
    remove: path.join(root, "offline/worker/remove.ts"),
    page: path.join(root, "offline/page/page.ts"),
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
