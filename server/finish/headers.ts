import { sharedHeader } from "../../lib/contract/meta/shared-header.ts";
import { variantForProxy } from "../answer/response-cache.ts";
import { type Asked, isHtml, type Page, varyingBy, withHeaders, withoutHeaders } from "../page.ts";
import { isKeptPicture } from "../route/route.ts";

/** Set here and not by Next's configuration, which would work each of them out for each request. */
const headers = { "x-content-type-options": "nosniff", "referrer-policy": "strict-origin-when-cross-origin" };
/** Browsers read it of documents alone; a first view has twenty files, and each header of a file is 60 bytes on 2G. */
const documentHeaders = { "permissions-policy": "camera=(), microphone=(), geolocation=()" };

/** It is asked for by its tag and as a whole, so the browser needs neither its date nor its ranges. */
const isSmallFile = (page: Page) => /^(?:text\/css|image\/svg|font\/)/.test(String(page.headers["content-type"]));

/** The headers of every response, under those that a page has chosen. */
export function headersOfAll(publicUrl: URL | null): (page: Page) => Page {
  // Not set by the build, because one build serves any PORTAL_URL.
  const isSecure = publicUrl?.protocol === "https:";
  const all = isSecure ? { ...headers, "strict-transport-security": "max-age=31536000" } : headers;
  return (page) => {
    const { headers: own } = isSmallFile(page) ? withoutHeaders(page, "last-modified", "accept-ranges") : page;
    return { ...page, headers: { ...all, ...(isHtml(page) ? documentHeaders : {}), ...own } };
  };
}

/** How long a proxy may show a page, and until a new one is there. A change shows within five seconds. */
const forProxy = "max-age=1, stale-while-revalidate=2";

/**
 * Marks that stand on every page: asked for again on each, they cost a slow phone a round trip a page. Another picture
 * of a lesson is not kept so, because it must be gone when its visitor switches pictures off.
 */
const forMarks = "public, max-age=600, stale-while-revalidate=86400";

/**
 * A page's language depends on a cookie, so no shared cache may store it for another visitor (threats T26).
 * @param hasProxy whether a proxy stores pages
 */
export function cacheHeaders(hasProxy: boolean): (page: Page, asked: Asked) => Page {
  return (page, asked) => {
    const { state, stored } = asked;
    if (asked.isFile && page.status < 400 && isKeptPicture(asked.url))
      return withHeaders(page, { "cache-control": forMarks });
    if (page.headers[sharedHeader] !== undefined) {
      state.isForEverybody = true;
      return withoutHeaders(page, sharedHeader);
    }
    if (!stored || stored.page.kind === "guest" || page.status >= 400) return page;
    state.isForEverybody = true;
    const finished = withHeaders(page, { "cache-control": "private, no-cache", vary: varyingBy(page, "Cookie") });
    const variant = hasProxy && page.status === 200 ? variantForProxy(asked, finished) : null;
    // For deploy/nginx.conf alone, which stores the page by its variant and sends browsers the header above.
    return variant ? withHeaders(finished, { "cache-control": forProxy, "x-portal-page": variant }) : finished;
  };
}
