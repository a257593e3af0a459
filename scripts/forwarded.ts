import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";

type Server = { trustedProxies: number /** The address of `PORTAL_URL`; null where it is not set. */; publicUrl: URL | null };

/**
 * Decides whose `X-Forwarded-*` count (threats T27): the visitor's address is the one that the outermost trusted proxy added, or the
 * socket's; what a visitor wrote is dropped. The host comes from `PORTAL_URL` alone: Next takes the origin of a server action from it.
 */
export function settleForwarded(request: IncomingMessage, { trustedProxies, publicUrl }: Server): void {
  const { headers } = request;
  const address = proxyAddress(request, (_, hop) => hop < trustedProxies) ?? "";
  for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]) delete headers[name];
  headers["x-forwarded-for"] = address;
  if (publicUrl) headers["x-forwarded-host"] = publicUrl.host;
  // Next's own internal headers mean nothing when they come from outside.
  for (const name of ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"]) delete headers[name];
}
