import { LRUCache } from "lru-cache";
import { watched } from "./page-cache.ts";

/**
 * Next's page cache in the running portal: it starts empty, so that no page of the build is served (its address and backend may be
 * others), and holds what this process has rendered. An entry is a page's HTML with its data for navigations, in one piece and in segments.
 */
const entries = new LRUCache({ maxSize: 48 * 1024 * 1024, sizeCalculation: ({ value }) => 500 + sizeOf(value) });

function sizeOf(value) {
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  return (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0) + segments;
}

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
