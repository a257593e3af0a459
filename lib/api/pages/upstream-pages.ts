import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import { byteCache } from "../../platform/caches.ts";
import { currentRequest } from "../../platform/portal.ts";

/**
 * Next's page cache in the running portal: it starts empty, so that no page of the build is served (its address and
 * backend may be others), and holds what this process has rendered. An entry is a page's HTML with its data for
 * navigations, in one piece and in segments. A page lives for its `revalidate`; no page has a tag.
 */
type Rendered = { segmentData?: Map<string, Buffer>; html?: string; rscData?: Buffer; body?: Buffer };
/**
 * HTML and data are compressed: the HTML is stored finished besides (server/answer/response-cache.ts), and is needed
 * here only to make that anew, which takes 5 ms with it and a whole rendering without it.
 */
type Packed = { rest: Omit<Rendered, "html" | "rscData">; html?: Buffer; rscData?: Buffer; lastModified: number };

const entries = byteCache<Packed>("pages", ({ rest, html, rscData }) => {
  const segments = [...(rest.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + 200 + length, 0);
  return segments + (rest.body?.length ?? 0) + (html?.length ?? 0) + (rscData?.length ?? 0);
});

const compress = promisify(deflateRaw);
const pack = (bytes: Buffer) => compress(bytes, { level: 1 });

export default class PageCache {
  async get(key: string): Promise<{ value: Rendered; lastModified: number } | null> {
    const packed = entries.get(key);
    if (!packed) return null;
    const { rest, html, rscData, lastModified } = packed;
    // Takes a millisecond at most. In a thread it would wait behind passwords that are hashed.
    const value = {
      ...rest,
      ...(html && { html: inflateRawSync(html).toString() }),
      ...(rscData && { rscData: inflateRawSync(rscData) }),
    };
    return { value, lastModified };
  }

  async set(key: string, value: Rendered | null): Promise<void> {
    if (value === null) entries.delete(key);
    // Every other rendering has its visitor's request, with query and headers (server/start.ts, threats T33).
    if (value === null || !currentRequest()?.storedPage) return;
    const lastModified = Date.now();
    const { html, rscData, ...rest } = value;
    const packed = {
      ...(html && { html: await pack(Buffer.from(html)) }),
      ...(rscData && { rscData: await pack(rscData) }),
    };
    entries.set(key, { rest, ...packed, lastModified });
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
