import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { portal } from "./portal.ts";

const megabyte = 1024 * 1024;

/**
 * What all caches of a process that hold bytes may hold together. They hold buffers, which lie outside of V8's heap: it
 * keeps two bytes a letter of a text with Devanagari. What each is for is in docs/performance.md.
 */
export const cacheBudget = 128 * megabyte;

export const cacheShares = {
  /** Finished answers in each encoding (server/answer/response-cache.ts). */
  responses: 0.57,
  /** Scripts of stored pages (server/finish/scripts-on-intent.ts). */
  scripts: 0.14,
  /** Pages of learners (server/answer/page-templates.ts). */
  templates: 0.12,
  /** Pages at Brotli's best quality (server/finish/compress.ts). */
  best: 0.06,
  /** Pictures and PDFs that were drawn, and signed badges. */
  files: 0.07,
  /** Sanitised HTML of an existing backend (lib/api/upstream.ts). */
  cleaned: 0.04,
};

portal.caches ??= { bytes: new Map() };
const { caches } = portal;

/** The bytes of a key and of what belongs to an entry. */
const overhead = 500;

/** A cache with its share of the budget; what was used longest ago is dropped. `maxBytes`: in place of that share. */
export function byteCache<Value extends object, Context = unknown>(
  name: keyof typeof cacheShares,
  bytesOf: (value: Value) => number,
  { maxBytes = Math.floor(cacheShares[name] * cacheBudget), ...more }: ByteCacheOptions<Value, Context> = {},
): LRUCache<string, Value, Context> {
  const cache = new LRUCache<string, Value, Context>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => overhead + 2 * key.length + bytesOf(value),
    ...more,
  });
  caches.bytes.set(name, () => cache.calculatedSize);
  return cache;
}

type ByteCacheOptions<Value extends object, Context> = { maxBytes?: number } & Pick<
  LRUCache.Options<string, Value, Context>,
  "fetchMethod" | "ignoreFetchAbort"
>;

/** The cache of files that were made on request, for all copies of this module in the process. */
export function makeFileCache(maxBytes?: number): LRUCache<string, Buffer, () => Promise<Buffer>> {
  return byteCache<Buffer, () => Promise<Buffer>>("files", ({ length }) => length, {
    ...(maxBytes === undefined ? {} : { maxBytes }),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // An entry that is evicted while it is being made still answers its callers.
    ignoreFetchAbort: true,
  });
}

function filesOfProcess() {
  caches.files ??= makeFileCache();
  return caches.files;
}

/** This key's file, made once and shared: do not modify it. Requests at once share one making. */
export function keepFile(key: string, make: () => Promise<Buffer>, files = filesOfProcess()): Promise<Buffer> {
  return files.forceFetch(key, { context: make });
}

/** A key that is equal for equal content only. `kind`: what is made of the content. */
export function contentKey(kind: string, content: unknown): string {
  return `${kind} ${createHash("sha256").update(JSON.stringify(content)).digest("base64url")}`;
}
