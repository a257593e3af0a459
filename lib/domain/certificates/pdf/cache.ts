import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A key that is the same for the same content and for nothing else. */
export function contentKey(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Keeps the results of the `size` keys used last. Two requests for the same certificate at the same moment share one drawing; a
 * failed one is forgotten.
 */
export function createCache<Result extends object>(size: number) {
  const kept = new LRUCache<string, Result, () => Promise<Result>>({
    max: size,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // One that is pushed out while it is being made still answers those who wait for it.
    ignoreFetchAbort: true,
  });

  return function remember(key: string, make: () => Promise<Result>): Promise<Result> {
    return kept.forceFetch(key, { context: make });
  };
}
