import fs from "node:fs";
import path from "node:path";
import { publicRoutes, sharedRoutes } from "../../lib/contract/routes.ts";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { root } from "../../lib/process/steps.ts";
import { entryScripts, pageManifest, scriptsOfAllPages } from "../../server/next/build.ts";

// Run after a build: marks the scripts that the HTML of a first view names, so that Chromium compiles them in the
// background while they arrive. Without the mark it compiles each function at its first call, which delays the reader's
// first touch (docs/performance.md).

const hint = "//# allFunctionsCalledOnLoad\n";
const built = path.join(root, ".next");
const app = path.join(built, "server", "app");
const files = fs.readdirSync(app, { recursive: true, encoding: "utf8" });
const anyCampaign = new RegExp(`^/(?:${anyCampaignPage})(?=/|$)`);

/** The folder's address: without the language and the groups. All campaigns are one page. */
const routeAddress = (name: string) =>
  `/${path.dirname(name)}`.replace("/[locale]", "").replace(/\/\([^)]+\)/g, "") || "/";
const routes = new Set([...publicRoutes, ...sharedRoutes].map((route) => route.replace(anyCampaign, "/[campaign]")));

/** The scripts of the pages that everyone gets, from the build's list of each. */
const manifests = files.filter((name) => path.basename(name) === pageManifest && routes.has(routeAddress(name)));
if (manifests.length !== routes.size)
  throw new Error(`The build has ${manifests.length} of the ${routes.size} stored pages (lib/contract/routes.ts).`);
const pageScripts = manifests.flatMap((name) => entryScripts(fs.readFileSync(path.join(app, name), "utf8")));

for (const name of new Set([...pageScripts, ...scriptsOfAllPages()])) {
  const file = path.join(built, name);
  const script = fs.readFileSync(file, "utf8");
  if (!script.startsWith(hint)) fs.writeFileSync(file, hint + script);
}
