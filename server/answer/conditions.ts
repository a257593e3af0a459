import type { IncomingMessage } from "node:http";
import { type Asked, type Conditions, isRead, type Page } from "../page.ts";
import { errorPage } from "./error-page.ts";

// A read that holds only under a condition (RFC 9110, section 13.1). Next checks these conditions for files alone, and
// answers one that fails with an error of the server, so it never sees them.

/** Takes the conditions out of a request's headers. */
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
