import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { portal, type RequestState } from "../../lib/platform/portal.ts";
import { isHtml, type Page } from "../page.ts";
import { CapturedResponse } from "./captured-response.ts";
import { preloadPages } from "./preload.ts";

const emptyAction = Buffer.from(' action=""');

/**
 * Leaves out the empty `action` that React writes for a form whose action is a function: HTML allows none, and without
 * it the form goes to the same address. In a page's texts and data a quotation mark is written in another way, so the
 * bytes stand in a tag.
 */
export function leaveOutEmptyActions(page: Page): Page {
  return isHtml(page) && Buffer.isBuffer(page.body) ? { ...page, body: withoutEmptyActions(page.body) } : page;
}

function withoutEmptyActions(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let found = bytes.indexOf(emptyAction); found >= 0; found = bytes.indexOf(emptyAction, start)) {
    parts.push(bytes.subarray(start, found));
    start = found + emptyAction.length;
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}

export type OpenedNext = {
  /**
   * Renders a page behind the server. `gone`: the response to a visitor, whose end breaks the rendering off. @throws
   * where Next sends no page
   */
  render: (request: IncomingMessage, state: RequestState, gone?: ServerResponse) => Promise<Page>;
  /** For hot reloading, while developing. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
};

/** Loads the build, or the development server. `preload`: the code of each page too, before its first request. */
export async function openNext({
  dev,
  port,
  preload,
}: {
  dev: boolean;
  port: number;
  preload: boolean;
}): Promise<OpenedNext> {
  // Next is told nothing of HOST: with one it would send a rewritten address over the network, to itself.
  // Loaded here, because next.config.mjs and commands read other files of this folder.
  const { default: next } = await import("next");
  const app = next({ dev, port, hostname: undefined });
  await app.prepare();
  if (preload) await preloadPages(app);
  const handle = app.getRequestHandler();
  return {
    render: (request, state, gone) => {
      // Next sends title and description behind the page to a client that does not name itself (`htmlLimitedBots`), and
      // then the page in two parts.
      request.headers["user-agent"] ||= "unnamed";
      const captured = new CapturedResponse(request);
      gone?.once("close", () => captured.destroy());
      const rendered =
        portal.requests?.run(state, () => handle(request, captured)) ??
        Promise.reject(new Error("No requests are counted."));
      rendered.catch((error) => captured.destroy(error instanceof Error ? error : new Error(String(error))));
      return captured.page.then(leaveOutEmptyActions);
    },
    upgrade: app.getUpgradeHandler(),
  };
}
