import type { IncomingMessage, ServerResponse } from "node:http";
import { type PlainStatus, plainPage, plainWords } from "../../lib/api/pages/plain-page.ts";
import { chooseLanguage, type Language, languageCookie } from "../../lib/platform/i18n/language.ts";
import { isCall } from "./reject-early.ts";

/** What a page has found wrong while it was rendered (lib/api/pages/page-status.ts). */
export type Answer = {
  status: number | null;
  problem: PlainStatus | null;
  /** Sends the page as it was stored before, where there is such a one (server/answer/response-cache.ts). */
  sendStored?: (() => void) | null;
  /** Whether a request for the same page has just found its data out of reach. */
  isUnavailable?: () => boolean;
};

const retryAfterSeconds = 10;
const codes: Record<PlainStatus, string> = {
  400: "BAD_REQUEST",
  403: "FOREIGN_ORIGIN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "PAYLOAD_TOO_LARGE",
  503: "SERVICE_UNAVAILABLE",
};

/** The language that the visitor reads. */
export function languageOf({ url = "/", headers }: IncomingMessage): Language {
  const cookie = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(headers.cookie ?? "")?.[1];
  return chooseLanguage(new URLSearchParams(url.split("?")[1]).get("language"), cookie);
}

/** Ends the response with an error page, or, for a call of the API, with the JSON that every error has. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainStatus,
  headers: Record<string, string> = {},
  language = languageOf(request),
): void {
  const { title, text } = plainWords(status, language);
  const body = isCall(request.url ?? "/")
    ? JSON.stringify({ status: false, success: false, message: `${title} ${text}`, code: codes[status] })
    : plainPage(status, language);
  for (const name of ["content-length", "content-encoding", "etag", "link"]) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader("Content-Type", body.startsWith("{") ? "application/json" : "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Content-Language", language);
  if (status === 503) response.setHeader("Retry-After", String(retryAfterSeconds));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Sends our error page in place of Next's when a page has failed for a known reason (`answer.problem`): Next's has the status 500 and
 * shows nothing without JavaScript. A public page whose data is out of reach is sent as it was stored, if it was. It wraps the methods that Next calls, so it is set up last, outside the compression.
 */
export function replaceFailedPage(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { write, end, flushHeaders } = response;
  // Read now: the middleware removes the cookies of a page that everybody shares (docs/decisions/0042).
  const language = languageOf(request);
  let replaced = false;
  const replaces = (): boolean => {
    if (replaced) return true;
    if (response.headersSent) return false;
    if (response.statusCode >= 500 && answer.problem === null && answer.isUnavailable?.()) answer.problem = 503;
    if (answer.sendStored && (answer.problem === 503 || answer.status === 503)) answer.sendStored();
    else if (response.statusCode < 500 || answer.problem === null) return false;
    else {
      Object.assign(response, { write, end, flushHeaders });
      sendErrorPage(request, response, answer.problem, {}, language);
    }
    replaced = true;
    // What Next writes from now on is dropped.
    Object.assign(response, { write: () => true, end: () => response, flushHeaders: () => undefined });
    return true;
  };
  const guarded = <Method extends (...given: never[]) => unknown>(method: Method, instead: ReturnType<Method>) =>
    ((...given: Parameters<Method>) => (replaces() ? instead : method.apply(response, given))) as Method;
  Object.assign(response, {
    write: guarded(write, true),
    end: guarded(end as (...given: never[]) => ServerResponse, response),
    flushHeaders: guarded(flushHeaders, undefined),
  });
}
