import type { IncomingMessage } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import { type PageRequest, type PageRoute, routeAtOnce, routePage } from "../../lib/api/http/page-route.ts";
import { publicRoutes, routeMatcher, sharedRoutes } from "../../lib/contract/routes.ts";
import { anyLanguage } from "../../lib/platform/i18n/language.ts";
import { isNavigation } from "../next/index.ts";
import { isRead, pathOf, type StoredPage, type StoredRead } from "../page.ts";
import { remembered, sharedByGuests } from "./guest-pages.ts";

// Which pages are stored for everybody: `publicRoutes`, `sharedRoutes` and `sharedByGuests` alone decide.

const isPublic = routeMatcher(publicRoutes);
const isShared = routeMatcher(sharedRoutes);
const inLanguage = new RegExp(`^/${anyLanguage}(?=/|$)`);

type Setup = {
  isFile: (url: string) => boolean;
  /** Whether the content has what an address of `publicRoutes` names. */
  isPublished: (address: string) => boolean;
  /** The page that all guests share, for a request that reads it (server/route/guest-pages.ts). */
  guestPageOf: (request: IncomingMessage) => string | null;
};

export function storedPages({ isFile, isPublished, guestPageOf }: Setup) {
  const listedAs = remembered((address) =>
    isPublic.test(address) ? "public" : isShared.test(address) ? "shared" : "",
  );
  const kindOf = (path: string): StoredPage["kind"] | null => {
    const address = addressAt(path);
    const kind = listedAs(address);
    return kind === "shared" || (kind === "public" && isPublished(address)) ? kind : null;
  };

  const storedRead = (request: IncomingMessage, route: PageRoute): StoredRead | null => {
    if (route.kind === "redirect") return null;
    const kind = kindOf(route.path);
    return (
      kind && {
        page: { kind, path: route.path },
        cookies: serializeCookies(route),
        asData: isNavigation(request.headers),
        address: pathOf(request.url),
      }
    );
  };

  return {
    /** The stored page at a path with the language in front, as everyone gets it; null for every other path. */
    at(path: string): StoredRead | null {
      if (!inLanguage.test(path)) return null;
      const address = addressAt(path);
      const kind = kindOf(path) ?? (sharedByGuests.includes(address) ? "guest" : null);
      return kind && { page: { kind, path }, cookies: [], asData: false, address };
    },

    /** The stored page that this request reads, where no session decides it; null for all other requests. */
    atOnce(request: IncomingMessage): StoredRead | null {
      if (!isRead(request.method) || isFile(request.url ?? "/") || isCall(request.url ?? "/")) return null;
      const guestPage = guestPageOf(request);
      const { url = "/" } = request;
      const search = url.includes("?") ? url.slice(url.indexOf("?")) : "";
      const route = routeAtOnce(asPageRequest(request, guestPage === null ? url : guestPage + search));
      if (!route) return null;
      if (!guestPage) return storedRead(request, route);
      return route.kind === "page"
        ? {
            page: { kind: "guest", path: route.path },
            cookies: serializeCookies(route),
            asData: false,
            address: guestPage,
          }
        : null;
    },

    /** The same for a request whose session decides which page it reads. */
    async withSession(request: IncomingMessage): Promise<StoredRead | null> {
      const asked = asPageRequest(request, request.url);
      return isRead(request.method) && routeAtOnce(asked) === null ? storedRead(request, await routePage(asked)) : null;
    },
  };
}

const addressAt = (path: string) => path.replace(inLanguage, "") || "/";

export function asPageRequest({ method = "GET", headers }: IncomingMessage, url = "/"): PageRequest {
  const end = url.indexOf("?");
  const cookies = parseCookie(headers.cookie ?? "");
  return {
    method,
    pathname: end < 0 ? url : url.slice(0, end),
    search: end < 0 ? "" : url.slice(end),
    header: (name) => {
      const value = headers[name];
      return typeof value === "object" ? value[0] : value;
    },
    cookie: (name) => cookies[name],
  };
}

/** As the middleware sets them (middleware.ts). */
function serializeCookies({ cookies }: PageRoute): string[] {
  return cookies.map(({ name, value, maxAge }) =>
    stringifySetCookie({
      name,
      value,
      path: "/",
      maxAge,
      expires: new Date(Date.now() + maxAge * 1000),
      sameSite: "lax",
    }),
  );
}

export const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url);
