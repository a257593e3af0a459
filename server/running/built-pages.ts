import fs from "node:fs";
import { type IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buildIdentity } from "../../lib/api/next-internals.ts";
import { defaultLanguage } from "../../lib/platform/i18n/language.ts";
import { renderingRequest } from "../next/rendering-request.ts";
import type { StoredRead } from "../route/stored-pages.ts";

type Setup = {
  /** The folder of the project. */
  root: string;
  /** Renders a page behind the server, as for a visitor. */
  render: (read: StoredRead, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  host: string;
};

/** A page of the build that neither a database nor an existing backend is needed for. */
const address = "/accessibility";
const page: StoredRead = { page: { kind: "prerendered", path: `/${defaultLanguage}${address}` }, cookies: [], asData: false, address };

/**
 * Whether this process can serve the pages of its build: it has rendered one, and the build that it has started with is still in its folder. The code of a page is
 * read from there at its first request.
 * @returns what is missing; null where nothing is
 */
export function builtPages({ root, render, host }: Setup): () => Promise<"pages" | "build" | null> {
  const file = path.join(root, buildIdentity);
  const started = identityIn(file);
  let rendered: Promise<boolean> | null = null;
  return async () => {
    if (started === null || identityIn(file) !== started) return "build";
    rendered ??= rendersPage(render, host);
    const isRendered = await rendered;
    // The next look tries again.
    if (!isRendered) rendered = null;
    return isRendered ? null : "pages";
  };
}

function identityIn(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Without a connection: what is written goes nowhere, and the end says how it went. */
function rendersPage(render: Setup["render"], host: string): Promise<boolean> {
  const request = renderingRequest(page, null, host);
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    const end = () => {
      resolve(response.statusCode === 200);
      return response;
    };
    Object.assign(response, { write: () => true, flushHeaders: () => undefined, end });
    render(page, request, response).catch(() => resolve(false));
  });
}
