import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { navigationHeaders } from "../../lib/api/next-internals.ts";
import { accountHeader } from "../../lib/api/page-account/account-names.ts";
import { campaignInCookies, campaignKeys } from "../../lib/contract/rules/campaign-parameters.ts";
import { isLanguage } from "../../lib/platform/i18n/language.ts";
import type { StoredRead } from "../route/stored-pages.ts";
import { languageOf } from "./error-page.ts";
import { isCall } from "./reject-early.ts";

// Stores the bytes of responses that are the same for every visitor, and sends them again: stored pages (server/route), per encoding, calls and static files.
// Next needs 3 to 4 ms for such a page, most of them for its middleware, its routing and the compression (docs/decisions/0040).

type Entry = { status: number; headers: string[]; body: Buffer; etag: string; storedAt: number; isFile: boolean; isBeingRenewed: boolean };

type Setup = {
  /** Whether an address is a file of `public` or of the build. */
  isFile: (url: string) => boolean;
  maxBytes?: number;
  /** The age at which a stored response is rendered again. It limits how late another process's change shows. */
  freshMs?: number;
  /** How old a stored response may be while one request renews it. */
  staleMs?: number;
  /** Milliseconds of a clock that nobody sets: one that was set back would keep a page for as long. */
  now?: () => number;
};

const largestBody = 512 * 1024;
/** Node sets these for each response. */
export const ownOfEachAnswer = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length", "x-request-id"]);
/** Requests with these headers get a different response: a part of a file, React's data for a navigation, or a prefetch, which sets no cookie. */
export const otherAnswer = [...navigationHeaders, "range", "sec-purpose", "purpose", "x-moz", "x-purpose"];
const noCookies: readonly string[] = [];

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * `stored`: the stored page that a request reads; null for a file, a call and every other page.
 * @returns what `server/index.mjs` calls for each request, in this order: `answer`, and where it is false `record`
 */
export function responseCache({ isFile, maxBytes = 48 * 1024 * 1024, freshMs = 5000, staleMs = 10_000, now = () => performance.now() }: Setup) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ body, headers }) => body.length + headers.join().length + 200 });
  /** Counts changes of what pages show: a page that was requested before the latest change is not stored. */
  let changes = 0;
  let openChanges = 0;

  const keyOf = (request: IncomingMessage, stored: StoredRead | null): string | null => {
    const { method, url = "/", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.range !== undefined) return null;
    const encoding = encodingOf(headers["accept-encoding"]);
    if (encoding === null) return null;
    if (stored) return stored.asData ? null : `${stored.page.kind} ${encoding} ${stored.page.path}`;
    if (isFile(url)) return `file ${encoding} ${url.split("?", 1)[0]}`;
    return isCall(url) && mayShareCall(request) ? `call ${languageOf(request)} ${encoding} ${url}` : null;
  };

  const dropPages = () => {
    changes += 1;
    for (const [key, { isFile }] of entries.entries()) if (!isFile) entries.delete(key);
  };

  return {
    /** Sends the stored response, if there is one. @returns whether it did */
    answer(request: IncomingMessage, response: ServerResponse, stored: StoredRead | null = null): boolean {
      const key = keyOf(request, stored);
      const entry = key === null ? undefined : entries.get(key);
      if (!entry) return false;
      const age = now() - entry.storedAt;
      if (age >= staleMs && !isImmutable(request.url)) return false;
      if (age >= freshMs && !entry.isBeingRenewed && !isImmutable(request.url)) {
        entry.isBeingRenewed = true;
        return false;
      }
      send(request, response, entry, stored?.cookies);
      return true;
    },

    /**
     * What is stored for this request, however old: the answer where a service that the page needs is down. Called before anything wraps the
     * response's methods, because the stored bytes have their headers and their compression. @returns how to send it; null where nothing is stored
     */
    storedAnswer(request: IncomingMessage, response: ServerResponse, stored: StoredRead | null = null): (() => void) | null {
      const key = keyOf(request, stored);
      const entry = key === null ? undefined : entries.peek(key);
      if (!entry || entry.isFile) return null;
      const { write, end, writeHead, flushHeaders } = response;
      return () => {
        // The next request tries to render it again.
        entry.isBeingRenewed = false;
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        Object.assign(response, { write, end, writeHead, flushHeaders });
        send(request, response, entry, stored?.cookies);
      };
    },

    /**
     * Stores what is sent for this request, without its cookies, if it is a file, or if everybody may have it: `mayShare` is called at the response's end.
     * Called before the compression is set up, so that its bytes are stored.
     */
    record(request: IncomingMessage, response: ServerResponse, mayShare: () => boolean, stored: StoredRead | null = null): void {
      const key = request.method === "GET" ? keyOf(request, stored) : null;
      if (key === null) return;
      const begun = changes;
      const isOfFile = key.startsWith("file ");
      const chunks: Buffer[] = [];
      let size = 0;
      const { write, end } = response as unknown as Record<"write" | "end", (...given: unknown[]) => unknown>;
      const collect = (chunk: unknown, encoding: unknown) => {
        if (size > largestBody || chunk === undefined || chunk === null || typeof chunk === "function") return;
        const bytes =
          typeof chunk === "string"
            ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
            : Buffer.from(chunk as Uint8Array);
        size += bytes.length;
        if (size <= largestBody) chunks.push(bytes);
      };
      Object.assign(response, {
        write(...given: unknown[]) {
          collect(given[0], given[1]);
          return write.apply(response, given);
        },
        end(...given: unknown[]) {
          collect(given[0], given[1]);
          const ended = end.apply(response, given);
          const isGood = response.statusCode === 200 || (stored?.page.kind === "guest" && response.statusCode === 404);
          const isWhole = isGood && size > 0 && size <= largestBody;
          const isCurrent = isOfFile || (begun === changes && openChanges === 0);
          if (isWhole && isCurrent && (isOfFile || mayShare()) && maySend(response, stored?.cookies)) store(key, response, Buffer.concat(chunks), isOfFile);
          return ended;
        },
      });
    },

    /**
     * For a proxy that stores pages itself, each with the cookies of a campaign that its address sets.
     * @returns which variant of a page a response is; null where the proxy must not store it
     */
    variantForProxy(request: IncomingMessage, response: ServerResponse, stored: StoredRead | null): string | null {
      const { headers, url = "/" } = request;
      const encoding = encodingOf(headers["accept-encoding"]);
      if (!stored || stored.page.kind === "guest" || encoding === null || otherAnswer.some((name) => headers[name] !== undefined)) return null;
      // The page of a campaign's form differs for learners and guests, which nginx cannot tell apart.
      if (!hasCampaignQueryOnly(url) || /\/enroll$/.test(stored.address) || !stored.cookies.every(isOfCampaign)) return null;
      return maySend(response, stored.cookies) ? variantOf(request, encoding) : null;
    },

    /** Called when a call has changed what pages show: drops all stored pages, and stores no page until that call has been answered. */
    pagesChange(response: ServerResponse): void {
      dropPages();
      openChanges += 1;
      response.once("close", () => {
        openChanges -= 1;
        dropPages();
      });
    },

    /** Drops all stored pages, and what is being rendered is not stored: another process has changed what pages show. */
    dropPages,

    bytes: () => entries.calculatedSize,
  };

  function store(key: string, response: ServerResponse, body: Buffer, isOfFile: boolean): void {
    const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      ownOfEachAnswer.has(name) || name === "set-cookie" ? [] : namedValues(name, value),
    );
    headers.push("content-length", String(body.length));
    // RFC 9211: a later visitor who gets these bytes did not wait for a rendering.
    headers.push("cache-status", "portal; hit");
    const etag = String(response.getHeader("etag") ?? "");
    entries.set(key, { status: response.statusCode, headers, body, etag, storedAt: now(), isFile: isOfFile, isBeingRenewed: false });
  }
}

/** What a proxy sends differs by language and encoding, and by whether a campaign has brought this visitor before: the first visit sets a cookie. */
function variantOf(request: IncomingMessage, encoding: string): string {
  const isFirstTouch = Object.keys(campaignInCookies(request.headers.cookie ?? "")).length === 0;
  return `${languageOf(request)} ${encoding} ${isFirstTouch ? "first" : "known"}`;
}

const isImmutable = (url = "") => url.startsWith("/_next/static/");

function namedValues(name: string, value: OutgoingHttpHeader | undefined): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.flatMap((each) => [name, each]) : [name, String(value)];
}

/** Any cookie that is not set beside the stored page belongs to one visitor, and a nonce is valid for one response. */
function maySend(response: ServerResponse, beside = noCookies): boolean {
  const cookies = [response.getHeader("set-cookie") ?? []].flat().map(String);
  return cookies.every((cookie) => beside.includes(cookie)) && !String(response.getHeader("content-security-policy") ?? "").includes("'nonce-");
}

const isOfCampaign = (cookie: string) => campaignKeys.some((name) => cookie.startsWith(`${name}=`));

/** A call without a token, and from no page of an account: its answer is stored where the contract declares it the same for everybody. */
function mayShareCall({ url = "", headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined || headers[accountHeader] !== undefined) return false;
  const query = new URLSearchParams(url.split("?")[1]);
  return [...query.keys()].every((name) => name === "language") && (query.size === 0 || isLanguage(query.get("language")));
}

function hasCampaignQueryOnly(url: string): boolean {
  const [, query] = url.split("?", 2);
  if (query === undefined) return true;
  return url.length <= 300 && [...new URLSearchParams(query).keys()].every((name) => (campaignKeys as readonly string[]).includes(name));
}

/** The encoding that the compression chooses. @returns null for a header that weighs encodings: that is left to the compression itself */
function encodingOf(header: string | string[] | undefined): "br" | "gzip" | "identity" | null {
  const accepted = String(header ?? "").toLowerCase();
  if (/;|\*/.test(accepted)) return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

const ofNotModified = new Set(["etag", "cache-control", "vary", "set-cookie", "expires", "content-location"]);

function send(request: IncomingMessage, response: ServerResponse, { status, headers: sent, body, etag }: Entry, cookies = noCookies): void {
  const headers = [...sent, ...cookies.flatMap((cookie) => ["set-cookie", cookie])];
  if (etag && isKnown(request.headers["if-none-match"], etag)) {
    const short = headers.flatMap((name, index) => (index % 2 === 0 && ofNotModified.has(name) ? [name, headers[index + 1] ?? ""] : []));
    response.writeHead(304, short).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The weak comparison of RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag)));
}
