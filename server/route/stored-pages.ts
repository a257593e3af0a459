import type { IncomingMessage } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import { type PageRequest, type PageRoute, routeAtOnce, routePage } from "../../lib/api/http/page-route.ts";
import { publicRoutes, routeMatcher, sharedRoutes } from "../../lib/contract/routes.ts";
import { anyLanguage } from "../../lib/platform/i18n/language.ts";
import { portal } from "../../lib/platform/portal.ts";
import { isNavigation } from "../next/requests.ts";
import { addressAt, isRead, pathOf, type StoredPage, type StoredRead } from "../page.ts";
import { sharedByGuests } from "./guest-pages.ts";

// Which pages are stored for everybody: `publicRoutes`, `sharedRoutes` and `sharedByGuests` alone decide.

const isPublic = routeMatcher(publicRoutes);
const isShared = routeMatcher(sharedRoutes);
const inLanguage = new RegExp(`^/${anyLanguage}(?=/|$)`);

/** @param guestPageOf the page that all guests share, for a request that reads it (server/route/guest-pages.ts) */
export function storedPages(guestPageOf: (request: IncomingMessage) => string | null) {
  const storedRead = (request: IncomingMessage, route: PageRoute, guestPage: string | null): StoredRead | null => {
    if (route.kind === "redirect") return null;
    const { path } = route;
    const kind = guestPage === null ? kindOf(path) : "guest";
    return kind && { page: { kind, path }, cookies: serializeCookies(route), asData: isNavigation(request.headers) };
  };

  return {
    /** The stored page at a path with the language in front, as everyone gets it; null for every other path. */
    at(path: string): StoredRead | null {
      if (!inLanguage.test(path)) return null;
      const kind = kindOf(path) ?? (sharedByGuests.includes(addressAt(path)) ? "guest" : null);
      return kind && { page: { kind, path }, cookies: [], asData: false };
    },

    /** The stored page that this request reads, where no session decides it; null for all other requests. */
    atOnce(request: IncomingMessage): StoredRead | null {
      if (!isRead(request.method)) return null;
      const guestPage = guestPageOf(request);
      const route = routeAtOnce(asPageRequest(request, guestPage));
      return route && storedRead(request, route, guestPage);
    },

    /** The same for a request whose session decides which page it reads. */
    async withSession(request: IncomingMessage): Promise<StoredRead | null> {
      const asked = asPageRequest(request);
      if (!isRead(request.method) || routeAtOnce(asked)) return null;
      return storedRead(request, await routePage(asked), null);
    },
  };
}

function kindOf(path: string): StoredPage["kind"] | null {
  const address = addressAt(path);
  // The content must have what an address of `publicRoutes` names.
  if (isPublic.test(address)) return portal.inside?.isPublished(address) ? "public" : null;
  return isShared.test(address) ? "shared" : null;
}

/** @param pathname the page in place of the one that the address names */
export function asPageRequest(
  { method = "GET", url = "/", headers }: IncomingMessage,
  pathname: string | null = null,
): PageRequest {
  const cookies = parseCookie(headers.cookie ?? "");
  return {
    method,
    pathname: pathname ?? pathOf(url),
    search: url.slice(pathOf(url).length),
    // Node joins every header that pages are routed by, so none is a list.
    header: (name) => headers[name] as string | undefined,
    cookie: (name) => cookies[name],
  };
}

/** As the middleware sets them (middleware.ts), without `Expires`: browsers follow `Max-Age` (RFC 6265, 5.3). */
function serializeCookies({ cookies }: PageRoute): string[] {
  return cookies.map((cookie) => stringifySetCookie({ ...cookie, path: "/", sameSite: "lax" }));
}

export const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url);
