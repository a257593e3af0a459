import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { errorPage } from "../answer/error-page.ts";
import { type Asked, type Conditions, isRead, none, type Page, withHeaders, withoutHeaders } from "../page.ts";

// The conditions under which a request is answered (RFC 9110, section 13.1).

/**
 * A stored page's entity tag. Its data for React, which other processes may have in another order, stand in a file of
 * their own by now (server/finish/scripts-on-intent.ts).
 */
export function tag(page: Page, { request, stored }: Pick<Asked, "request" | "stored">): Page {
  const { status, body } = page;
  if (!stored || status !== 200 || !Buffer.isBuffer(body) || body.length === 0) return page;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const tagged = withHeaders(page, { etag });
  return isKnown(request.headers["if-none-match"], etag)
    ? { ...withoutHeaders(tagged, "content-type"), status: 304, body: none }
    : tagged;
}

/** The weak comparison of RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, "");
  return header !== undefined && (header.trim() === "*" || header.split(",").some((each) => bare(each) === bare(etag)));
}

/**
 * Takes the conditions out of a request's headers. Next checks them for files alone, and answers one that fails with an
 * error of the server, so it never sees them.
 */
export function takeConditions({ method, headers }: IncomingMessage): Conditions | null {
  const { "if-match": ifMatch, "if-unmodified-since": ifUnmodifiedSince } = headers;
  delete headers["if-match"];
  delete headers["if-unmodified-since"];
  return isRead(method) && (ifMatch ?? ifUnmodifiedSince) !== undefined ? { ifMatch, ifUnmodifiedSince } : null;
}

/** 412 instead of a page that is not the one that the request names. */
export function conditions(page: Page, asked: Pick<Asked, "conditions" | "isCall" | "language">): Page {
  const isAnswer = (page.status >= 200 && page.status < 300) || page.status === 304;
  return asked.conditions && isAnswer && !holds(asked.conditions, page) ? errorPage(asked, 412) : page;
}

/** `If-Unmodified-Since` is ignored beside `If-Match`, where it is no date, and where the page has none. */
function holds({ ifMatch, ifUnmodifiedSince }: Conditions, { headers }: Page): boolean {
  if (ifMatch !== undefined) return ifMatch.trim() === "*" || names(ifMatch, String(headers.etag ?? ""));
  const [changed, since] = [Date.parse(String(headers["last-modified"] ?? "")), Date.parse(ifUnmodifiedSince ?? "")];
  return Number.isNaN(changed) || Number.isNaN(since) || changed <= since;
}

/** The strong comparison of RFC 9110, section 8.8.3.2: a weak tag is equal to none. */
const names = (list: string, etag: string) =>
  etag.startsWith('"') && list.split(",").some((each) => each.trim() === etag);
