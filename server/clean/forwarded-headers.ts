import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import type { Trust } from "../../lib/platform/trusted-proxies.ts";

type Server = { trust: Trust /** The address of `PORTAL_URL`; null where it is not set. */; publicUrl: URL | null };

/**
 * Passes on only the `X-Forwarded-*` that trusted proxies have set (threats T27): the visitor's address comes from the
 * last trusted proxy or from the socket, and the host from `PORTAL_URL` alone, because Next takes the origin of a
 * server action from it.
 */
export function setForwardedHeaders(request: IncomingMessage, { trust, publicUrl }: Server): void {
  const { headers } = request;
  const address = proxyAddress(request, trust) ?? "";
  for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]) delete headers[name];
  headers["x-forwarded-for"] = address;
  if (publicUrl) headers["x-forwarded-host"] = publicUrl.host;
}
