import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import type { Trust } from "../../lib/platform/trusted-proxies.ts";
import { removeInnerHeaders } from "../next/requests.ts";

export const requestIdHeader = "x-request-id";

/** `publicUrl`: the address of `PORTAL_URL`; null where it is not set. */
type Forwarded = { trust: Trust; publicUrl: URL | null };
type Setup = Forwarded & { normalize: (url: string) => string; dev: boolean };

/** Removes what a stranger may not set in the headers and normalizes the address, before anything reads them. */
export function cleaner({ normalize, dev, ...forwarded }: Setup): (request: IncomingMessage) => void {
  // No connection is upgraded here, so the offer is ignored (RFC 9110). Next would act on it. The others are meant for
  // caches between browser and server: with `no-cache`, Next sends the whole page to a browser that already has it,
  // where the response cache sends 304.
  const ignored = dev ? [] : ["upgrade", "http2-settings", "cache-control", "pragma"];
  return (request) => {
    setForwardedHeaders(request, forwarded);
    removeInnerHeaders(request);
    for (const name of ignored) delete request.headers[name];
    // A part is defined for GET alone (RFC 9110, section 14.2).
    if (request.method !== "GET") delete request.headers.range;
    request.url = normalize(request.url ?? "/");
  };
}

/**
 * Passes on only the `X-Forwarded-*` that trusted proxies have set (threats T27): the visitor's address comes from the
 * last trusted proxy or from the socket, and the host from `PORTAL_URL` alone, because Next takes the origin of a
 * server action from it.
 */
export function setForwardedHeaders(request: IncomingMessage, { trust, publicUrl }: Forwarded): void {
  const { headers } = request;
  const address = proxyAddress(request, trust) ?? "";
  for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]) delete headers[name];
  headers["x-forwarded-for"] = address;
  if (publicUrl) headers["x-forwarded-host"] = publicUrl.host;
}

/** A request's id of a trusted proxy, else a new one. A visitor's own could be anyone's name or token. */
export function chooseRequestId({ headers, socket }: IncomingMessage, trust: Trust): string {
  const idOfProxy = headers[requestIdHeader];
  return trust(socket.remoteAddress ?? "", 0) && typeof idOfProxy === "string" && /^[\w.-]{8,64}$/.test(idOfProxy)
    ? idOfProxy
    : randomUUID();
}
