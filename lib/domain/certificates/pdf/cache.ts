import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A key that is equal for equal content only. */
export function contentKey(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Caches the results of the `size` most recently used keys. Concurrent requests for one certificate share one
 * rendering; failures are not cached.
 */
export function createCache<Result extends object>(size: number) {
  const results = new LRUCache<string, Result, () => Promise<Result>>({
    max: size,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // An entry that is evicted while it is being made still answers its callers.
    ignoreFetchAbort: true,
  });

  return function remember(key: string, make: () => Promise<Result>): Promise<Result> {
    return results.forceFetch(key, { context: make });
  };
}
