import { LRUCache } from "lru-cache";

/**
 * Next's page cache when an existing backend answers: it starts empty, so that no page prerendered from the embedded content is
 * served, and holds what this process has rendered. A page lives for its `revalidate`; no page has a tag.
 */
const entries = new LRUCache({ max: 500 });

export default class PageCache {
  async get(key) {
    return entries.get(key) ?? null;
  }

  async set(key, value) {
    if (value === null) entries.delete(key);
    else entries.set(key, { value, lastModified: Date.now() });
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
