import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { anyLanguage } from "../lib/platform/i18n/language.ts";
import { closedPolicy, policyOfNonce, policyOfPage } from "./content-security-policy.ts";

/** The addresses of prerendered pages, which show no language in front. */
function prerendered(): Set<string> {
  const { routes } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "..", ".next", "prerender-manifest.json"), "utf8"));
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
 * Gives each page the policy of its own scripts. Next sends a kept page in one piece, whose scripts are named by their hashes; one that is
 * drawn for its request comes in several, with the nonce that Next takes from the request.
 */
export function pagePolicies() {
  const kept = prerendered();
  return function settlePolicy(request: IncomingMessage, response: ServerResponse): void {
    const looks = request.method === "GET" || request.method === "HEAD";
    const nonce = looks && kept.has(String(request.url).split("?")[0] ?? "") ? null : randomBytes(16).toString("base64");
    // Next looks for it in the request, and a page that is kept for others shall hold nobody's.
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
      // The page that the browser has stays under the policy it came with, and a handler may say a stricter one.
      if (status !== 304 && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, policyOf(response, whole, nonce));
      return writeHead(status, ...rest);
    };
  };
}
