import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { renderWallPicture, renderWallSheet, type WallPicture } from "./render";

export type { WallPicture } from "./render";

const cached = new LRUCache<string, Promise<Buffer>>({ max: 50 });
// Rendering takes a core for a tenth of a second: one at a time for all callers (threats T24).
const queue = new PQueue({ concurrency: 1 });

/** A wall with its words as a PNG of 1080 by 1080, as messengers show pictures whole. */
export function wallPicture(wanted: WallPicture): Promise<Buffer> {
  return once(`picture ${JSON.stringify(wanted)}`, () => renderWallPicture(wanted));
}

/** The painting alone as a PNG, wide enough to be printed on A4. */
export function wallSheet(wanted: Pick<WallPicture, "wall">): Promise<Buffer> {
  return once(`sheet ${JSON.stringify(wanted.wall)}`, () => renderWallSheet(wanted));
}

function once(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const known = cached.get(key);
  if (known) return known;
  const rendered = queue.add(render);
  cached.set(key, rendered);
  rendered.catch(() => cached.delete(key));
  return rendered;
}
