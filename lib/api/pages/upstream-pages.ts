import { LRUCache } from "lru-cache";
import { currentRequest, portal } from "../../platform/portal.ts";

/**
 * Next's page cache in the running portal: it starts empty, so that no page of the build is served (its address and
 * backend may be others), and holds what this process has rendered. An entry is a page's HTML with its data for
 * navigations, in one piece and in segments. A page lives for its `revalidate`; no page has a tag.
 */
type Sized = { length: number };
type Rendered = { segmentData?: Map<string, Sized>; html?: Sized; rscData?: Sized; body?: Sized };

const entries = new LRUCache<string, { value: Rendered; lastModified: number }>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: ({ value }) => 500 + renderedSize(value),
});

// For the metrics of the server in front of Next.
portal.pageBytes = () => entries.calculatedSize;

function renderedSize(value: Rendered) {
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  return (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0) + segments;
}

export default class PageCache {
  async get(key: string) {
    return entries.get(key) ?? null;
  }

  async set(key: string, value: Rendered | null) {
    if (value === null) entries.delete(key);
    // Every other rendering has its visitor's request, with query and headers (server/start.ts, threats T33).
    else if (currentRequest()?.storedPage) entries.set(key, { value, lastModified: Date.now() });
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
