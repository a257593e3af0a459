import "server-only";
import { createHash } from "node:crypto";
import { currentRequest, portal } from "@/lib/platform/portal";

/** In characters: far more than the pages rendered at one time hold. The oldest goes first. */
const mostStored = 4_000_000;
let stored = 0;

/**
 * Stores HTML for React's rendering of HTML, which follows. @returns its key, which is the same for the same HTML, so
 * that a page has the same bytes each time; null where no such rendering follows or that is not known: the HTML then
 * goes with React's data
 */
export function storeHtml(html: string): string | null {
  const request = currentRequest();
  if (request && sendsDocument()) request.hasStaticHtml = true;
  if (!sendsDocument()) return null;
  const key = createHash("sha256").update(html).digest("base64url").slice(0, 16);
  portal.storedHtml ??= new Map();
  // What is stored again is the newest.
  if (portal.storedHtml.delete(key)) stored -= html.length;
  portal.storedHtml.set(key, html);
  stored += html.length;
  for (const [oldest, text] of portal.storedHtml) {
    if (stored <= mostStored || oldest === key) break;
    portal.storedHtml.delete(oldest);
    stored -= text.length;
  }
  return key;
}

/** Whether a document is rendered, not only React's data. Outside of a running portal only documents are. */
export function sendsDocument(): boolean {
  if (!portal.requests) return true;
  return currentRequest()?.sendsDocument === true;
}
