import PQueue from "p-queue";
import { contentKey, keepFile } from "../caches";
import { renderSharePicture, type SharePicture } from "./render";

export type { SharePicture } from "./render";

// Rendering takes a core for a tenth of a second: one at a time for all callers (threats T24).
const queue = new PQueue({ concurrency: 1 });

/** The picture of a page, rendered once and cached. A PNG of 1200 by 630. */
export function sharePicture(wanted: SharePicture): Promise<Buffer> {
  return keepFile(contentKey("share picture", wanted), () => queue.add(() => renderSharePicture(wanted)));
}
