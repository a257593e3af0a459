import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { root } from "../../lib/process/steps.ts";
import { pageManifest } from "./build.ts";

/** A layout, a page or another file of a route: what loads it, and its path. */
type TreeFile = [load: () => unknown, path: string];
type Tree = [segment: string, children: Record<string, Tree>, files: Record<string, unknown>];
type PageModule = {
  routeModule?: { userland?: { loaderTree?: Tree }; ensureUserland?: () => Promise<void> };
  __next_app__?: { require: (id: string | number) => unknown; loadChunk: (chunk: string) => unknown };
};
type NodeServer = {
  unstable_preloadEntries?: () => Promise<void>;
  getAppPathsManifest?: () => Record<string, string> | undefined;
  findPageComponents?: (wanted: object) => Promise<{ components: { ComponentMod: PageModule } } | null>;
};

/**
 * Loads and runs the code of every page and of every handler, which Next does else at the first request of each: that
 * blocks the process for a tenth of a second. Next's own setting for it does not wait for the end, and runs neither the
 * layouts nor what the browser runs too. `app`: Next's server, prepared
 */
export async function preloadPages(app: unknown): Promise<void> {
  const node = (app as { server?: { server?: NodeServer } }).server?.server;
  if (!node?.unstable_preloadEntries || !node.getAppPathsManifest || !node.findPageComponents)
    throw new Error("Next cannot load its pages before the first request any more: docs/upgrading-next.md");
  await node.unstable_preloadEntries();
  for (const page of Object.keys(node.getAppPathsManifest() ?? {})) {
    const wanted = { page, query: {}, params: {}, isAppPath: true, url: page };
    try {
      const { ComponentMod: code } = (await node.findPageComponents(wanted))?.components ?? {};
      if (code) await runCode(page, code);
    } catch (error) {
      // Its first request tries again, and says so to its reader.
      console.error(`The code of ${page} could not be loaded:`, error);
    }
  }
}

async function runCode(page: string, { routeModule, __next_app__: next }: PageModule): Promise<void> {
  // A handler has its code in one module.
  if (!page.endsWith("/page")) return routeModule?.ensureUserland?.();
  for (const load of filesIn(routeModule?.userland?.loaderTree)) await load();
  for (const { id, chunks } of next ? clientModules(page) : []) {
    for (const chunk of chunks) await next?.loadChunk(chunk);
    await next?.require(id);
  }
}

function filesIn(tree: Tree | undefined): (() => unknown)[] {
  if (!tree) return [];
  const [, children, files] = tree;
  const ownFiles = Object.values(files).filter(
    (file): file is TreeFile => Array.isArray(file) && typeof file[0] === "function" && typeof file[1] === "string",
  );
  return [...ownFiles.map(([load]) => load), ...Object.values(children).flatMap(filesIn)];
}

type ClientModule = { id: string | number; chunks: string[] };
type Manifests = Record<string, { ssrModuleMapping: Record<string, Record<string, ClientModule>> }>;

/** What a page runs on the server and in the browser. */
function clientModules(page: string): ClientModule[] {
  const file = path.join(root, ".next", "server", "app", page.replace(/page$/, pageManifest));
  if (!fs.existsSync(file)) return [];
  // The file is a script that sets this global name.
  const names: { __RSC_MANIFEST?: Manifests } = {};
  vm.runInNewContext(fs.readFileSync(file, "utf8"), names);
  const mapping = names.__RSC_MANIFEST?.[page]?.ssrModuleMapping ?? {};
  return Object.values(mapping).flatMap((byName) => Object.values(byName));
}
