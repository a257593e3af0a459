import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";
import { addressAt, isRead, type StoredRead } from "../page.ts";

// Headers of requests and answers that Next does not document.

/** Headers, by their beginnings, that Next trusts: none may come from outside. The last holds the nonce of scripts. */
const inner =
  /^(?:x-(?:middleware|nextjs|next|now|invoke|invocation|matched|action|prerender)-|next-(?:resume|hmr|request|html)|content-security-policy)/;

/** Headers of a navigation and a prefetch. Next's client sends them with reads only; with a form Next fails on them. */
const readHeaders = ["rsc", "next-router-prefetch", "next-router-segment-prefetch"];

/** Removes the headers from which Next would take something that no visitor may say. */
export function removeInnerHeaders({ method, headers }: Pick<IncomingMessage, "method" | "headers">): void {
  for (const name of Object.keys(headers)) if (inner.test(name)) delete headers[name];
  if (!isRead(method)) for (const name of readHeaders) delete headers[name];
}

/** The request header that names a server action. */
export const actionHeader = "next-action";

/** The response header with which Next's client knows that the action is gone. */
export const noAction = { "x-nextjs-action-not-found": "1" };

/** Request headers with which Next sends React's data for a navigation or an action instead of a document. */
const navigationHeaders = [...readHeaders, actionHeader, "next-router-state-tree"];

/** Headers that get a different response: a part of a file, React's data, or a prefetch without cookie. */
const varyingHeaders = [...navigationHeaders, "range", "sec-purpose", "purpose", "x-moz", "x-purpose"];

type Headers = Record<string, string | string[] | undefined>;
const hasAny = (names: string[]) => (headers: Headers) => names.some((name) => headers[name] !== undefined);

export const asksForData = hasAny(navigationHeaders);

export const getsOtherResponse = hasAny(varyingHeaders);

/** Whether a request reads React's data instead of the document. */
export const isNavigation = (headers: Headers) => headers.rsc === "1";

/** Whether Next can read what a navigation says that the browser has already. Next fails where it cannot. */
export function hasReadableState(headers: Headers): boolean {
  if (!isNavigation(headers)) return true;
  try {
    parseAndValidateFlightRouterState(headers["next-router-state-tree"]);
    return true;
  } catch {
    return false;
  }
}

/** The headers that choose among a page's data, out of a request's: a piece by its name, and what the browser has. */
function readNavigation(headers: Headers): Record<string, string> {
  const piece = String(headers["next-router-segment-prefetch"] ?? "");
  const ahead = String(headers["next-router-prefetch"] ?? "");
  const routerState = headers["next-router-state-tree"];
  return {
    rsc: "1",
    ...(/^[123]$/.test(ahead) ? { "next-router-prefetch": ahead } : {}),
    ...(/^\/[\w$@%.~!()+,:=/-]{1,500}$/.test(piece) ? { "next-router-segment-prefetch": piece } : {}),
    ...(typeof routerState === "string" ? { "next-router-state-tree": routerState } : {}),
  };
}

/** Tells React which address its data was rendered for, where that is another than the one it asked for. */
export const renderedAddress = (path: string): Record<string, string> => ({
  "x-nextjs-rewritten-path": path,
  "x-nextjs-rewritten-query": "",
});

/**
 * The request that Next renders a stored page from. A document is made from `page` and the portal's own host alone.
 * React's data for a navigation, which no one stores, has the headers that choose among its parts besides, read one by
 * one. `visitor`: null for a rendering that nobody has asked for.
 */
export const renderingRequest = (read: StoredRead, visitor: IncomingMessage | null, host: string) => ({
  url: read.page.path,
  headers: {
    host,
    "x-forwarded-host": host,
    // The header of a page of guests shows a guest's links. On the other pages the browser fills them in.
    ...(read.page.kind === "guest" ? { [pageAddressHeader]: addressAt(read.page.path) } : {}),
    ...(visitor && read.asData ? readNavigation(visitor.headers) : {}),
  },
});
