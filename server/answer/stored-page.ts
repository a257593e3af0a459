import type { IncomingMessage } from "node:http";
import type { OpenedNext } from "../next/index.ts";
import { renderedAddress, renderingRequest } from "../next/index.ts";
import type { StoredRead } from "../page.ts";
import { type Responder, withHeaders } from "../page.ts";

type Setup = {
  next: OpenedNext;
  /** The stored page of a request whose session decides which one it reads. */
  withSession: (request: IncomingMessage) => Promise<StoredRead | null>;
  host: string;
};

/**
 * A page that is stored for everybody is rendered from a request that is made from its address, with the visitor's
 * cookies set beside (threats T33).
 */
export function storedPageResponder({ next, withSession, host }: Setup): Responder {
  return async ({ request, response, state, stored }) => {
    const read = stored ?? (await withSession(request));
    if (!read) return null;
    // What Next stores is of a rendering with this mark (lib/api/pages/upstream-pages.ts).
    state.storedPage = read.page;
    const page = await next.render(renderingRequest(read, request, host), state, response);
    const address = read.asData ? Object.fromEntries(renderedAddress(read.page.path)) : {};
    return withHeaders(page, { ...address, ...(read.cookies.length > 0 ? { "set-cookie": read.cookies } : {}) });
  };
}
