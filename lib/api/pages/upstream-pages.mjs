import { LRUCache } from "lru-cache";
import { watched } from "./page-cache.ts";

/**
 * Next's page cache when an existing backend answers: it starts empty, so that no page prerendered from the embedded content is
 * served, and holds what this process has rendered. Tags are forgotten with everything else: a page lives for its `revalidate`.
 */
const entries = new LRUCache({ max: 500 });

/** Next passes the tags of data as a field, and those of a page in a header of the page. */
function tagsOf({ tags, value }) {
  return [...tags, ...String(value?.headers?.["x-next-cache-tags"] ?? "").split(",")];
}

class PageCache {
  async get(key) {
    return entries.get(key) ?? null;
  }

  async set(key, value, context) {
    if (value === null) entries.delete(key);
    else entries.set(key, { value, lastModified: Date.now(), tags: context?.tags ?? [] });
  }

  async revalidateTag(tags) {
    const expired = new Set([tags].flat());
    for (const [key, entry] of entries) if (tagsOf(entry).some((tag) => expired.has(tag))) entries.delete(key);
  }

  resetRequestCache() {}
}

export default watched(PageCache);
