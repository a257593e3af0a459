import type { IncomingMessage } from "node:http";
import { actionHeader, hasReadableState, noAction } from "../next/requests.ts";
import type { Page, Routed } from "../page.ts";
import { errorPage } from "./error-page.ts";

// Answers requests that no page and no handler accepts; Next would answer them with a 500.

/** What Next reads of a page's form at most (its `serverActions.bodySizeLimit`). */
const longestForm = 1024 * 1024;
/** Has a handler of its own, which reads up to its own limit and answers a longer form in words. */
const pictureForm = /^\/profile\/picture\/?(?:\?|$)/;

const pageMethods = ["GET", "HEAD", "POST"];
const fileMethods = ["GET", "HEAD"];
const callMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Calls with a handler of their own, which only read. Next answers their other methods with an empty 405. */
const readingCallMethods = ["GET", "HEAD", "OPTIONS"];
const readingCall =
  /^\/api\/(?:certificate\/[^/?]+\/pdf|desk\/(?:log|programmes)\/file|wall\/[^/?]+\/[^/?]+(?:\/[^/?]+)?|(?:article\/[^/?]+|lesson)\/[^/?]+\/file|docs|openapi\.json|social\/[^/?]+\/(?:start|callback))\/?(?:\?|$)/;

/** The worker, its pages' scripts and their style sheet, which have a handler (app/offline). */
const offlineScript = /^\/offline\/[^/?]+\.(?:js|css)(?:\?|$)/;

function allowedMethods({ url, isFile, isCall }: Routed): string[] {
  if (isCall) return readingCall.test(url) ? readingCallMethods : callMethods;
  return isFile || offlineScript.test(url) ? fileMethods : pageMethods;
}

/** A server must not choose among hosts (RFC 9112, 3.2), as a proxy may choose another. Node keeps the first. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** @param hasAction whether the page at an address has the action of a form, by its id */
export function earlyRejections(
  ownOrigin: string,
  hasAction: (url: string, action: string) => boolean,
): (routed: Routed) => Page | null {
  return (routed) => {
    const { method, url, isCall } = routed;
    const { headers } = routed.request;
    const methods = allowedMethods(routed);
    if (!methods.includes(method)) return errorPage(routed, 405, { allow: methods.join(", ") });
    if (isCall) return null;
    if (method !== "POST") return hasReadableState(headers) ? null : errorPage(routed, 400);
    if (isForeignForm(headers, ownOrigin)) return errorPage(routed, 403);
    const action = headers[actionHeader];
    if (action !== undefined && !hasAction(url, String(action))) return errorPage(routed, 409, noAction);
    // Next would answer such a form with its own error page.
    if (Number(headers["content-length"]) > longestForm && !pictureForm.test(url)) return errorPage(routed, 413);
    return null;
  };
}

/** A form that another site has sent. Next's own check answers with a 500. */
function isForeignForm(headers: IncomingMessage["headers"], ownOrigin: string): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === undefined) return false;
  // A page with the policy "no-referrer" posts the origin `null`. Scripts cannot set `sec-fetch-site`.
  if (origin === "null") return site !== "same-origin";
  const host = headers["x-forwarded-host"] ?? headers.host;
  return !URL.canParse(origin) || (origin !== ownOrigin && new URL(origin).host !== host);
}
