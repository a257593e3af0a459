import { contentKey, keepFile } from "../caches";
import { makeBytesInThread } from "../file-thread";
import type { SharePicture } from "./render";

export { refusalIn } from "../file-thread";

/** The picture of a page, made in the thread and cached. A PNG of 1200 by 630. @throws with a `Refusal` */
export function sharePicture(wanted: SharePicture): Promise<Buffer> {
  return keepFile(contentKey("share picture", wanted), () =>
    makeBytesInThread("sharePicture", wanted, async () => (await import("./render")).renderSharePicture),
  );
}
