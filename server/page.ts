import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { Carried } from "../components/layout/visitor/carried-cookie.ts";
import type { Language } from "../lib/platform/i18n/language.ts";
import type { RequestState } from "../lib/platform/portal.ts";

/** Their names are in lower case. */
export type ResponseHeaders = Record<string, string | string[]>;

/** What a request is answered with. A stream is longer than 512 KB, and never a page that a browser shows. */
export type Page = { status: number; headers: ResponseHeaders; body: Buffer | Readable };

/**
 * What a page that is stored for everyone is rendered from. Its rendering gets a request that is made from this alone
 * (server/next/requests.ts), so nothing else of the visitor who causes it can be in what is stored (threats
 * T33).
 */
export type StoredPage = {
  /** `public`: what the portal publishes. `shared`: visitors' texts. `guest`: the same for all guests. */
  kind: "public" | "shared" | "guest";
  /** The address without its query and with the language in front, as Next has it. */
  path: string;
};

/** A request that reads a stored page, and the cookies that are set beside it. */
export type StoredRead = {
  page: StoredPage;
  cookies: string[];
  /** React's data for a navigation without a page load, instead of the document. */
  asData: boolean;
};

export type Conditions = { ifMatch: string | undefined; ifUnmodifiedSince: string | undefined };

/** A cleaned request, and what it reads: server/route/route.ts explains each. */
export type Routed = {
  request: IncomingMessage;
  method: string;
  url: string;
  language: Language;
  isFile: boolean;
  hidesPicture?: boolean;
  isCall: boolean;
  meant?: string | null;
  /** The stored page that it reads, where no session decides it. */
  stored: StoredRead | null;
  carried?: Carried | null;
  asksEnrolled?: boolean;
  conditions?: Conditions | null;
};

/** A request that stored bytes do not answer. */
export type Asked = Routed & {
  /** Nothing is written to it before the page is sent. */
  response: ServerResponse;
  state: RequestState;
  /** Next marks the scripts of the page of this request with it; null for a stored page. */
  nonce: string | null;
};

/** Returns null when this responder does not handle the request. */
export type Responder = (asked: Asked) => Page | null | Promise<Page | null>;
export type Finish = (page: Page, asked: Asked) => Page | Promise<Page>;

export const none: Buffer = Buffer.alloc(0);

export const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

export function pathOf(url = "/"): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** The address of a stored page, which has no language. */
export const addressAt = (path: string) => path.replace(/^\/[^/]+/, "") || "/";

export const queryOf = (url = "/") => new URLSearchParams(url.slice(pathOf(url).length));

export const isHtml = ({ headers }: Page) => String(headers["content-type"] ?? "").startsWith("text/html");

/** The text of a page that a browser shows; null for every other answer, and for a page that is compressed already. */
export const htmlOf = (page: Page): string | null =>
  isHtml(page) && Buffer.isBuffer(page.body) && page.headers["content-encoding"] === undefined
    ? page.body.toString()
    : null;

export const withHtml = (page: Page, html: string): Page => ({ ...page, body: Buffer.from(html) });

/** A copy for one visitor: with the tag of the page for all, its browser would be told later that it has that page. */
export const forOneVisitor = (page: Page, html: string, ...cookies: string[]): Page =>
  withHeaders(withHtml(withoutHeaders(page, "etag", "x-portal-page"), html), {
    "cache-control": "private, no-store",
    "set-cookie": [...cookiesToSet(page), ...cookies],
  });

export const withHeaders = (page: Page, headers: ResponseHeaders): Page => ({
  ...page,
  headers: { ...page.headers, ...headers },
});

export function withoutHeaders(page: Page, ...names: string[]): Page {
  const left = Object.entries(page.headers).filter(([name]) => !names.includes(name));
  return { ...page, headers: Object.fromEntries(left) };
}

export function varyingBy({ headers }: Page, name: string): string {
  const variesBy = [headers.vary ?? []].flat().join(", ");
  return variesBy.toLowerCase().split(/, */).includes(name.toLowerCase())
    ? variesBy
    : [variesBy, name].filter(Boolean).join(", ");
}

export const cookiesToSet = ({ headers }: Page): string[] => [headers["set-cookie"] ?? []].flat();
