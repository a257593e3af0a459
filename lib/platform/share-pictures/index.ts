import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { drawSharePicture, type SharePicture } from "./draw";

export type { SharePicture } from "./draw";

const cached = new LRUCache<string, Promise<Buffer>>({ max: 100 });
// Rendering takes a core for a tenth of a second: one at a time for all callers (threats T24).
const queue = new PQueue({ concurrency: 1 });

/** The picture of a page, rendered once and cached. A PNG of 1200 by 630. */
export function sharePicture(asked: SharePicture): Promise<Buffer> {
  const key = JSON.stringify(asked);
  const known = cached.get(key);
  if (known) return known;
  const drawn = queue.add(() => drawSharePicture(asked));
  cached.set(key, drawn);
  drawn.catch(() => cached.delete(key));
  return drawn;
}
