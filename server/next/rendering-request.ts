import { type IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";
import type { StoredRead } from "../page.ts";
import { readNavigation } from "./requests.ts";

/**
 * The request that Next renders a stored page from. A document is made from `page` and the portal's own host alone.
 * React's data for a navigation, which no one stores, has the headers that choose among its parts besides, read one by
 * one. `visitor`: null for a rendering that nobody has asked for.
 */
export function renderingRequest(read: StoredRead, visitor: IncomingMessage | null, host: string): IncomingMessage {
  return makeRequest(read.page.path, {
    host,
    "x-forwarded-host": host,
    // The header of a page of guests shows a guest's links. On the other pages the browser fills them in.
    ...(read.page.kind === "guest" ? { [pageAddressHeader]: read.address } : {}),
    ...(visitor && read.asData ? readNavigation(visitor.headers) : {}),
  });
}

/** Without a connection, so that the visitor's address is not in it either. */
export function makeRequest(url: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: "GET",
    url,
    headers,
    httpVersion: "1.1",
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    complete: true,
  });
  request.push(null);
  return request;
}
