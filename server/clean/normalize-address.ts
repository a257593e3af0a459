import { noPages } from "../../lib/api/pages/no-pages.ts";
import { decoded } from "../../lib/contract/text/decoded.ts";
import { anyLanguage } from "../../lib/platform/i18n/language.ts";
import { filesIn } from "../../lib/process/files-in.ts";
import { pathOf } from "../page.ts";

// The middleware does not run for files and handlers (its matcher). An address below one of their folders that is
// neither would reach a page with that folder as its language, and fail; it gets the "not found" page instead.

/** What the matcher of middleware.ts leaves out, except `/api`, which answers everything below it. */
const outsideOfPages = new RegExp(`^/(?:_next$|${noPages})`);

const handlers = new RegExp(
  `^/(?:share/${anyLanguage}/.+\\.png|images/boards/[\\w-]+\\.svg|feeds/${anyLanguage}\\.xml|manifests/${anyLanguage}\\.webmanifest|scripts/[\\w-]{22}/${anyLanguage}(?:/.+)?\\.js|offline/(?:(?:service-worker|page|saved)\\.js|saved\\.css)|\\.well-known/(?:(?:did|jwks)\\.json|security\\.txt|change-password)|robots\\.txt|sitemap\\.xml)$`,
);

/** What Next has a page at, one for each language. A visitor's address has no language in it. */
const inLanguage = new RegExp(`^/${anyLanguage}(?:/|$)`);

/** An address that no page has: the not-found page in the visitor's language. */
export const nowhere = "/not-there";

/** Rewrites an address to the form that the code behind expects. `built`: the build's folder; null in development. */
export function addressNormalizer(
  publicFolder: string,
  built: string | null,
): { normalize: (url: string) => string; isFile: (url: string) => boolean } {
  const files = new Set(filesIn(publicFolder).map((file) => `/${file}`));
  for (const file of built === null ? [] : filesIn(built)) files.add(`/_next/static/${file}`);
  const exists = (file: string) => files.has(file) || (built === null && file.startsWith("/_next/"));
  return {
    isFile: (url) => exists(decoded(pathOf(url)) ?? ""),
    normalize(url) {
      const [pathname = "/", ...query] = addressIn(url).split("?");
      // One slash for several slashes or backslashes: a redirect to `//host` would lead to that host.
      return [normalizedPath(pathname.replace(/[\\/]{2,}|\\/g, "/"), exists), ...query].join("?");
    },
  };
}

/** `GET http://host/path` names the host twice; `OPTIONS *` names no page. */
function addressIn(url: string): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return nowhere;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Has one spelling only, so it is not parsed: that takes 1 µs of the 50 of a stored answer. */
const plainPath = /^\/[\w/-]*$/;

function normalizedPath(target: string, exists: (file: string) => boolean): string {
  // Invalid escapes, such as `/%ff`: Next would answer with an empty 500.
  const readable = decoded(target) === null ? target.replaceAll("%", "%25") : target;
  const pathname = plainPath.test(readable) ? readable : withoutDots(withFewestEscapes(readable));
  const plain = decoded(pathname) ?? "";
  if (inLanguage.test(plain)) return nowhere;
  if (!outsideOfPages.test(plain) || handlers.test(plain) || exists(plain)) return pathname;
  return nowhere;
}

/** One spelling for each address (RFC 3986, section 6.2.2): `/%61bout-us` is `/about-us`, and `%e0` is `%E0`. */
function withFewestEscapes(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase();
  });
}

/** Next reads `/../images/x` as `/images/x`, so this check must read it the same way. */
function withoutDots(pathname: string): string {
  const address = `http://portal.invalid${pathname}`;
  return URL.canParse(address) ? new URL(address).pathname : nowhere;
}
