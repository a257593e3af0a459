import type { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { requirePage } from "next/dist/server/require.js";
import type { RequestState } from "../../lib/platform/portal.ts";
import { shortTurns } from "../../lib/platform/short-turns.ts";
import { root } from "../../lib/process/steps.ts";
import { isHtml, type Page } from "../page.ts";
import { askNext, type NextRequest } from "./ask-next.ts";
import { pagesOfBuild } from "./build.ts";

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
  if (preload) await preloadPages(pagesOfBuild());
  const handle = app.getRequestHandler();
  const shortTurn = shortTurns();
  return {
    /** Renders a page. `gone`: the response whose end breaks it off. @throws where Next sends no page */
    async render(asked: NextRequest, state: RequestState, gone?: ServerResponse): Promise<Page> {
      // Next sends title and description last to a client without a name (`htmlLimitedBots`), in two parts.
      asked.headers["user-agent"] ||= "unnamed";
      const answer: typeof handle = async (request, response) => {
        await shortTurn();
        if (!response.destroyed) await handle(request, response);
      };
      return leaveOutEmptyActions(await askNext(asked, (...sent) => requests.run(state, answer, ...sent), gone));
    },
    /** For hot reloading, while developing. */
    upgrade: app.getUpgradeHandler(),
  };
}

/**
 * Loads and runs the code of every page and of every handler, which Next does else at the first request of each: that
 * blocks the process for a tenth of a second. Next's own setting for it does not wait for the end, and runs neither the
 * layouts nor what the browser runs too.
 */
export async function preloadPages(pages: string[], run = runPage): Promise<void> {
  // Its first request tries again, and says so to its reader.
  for (const page of pages)
    await run(page).catch((error) => console.error(`The code of ${page} could not be loaded:`, error));
}

/** The arrays among the files are layouts, pages and others of a route: what loads it, and its path. */
type Tree = [segment: string, children: Record<string, Tree>, files: Record<string, unknown>];
type PageModule = {
  routeModule: { userland?: { loaderTree?: Tree }; ensureUserland?: () => Promise<void> };
  __next_app__?: { require: (id: string | number) => unknown; loadChunk: (chunk: string) => unknown };
};
/** What a page runs on the server and in the browser. */
type ClientModule = { id: string | number; chunks: readonly string[] };

async function runPage(page: string): Promise<void> {
  const distDir = path.join(root, ".next");
  const code = await requirePage(page, distDir, true);
  // This file reads values that Next sets at its start, so it is loaded after that.
  const { loadClientReferenceManifestForPage } = await import("next/dist/server/load-components.js");
  const manifest = await loadClientReferenceManifestForPage(distDir, page, 1);
  await runCode(code, Object.values(manifest?.ssrModuleMapping ?? {}).flatMap(Object.values<ClientModule>));
}

export async function runCode({ routeModule, __next_app__: next }: PageModule, inBrowser: ClientModule[]) {
  // A handler has its code in one module.
  await routeModule.ensureUserland?.();
  const tree = routeModule.userland?.loaderTree;
  for (const load of tree ? filesIn(tree) : []) await load();
  for (const { id, chunks } of inBrowser) {
    for (const chunk of chunks) await next?.loadChunk(chunk);
    await next?.require(id);
  }
}

function filesIn([, children, files]: Tree): (() => unknown)[] {
  const own = Object.values(files).filter(Array.isArray);
  return [...own.map(([load]) => load), ...Object.values(children).flatMap(filesIn)];
}
