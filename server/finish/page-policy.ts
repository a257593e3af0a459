import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../answer/error-page.ts";
import type { StoredRead } from "../route/stored-pages.ts";
import { closedPolicy, policyOfNonce, policyOfPage } from "./content-security-policy.ts";
import { sendInOnePiece } from "./whole-page.ts";

const policyHeader = "content-security-policy";
const isPage = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

function policyOf(response: ServerResponse, whole: string, nonce: string | null): string {
  if (!isPage(response)) return closedPolicy;
  if (whole) return policyOfPage(whole);
  return nonce ? policyOfNonce(nonce) : closedPolicy;
}

/**
 * Sets the policy of a page's own scripts. The scripts of a stored page are named by their hashes; a page of one visitor comes in several pieces, with the nonce
 * that Next takes from the request.
 */
export function setPagePolicy(request: IncomingMessage, response: ServerResponse, answer: Pick<Answer, "status">, stored: StoredRead | null): void {
  const nonce = stored ? null : randomBytes(16).toString("base64");
  // Next takes the nonce from the request's headers.
  delete request.headers["content-security-policy-report-only"];
  if (nonce) request.headers[policyHeader] = policyOfNonce(nonce);
  else delete request.headers[policyHeader];

  let whole = "";
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    if (!response.headersSent && isPage(response) && typeof given[0] !== "function") whole = String(given[0] ?? "");
    return end(...given);
  };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    // A page in the browser's cache has the policy that it came with, and a handler may set a stricter one.
    if (status !== 304 && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, policyOf(response, whole, nonce));
    return writeHead(status, ...rest);
  };
  // Last, because it calls the two above once it has the whole page. Next itself sends a prerendered page in one piece.
  if (stored && stored.page.kind !== "prerendered") sendInOnePiece(request, response, answer);
}
