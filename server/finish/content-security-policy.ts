import { createHash } from "node:crypto";
import { hideTitleBeforePaint } from "../../components/articles/hidden-title.ts";
import { applyBeforePaint } from "../../components/layout/accessibility/look.ts";
import { startOffline } from "../../components/layout/offline/start-offline.ts";
import { starter } from "../../components/layout/starter.ts";
import { showCarriedBeforePaint } from "../../components/layout/visitor/carried-before-paint.ts";
import { fillReturnPath, storeReturnPath } from "../../lib/contract/meta/return-path-script.ts";
import { dataScripts } from "../next/html.ts";
import { type Asked, isHtml, type Page, withHeaders } from "../page.ts";

export const policyHeader = "content-security-policy";

/**
 * The policy of a page's own scripts: by the nonce that Next has marked them with, or by their hashes where they have
 * none, as in every stored page. A page in the browser's cache has the policy that it came with, and a handler may set
 * a stricter one.
 */
export function policy(page: Page, { nonce }: Pick<Asked, "nonce">): Page {
  if (page.status === 304 || page.headers[policyHeader] !== undefined) return page;
  return withHeaders(page, { [policyHeader]: choosePolicy(page, nonce) });
}

function choosePolicy(page: Page, nonce: string | null): string {
  if (/^(?:image\/|font\/|text\/css)/.test(String(page.headers["content-type"] ?? ""))) return picturePolicy;
  if (!isHtml(page) || !Buffer.isBuffer(page.body)) return closedPolicy;
  if (nonce && page.body.includes(`nonce="${nonce}"`)) return policyOfNonce(nonce);
  return policyOfPage(page.body.toString());
}

// Which scripts may run on a page (threats T6, docs/decisions/0026): files of the portal, and the inline scripts with
// which Next passes data to the browser, each named by its hash or by a nonce. No other script in a page runs.

/** @param scripts - the sources that are allowed besides the portal's own files */
export function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Films of YouTube and Vimeo, framed when someone plays one (components/video).
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const scriptHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const ofEveryPage = [applyBeforePaint, startOffline, showCarriedBeforePaint].map(scriptHash);
/** Those that some pages have: a stored page's policy names only the ones that are in it. */
const ofSomePages = [starter, hideTitleBeforePaint, storeReturnPath, fillReturnPath];
const ownScripts = [...ofEveryPage, ...ofSomePages.map(scriptHash)];

/** The policy of a response that is no page, and of a page whose scripts are not known yet. */
export const closedPolicy = contentSecurityPolicy([]);

/**
 * The policy of pictures and letters, which a browser reads only where one is opened by itself: short, because a first
 * view has many of them, and the headers of a small drawing weigh more than it does.
 */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const policyOfNonce = (nonce: string) => contentSecurityPolicy([`'nonce-${nonce}'`, ...ownScripts]);

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** True for data and nothing else: a script that begins like one of Next's but runs code is not allowed. */
function isData(script: string): boolean {
  const data = dataScripts.map((shape) => shape.exec(script)?.[1]).find(Boolean);
  if (!data) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

const isAllowed = (script: string) => ofSomePages.includes(script) || isData(script);

/** A stored page's policy. It can hold no nonce: it has the hashes of Next's and the portal's scripts. */
export function policyOfPage(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = ""]) => script).filter(isAllowed);
  return contentSecurityPolicy([...ofEveryPage, ...scripts.map(scriptHash)]);
}
