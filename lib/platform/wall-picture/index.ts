import PQueue from "p-queue";
import { contentKey, keepFile } from "../caches";
import { renderWallPicture, renderWallSheet, type WallPicture } from "./render";

export type { WallPicture } from "./render";

// Rendering takes a core for a tenth of a second: one at a time for all callers (threats T24).
const queue = new PQueue({ concurrency: 1 });

/** A wall with its words as a PNG of 1080 by 1080, as messengers show pictures whole. */
export function wallPicture(wanted: WallPicture): Promise<Buffer> {
  return keepFile(contentKey("wall picture", wanted), () => queue.add(() => renderWallPicture(wanted)));
}

/** The painting alone as a PNG, wide enough to be printed on A4. */
export function wallSheet(wanted: Pick<WallPicture, "wall">): Promise<Buffer> {
  return keepFile(contentKey("wall sheet", wanted.wall), () => queue.add(() => renderWallSheet(wanted)));
}
