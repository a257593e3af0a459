import { type Asked, isHtml, type Page, withHeaders } from "../page.ts";
import { closedPolicy, picturePolicy, policyOfNonce, policyOfPage } from "./content-security-policy.ts";

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
