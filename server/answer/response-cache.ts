import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { accountHeader } from "../../lib/api/page-account/account-names.ts";
import { campaignKeys } from "../../lib/contract/rules/campaign-parameters.ts";
import { byteCache } from "../../lib/platform/caches.ts";
import { isLanguage } from "../../lib/platform/i18n/language.ts";
import { chooseEncoding } from "../finish/compress.ts";
import { isKnown } from "../finish/conditions.ts";
import { pageOfScripts } from "../finish/scripts-on-intent.ts";
import { longestWhole } from "../next/ask-next.ts";
import { getsOtherResponse } from "../next/requests.ts";
import { cookiesToSet, isRead, none, type Page, pathOf, queryOf, type Routed } from "../page.ts";

// Stores the bytes of responses that are the same for every visitor, and sends them again: stored pages (server/route),
// per encoding, calls and static files. Next needs 3 to 4 ms for such a page, most of them for its middleware, its
// routing and the compression (docs/decisions/0040).

/**
 * The greatest age of an answer before it is rendered again, for one that has just been changed; it doubles with each
 * rendering that was the same, up to `longestFreshMs`.
 */
const shortestFreshMs = 5000;
/** The same for a page that no call changes. */
const publicFreshMs = 300_000;
/** How much older an answer may be while one request renews it. */
const renewMs = 5000;

type Entry = {
  page: Page & { body: Buffer };
  storedAt: number;
  freshMs: number;
  /** Whether a call may change it: it then goes with each change. */
  mayChange: boolean;
  isBeingRenewed: boolean;
};

export type ResponseCache = ReturnType<typeof responseCache>;

/** Of a clock that no one sets: one that was set back would keep a page for as long. */
const now = () => performance.now();

/**
 * @param longestFreshMs limits how late a change shows that no call of this process has declared, such as one by the
 * existing backend
 */
export function responseCache(longestFreshMs = 60_000) {
  const bytesOf = ({ page }: Entry) => page.body.length + 2 * Object.entries(page.headers).join().length;
  const entries = byteCache("responses", bytesOf);
  /** Counts changes of what pages show: a page that was requested before the latest change is not stored. */
  let changes = 0;

  return {
    /** The answer from memory. */
    answer(routed: Routed): Page | null {
      const entry = entries.get(cacheKey(routed) ?? "");
      if (!entry) return null;
      const age = now() - entry.storedAt;
      if (age < entry.freshMs || isImmutable(routed.url)) return pageFor(routed, entry);
      if (age >= entry.freshMs + renewMs) return null;
      if (entry.isBeingRenewed) return pageFor(routed, entry);
      entry.isBeingRenewed = true;
      return null;
    },

    /** What is stored for this request, however old: the answer where a service that the page needs is down. */
    outdated(routed: Routed): Page | null {
      const entry = entries.peek(cacheKey(routed) ?? "");
      if (!entry || routed.isFile) return null;
      // The next request tries to render it again.
      entry.isBeingRenewed = false;
      return pageFor(routed, entry);
    },

    /**
     * Called when a request is about to be answered. @returns what stores its finished page, without its cookies, if it
     * is a file, or if everybody may have it: `mayShare` is called then. `lacksPart`: it is rendered again soon
     */
    recorder(routed: Routed): (page: Page, mayShare: () => boolean, lacksPart?: boolean) => void {
      const key = routed.method === "GET" ? cacheKey(routed) : null;
      const begun = changes;
      const isPublic = routed.stored?.page.kind === "public";
      const mayChange = !routed.isFile && !isPublic;
      return (page, mayShare, lacksPart = false) => {
        const { status, body } = page;
        if (key === null || !Buffer.isBuffer(body) || body.length === 0 || body.length > longestWhole) return;
        if (status !== 200 && !(routed.stored?.page.kind === "guest" && status === 404)) return;
        if (mayChange && begun !== changes) return;
        if (!routed.isFile && !mayShare()) return;
        if (!maySend(page, routed.stored?.cookies)) return;
        const { "set-cookie": _, ...headers } = page.headers;
        // RFC 9211: a later visitor who gets these bytes did not wait for a rendering.
        const whole = { "cache-status": "portal; hit", "content-length": String(body.length) };
        const before = entries.peek(key);
        const etag = etagOf(page);
        const isSame =
          before !== undefined && etagOf(before.page) === etag && (etag !== "" || before.page.body.equals(body));
        const renderedMs = isSame ? Math.min(2 * before.freshMs, longestFreshMs) : shortestFreshMs;
        entries.set(key, {
          page: { status, headers: { ...headers, ...whole }, body },
          storedAt: now(),
          freshMs: lacksPart ? shortestFreshMs : isPublic ? publicFreshMs : renderedMs,
          mayChange,
          isBeingRenewed: false,
        });
      };
    },

    /**
     * Called when a call has changed what pages show (lib/api/pages/page-changes.ts). Drops all stored pages except the
     * public ones. A page that is being rendered now is not stored.
     */
    dropPages(): void {
      changes += 1;
      for (const [key, { mayChange }] of entries.entries()) if (mayChange) entries.delete(key);
    },
  };
}

const etagOf = ({ headers }: Page) => String(headers.etag ?? "");

/** What of a request decides its answer; null where the answer is this request's alone. */
function cacheKey(routed: Routed): string | null {
  const { request, method, url, language, isFile, hidesPicture, isCall, stored, carried, asksEnrolled, conditions } =
    routed;
  if (!isRead(method) || request.headers.range !== undefined) return null;
  if (hidesPicture || carried || asksEnrolled || conditions) return null;
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (stored) return stored.asData ? null : `${stored.page.kind} ${encoding} ${stored.page.path}`;
  if (isFile) return `file ${encoding} ${pathOf(url)}`;
  if (!isCall || !mayShareCall(request, url)) return null;
  return `call ${language} ${queryOf(url).size} ${encoding} ${pathOf(url)}`;
}

const isImmutable = (url: string) => url.startsWith("/_next/static/") || pageOfScripts(url) !== null;

/** Any cookie that is not set beside the stored page belongs to one visitor, and a nonce is valid for one response. */
function maySend(page: Page, beside: string[] = []): boolean {
  return (
    cookiesToSet(page).every((cookie) => beside.includes(cookie)) &&
    !String(page.headers["content-security-policy"] ?? "").includes("'nonce-")
  );
}

const isOfCampaign = (cookie: string) => campaignKeys.some((name) => cookie.startsWith(`${name}=`));

/** A call without a token and a page's account: stored where the contract declares it the same for all. */
function mayShareCall({ headers }: IncomingMessage, url: string): boolean {
  if (headers.authorization !== undefined || headers[accountHeader] !== undefined) return false;
  const query = queryOf(url);
  return query.size === 0 || (query.size === 1 && isLanguage(query.get("language")));
}

const hasCampaignQueryOnly = (url: string) =>
  !url.includes("?") ||
  (url.length <= 300 && [...queryOf(url).keys()].every((name) => (campaignKeys as readonly string[]).includes(name)));

const notModifiedHeaders = ["etag", "cache-control", "vary", "expires", "content-location"];

/** A stored page with the visitor's own cookies, or 304 to a browser that has it. */
function pageFor(routed: Routed, { page }: Entry): Page {
  const { request, stored } = routed;
  const etag = etagOf(page);
  const cookies = stored?.cookies.length ? { "set-cookie": stored.cookies } : null;
  if (etag && isKnown(request.headers["if-none-match"], etag)) {
    const headers = Object.fromEntries(
      Object.entries(page.headers).filter(([name]) => notModifiedHeaders.includes(name)),
    );
    return { status: 304, headers: { ...headers, ...cookies }, body: none };
  }
  // The bytes are the same for everyone, and the variant under which a proxy may store them is not.
  const proxyHeaders =
    page.headers["x-portal-page"] === undefined ? null : { "x-portal-page": variantForProxy(routed, page) ?? "none" };
  return cookies || proxyHeaders ? { ...page, headers: { ...page.headers, ...proxyHeaders, ...cookies } } : page;
}

/**
 * For a proxy that stores pages itself, each with the cookies of a campaign that its address sets.
 * @returns which variant of a page a response is; null where the proxy must not store it
 */
export function variantForProxy(routed: Routed, page: Page): string | null {
  const { request, url, stored, language, carried, asksEnrolled } = routed;
  const { headers } = request;
  if (!stored || carried || asksEnrolled || stored.page.kind === "guest" || getsOtherResponse(headers)) return null;
  // nginx cannot know which page of a campaign's form this visitor gets.
  if (/\/enroll(?:\/learner)?$/.test(stored.page.path)) return null;
  if (!hasCampaignQueryOnly(url) || !stored.cookies.every(isOfCampaign) || !maySend(page, stored.cookies)) return null;
  // By whether a campaign has brought this visitor before: the first visit sets a cookie.
  const cookies = parseCookie(headers.cookie ?? "");
  const isFirstTouch = !campaignKeys.some((name) => cookies[name]);
  return `${language} ${chooseEncoding(headers["accept-encoding"])} ${isFirstTouch ? "first" : "known"}`;
}
