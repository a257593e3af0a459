import type { IncomingMessage } from "node:http";
import type { PlainStatus } from "../../lib/api/pages/plain-page.ts";

// What no page and no handler takes is answered here: behind, it would end as an error of ours.

export type EarlyRefusal = { status: PlainStatus; allow?: string };

const ofPages = ["GET", "HEAD", "POST"];
const ofFiles = ["GET", "HEAD"];
const ofCalls = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url);

function methodsOf(url: string, isFile: boolean): string[] {
  if (isCall(url)) return ofCalls;
  return isFile ? ofFiles : ofPages;
}

/** Why a request is answered before Next has seen it; null where it is not. */
export function refuseEarly(request: IncomingMessage, isFile: boolean, ownOrigin: string): EarlyRefusal | null {
  const { method = "GET", url = "/", headers } = request;
  const methods = methodsOf(url, isFile);
  if (!methods.includes(method)) return { status: 405, allow: methods.join(", ") };
  if (method !== "POST" || isCall(url)) return null;
  if (isForeignForm(headers, ownOrigin)) return { status: 403 };
  return hasNoBoundary(headers["content-type"]) ? { status: 400 } : null;
}

/** A form that another site has sent: Next's own check ends in a 500. */
function isForeignForm(headers: IncomingMessage["headers"], ownOrigin: string): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === undefined) return false;
  // A page that says "no-referrer" posts `null`; no page can set the other header.
  if (origin === "null") return site !== "same-origin";
  const host = headers["x-forwarded-host"] ?? headers.host;
  return !URL.canParse(origin) || (origin !== ownOrigin && new URL(origin).host !== host);
}

function hasNoBoundary(type: string | undefined): boolean {
  return /^multipart\/form-data/i.test(type ?? "") && !/;\s*boundary="?[^\s";]{1,70}/i.test(type ?? "");
}
