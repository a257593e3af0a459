import type { AsyncLocalStorage } from "node:async_hooks";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { evalManifest } from "next/dist/server/load-manifest.external.js";
import type { RequestState } from "../../lib/platform/portal.ts";
import { shortTurns } from "../../lib/platform/short-turns.ts";
import { root } from "../../lib/process/steps.ts";
import { isHtml, type Page } from "../page.ts";
import { pageManifest } from "./build.ts";
import { CapturedResponse } from "./captured-response.ts";

/**
 * Leaves out the empty `action` that React writes for a form whose action is a function: HTML allows none, and without
 * it the form goes to the same address. In a page's texts and data a quotation mark is written in another way, so the
 * bytes stand in a tag.
 */
export function leaveOutEmptyActions(page: Page): Page {
  if (!isHtml(page) || !Buffer.isBuffer(page.body)) return page;
  // In Latin-1 each byte is one character: nothing is decoded.
  const bytes = page.body.toString("latin1").replaceAll(' action=""', "");
  return { ...page, body: Buffer.from(bytes, "latin1") };
}

export type OpenedNext = Awaited<ReturnType<typeof openNext>>;
type Props = { requests: AsyncLocalStorage<RequestState>; dev: boolean; port: number; preload: boolean };

/** Loads the build, or the development server. `preload`: the code of each page too, before its first request. */
export async function openNext({ requests, dev, port, preload }: Props) {
  // Next is told nothing of HOST: with one it would send a rewritten address over the network, to itself.
  // Loaded here, because next.config.mjs and commands read other files of this folder.
  const { default: next } = await import("next");
  const app = next({ dev, port, hostname: undefined });
  await app.prepare();
  if (preload) await preloadPages(app);
  const handle = app.getRequestHandler();
  const shortTurn = shortTurns();
  return {
    /** Renders a page. `gone`: the response whose end breaks it off. @throws where Next sends no page */
    render: (request: IncomingMessage, state: RequestState, gone?: ServerResponse): Promise<Page> => {
      // Next sends title and description last to a client without a name (`htmlLimitedBots`), in two parts.
      request.headers["user-agent"] ||= "unnamed";
      const captured = new CapturedResponse(request);
      gone?.once("close", () => captured.destroy());
      const answer = async () => {
        await shortTurn();
        if (!captured.destroyed) await handle(request, captured);
      };
      requests.run(state, answer).catch((error) => captured.destroy(error));
      return captured.page.then(leaveOutEmptyActions);
    },
    /** For hot reloading, while developing. */
    upgrade: app.getUpgradeHandler(),
  };
}

/** The arrays among the files are layouts, pages and others of a route: what loads it, and its path. */
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
  const tree = routeModule?.userland?.loaderTree;
  for (const load of tree ? filesIn(tree) : []) await load();
  for (const { id, chunks } of next ? clientModules(page) : []) {
    for (const chunk of chunks) await next?.loadChunk(chunk);
    await next?.require(id);
  }
}

function filesIn([, children, files]: Tree): (() => unknown)[] {
  const own = Object.values(files).filter(Array.isArray);
  return [...own.map(([load]) => load), ...Object.values(children).flatMap(filesIn)];
}

type ClientModule = { id: string | number; chunks: readonly string[] };
type Manifests = Record<string, { ssrModuleMapping: Record<string, Record<string, ClientModule>> }>;

/** What a page runs on the server and in the browser. */
function clientModules(page: string): ClientModule[] {
  const file = path.join(root, ".next", "server", "app", page.replace(/page$/, pageManifest));
  if (!fs.existsSync(file)) return [];
  // The file is a script that sets this global name. Next keeps what it reads here, and reads the file no second time.
  const names = evalManifest<{ __RSC_MANIFEST?: Manifests }>(file);
  const mapping = names.__RSC_MANIFEST?.[page]?.ssrModuleMapping ?? {};
  return Object.values(mapping).flatMap((byName) => Object.values(byName));
}
