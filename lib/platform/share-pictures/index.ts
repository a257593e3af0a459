import { contentKey, keepFile } from "../caches";
import { makeBytesInThread } from "../file-thread";
import type { SharePicture } from "./render";

export { FileThreadBusy, FileThreadLost } from "../file-thread";

/** The picture of a page, made in the thread and cached. A PNG of 1200 by 630. @throws FileThreadBusy, FileThreadLost */
export function sharePicture(wanted: SharePicture): Promise<Buffer> {
  return keepFile(contentKey("share picture", wanted), () =>
    makeBytesInThread("share picture", wanted, async () => (await import("./render")).renderSharePicture),
  );
}
