import { STATUS_CODES } from "node:http";
import { plainPage, plainWords } from "../../lib/api/pages/plain-page.ts";
import type { PlainStatus } from "../../lib/platform/portal.ts";
import type { Page, ResponseHeaders, Routed } from "../page.ts";

/** The header of every page with the status 503. */
export const retryLater = { "retry-after": "10" };

/** An error page, or, for a call of the API, the JSON that every error has. */
export function errorPage(
  { isCall, language }: Pick<Routed, "isCall" | "language">,
  status: PlainStatus,
  headers: ResponseHeaders = {},
): Page {
  const { title, text } = plainWords(status, language);
  const body = isCall ? callError(`${title} ${text}`, codeOf(status)) : plainPage(status, language);
  return {
    status,
    headers: {
      "content-type": isCall ? "application/json" : "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-language": language,
      ...headers,
    },
    body: Buffer.from(body),
  };
}

/** Such as `NOT_FOUND`. */
const codeOf = (status: PlainStatus) => String(STATUS_CODES[status]).toUpperCase().replaceAll(" ", "_");

/** The body of every error of a call. */
export const callError = (message: string, code: string) =>
  JSON.stringify({ status: false, success: false, message, code });
