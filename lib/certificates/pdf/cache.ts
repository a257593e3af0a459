import { createHash } from "node:crypto";

/** A key that is the same for the same content and for nothing else. */
export function contentKey(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Keeps the results of the `size` keys used last. What is kept is the promise, so two requests for the same
 * certificate at the same moment share one drawing; a failed one is forgotten.
 */
export function createCache<Result>(size: number) {
  const kept = new Map<string, Promise<Result>>();

  return function remember(key: string, make: () => Promise<Result>): Promise<Result> {
    const result = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, result);
    result.catch(() => {
      if (kept.get(key) === result) kept.delete(key);
    });
    if (kept.size > size) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return result;
  };
}
