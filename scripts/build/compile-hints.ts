import fs from "node:fs";
import path from "node:path";
import { sharedRoutes } from "../../lib/contract/routes.ts";
import { campaignPages } from "../../lib/contract/rules/campaign-pages.ts";
import { root } from "../../lib/process/steps.ts";
import { entryScripts, pageManifest } from "../../server/next/build.ts";

// Run after a build: marks the scripts that the HTML of a first view names, so that Chromium compiles them in the
// background while they arrive. Without the mark it compiles each function at its first call, which delays the reader's
// first touch (docs/decisions/0024).

const hint = "//# allFunctionsCalledOnLoad\n";
const built = path.join(root, ".next");
const app = path.join(built, "server", "app");
const files = fs.readdirSync(app, { recursive: true, encoding: "utf8" });

/** The scripts of prerendered pages, from their HTML. */
const prerendered = files
  .filter((name) => name.endsWith(".html"))
  .flatMap((page) =>
    [
      ...fs.readFileSync(path.join(app, page), "utf8").matchAll(/<script src="\/_next\/(static\/chunks\/[^"?]+\.js)"/g),
    ].map(([, script = ""]) => script),
  );

/** The folder's address: without the language and the groups. All campaigns are one page. */
const routeAddress = (name: string) => `/${path.dirname(name)}`.replace("/[locale]", "").replace(/\/\([^)]+\)/g, "");
const routes = new Set([
  ...sharedRoutes.filter((route) => !campaignPages.some((page) => route === `/${page}`)),
  "/[campaign]",
]);

/** The scripts of pages that are rendered per request for everybody, from the build's list of each. */
const manifests = files.filter((name) => path.basename(name) === pageManifest && routes.has(routeAddress(name)));
if (manifests.length !== routes.size)
  throw new Error(`The build has ${manifests.length} of the ${routes.size} shared pages (lib/contract/routes.ts).`);
const shared = manifests.flatMap((name) => entryScripts(fs.readFileSync(path.join(app, name), "utf8")));

for (const name of new Set([...prerendered, ...shared])) {
  const file = path.join(built, name);
  const script = fs.readFileSync(file, "utf8");
  if (!script.startsWith(hint)) fs.writeFileSync(file, hint + script);
}
