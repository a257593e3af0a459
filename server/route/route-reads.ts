import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { routePage } from "../../lib/api/http/page-route.ts";
import { navigationHeaders } from "../../lib/api/next-internals.ts";
import { noPages } from "../../lib/api/pages/no-pages.ts";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";
import { mailedLinks } from "../../lib/contract/routes.ts";
import { routedHeader } from "../next/rendering-request.ts";

// Next's middleware costs more than half a millisecond for each request. For the reading of a page that needs nothing but its language in front
// of the path, this does the same before Next sees the request; all others keep the middleware. Stored pages come before (server/route).

/** What the middleware's matcher leaves out, and the addresses for which next.config.mjs names headers by their path. */
const notHere = new RegExp(`^/(?:(?:api|certificate|${mailedLinks.join("|")})(?:/|$)|${noPages})`);

/** Rewrites the request's address to that of the page in its language, where nothing else is to be done. @returns whether it did */
export async function routeReads(request: IncomingMessage): Promise<boolean> {
  const { method = "GET", url = "/", headers } = request;
  delete headers[routedHeader];
  // A navigation without a page load must hear from Next that its address was rewritten.
  if ((method !== "GET" && method !== "HEAD") || navigationHeaders.some((name) => headers[name] !== undefined) || notHere.test(url)) return false;
  const end = url.indexOf("?");
  const [pathname, search] = end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
  const cookies = parseCookie(headers.cookie ?? "");
  const header = (name: string) => [headers[name]].flat()[0];
  const route = await routePage({ method, pathname, search, header, cookie: (name) => cookies[name] });
  if (route.kind === "redirect" || route.cookies.length > 0) return false;
  headers[routedHeader] = "1";
  headers[pageAddressHeader] = url;
  request.url = route.path + search;
  return true;
}
