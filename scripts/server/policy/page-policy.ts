import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { prerenderManifest } from "../../../lib/api/next-internals.ts";
import { anyLanguage } from "../../../lib/platform/i18n/language.ts";
import { root } from "../../steps.mjs";
import type { Answer } from "../error-page.ts";
import { closedPolicy, policyOfNonce, policyOfPage } from "./content-security-policy.ts";
import { isSharedPage, sendInOnePiece } from "./whole-page.ts";

/** The addresses of prerendered pages, without the language in front. */
function prerendered(): Set<string> {
  const { routes } = JSON.parse(fs.readFileSync(path.join(root, prerenderManifest), "utf8"));
  const language = new RegExp(`^/${anyLanguage}(?=/|$)`);
  return new Set(Object.keys(routes).map((route) => route.replace(language, "") || "/"));
}

const policyHeader = "content-security-policy";
const isPage = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

function policyOf(response: ServerResponse, whole: string, nonce: string | null): string {
  if (!isPage(response)) return closedPolicy;
  if (whole) return policyOfPage(whole);
  return nonce ? policyOfNonce(nonce) : closedPolicy;
}

/**
 * Sets the policy of each page's own scripts. A page that is the same for everybody is sent in one piece, so its scripts are named by their
 * hashes; a page of one visitor comes in several pieces, with the nonce that Next takes from the request. `isGuestPage`: one that all guests share
 * (scripts/server/routing/guest-pages.ts).
 */
export function pagePolicies() {
  const cached = prerendered();
  return function setPolicy(request: IncomingMessage, response: ServerResponse, answer: Pick<Answer, "status">, isGuestPage = false): void {
    const reads = request.method === "GET" || request.method === "HEAD";
    const isShared = isGuestPage || isSharedPage(request);
    const isForEverybody = isShared || (reads && cached.has(String(request.url).split("?")[0] ?? ""));
    const nonce = isForEverybody ? null : randomBytes(16).toString("base64");
    // Next takes the nonce from the request's headers; a cached page must hold no nonce of one visitor.
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
    // Last, because it calls the two above once it has the whole page.
    if (isShared) sendInOnePiece(request, response, answer);
  };
}
