import { createHash } from "node:crypto";
import { contentOfPage } from "../next/index.ts";
import { type Asked, isHtml, none, type Page, withHeaders, withoutHeaders } from "../page.ts";

/** A stored page's entity tag, made of the content: other processes may have the bytes in another order. */
export function tag(page: Page, { request, stored }: Pick<Asked, "request" | "stored">): Page {
  const { status, body } = page;
  if (!stored || status !== 200 || !Buffer.isBuffer(body) || body.length === 0) return page;
  const content = isHtml(page) ? contentOfPage(body.toString()) : body;
  const etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  const tagged = withHeaders(page, { etag });
  return isKnown(request.headers["if-none-match"], etag)
    ? { ...withoutHeaders(tagged, "content-type"), status: 304, body: none }
    : tagged;
}

/** The weak comparison of RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, "");
  return header !== undefined && (header.trim() === "*" || header.split(",").some((each) => bare(each) === bare(etag)));
}
