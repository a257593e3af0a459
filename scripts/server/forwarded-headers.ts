import type { IncomingMessage } from "node:http";

type Server = { trustedProxies: number /** The address of `PORTAL_URL`; null where nobody has set it. */; publicUrl: URL | null };

/**
 * Settles whose `X-Forwarded-*` count (threats T27): the visitor's address is what the last trusted proxy says, or the socket's. What
 * a stranger wrote is dropped. The host is nobody's to say but `PORTAL_URL`'s: Next takes the origin of a server action from it.
 */
export function settleForwarded({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, { trustedProxies, publicUrl }: Server): void {
  const hops = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const address = (trustedProxies > 0 && hops.at(-trustedProxies)) || socket.remoteAddress || "";
  for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]) delete headers[name];
  headers["x-forwarded-for"] = address;
  if (publicUrl) headers["x-forwarded-host"] = publicUrl.host;
  // Next's own inner headers mean nothing when they come from outside.
  for (const name of ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"]) delete headers[name];
}
