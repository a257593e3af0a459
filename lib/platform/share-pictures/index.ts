import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { renderSharePicture, type SharePicture } from "./render";

export type { SharePicture } from "./render";

const cached = new LRUCache<string, Promise<Buffer>>({ max: 100 });
// Rendering takes a core for a tenth of a second: one at a time for all callers (threats T24).
const queue = new PQueue({ concurrency: 1 });

/** The picture of a page, rendered once and cached. A PNG of 1200 by 630. */
export function sharePicture(wanted: SharePicture): Promise<Buffer> {
  const key = JSON.stringify(wanted);
  const known = cached.get(key);
  if (known) return known;
  const rendered = queue.add(() => renderSharePicture(wanted));
  cached.set(key, rendered);
  rendered.catch(() => cached.delete(key));
  return rendered;
}
