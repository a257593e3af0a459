import { contentKey, keepFile } from "../caches";
import { makeBytesInThread } from "../file-thread";
import type { Wall } from "../walls";
import type { WallPicture } from "./render";

/** A wall with its words as a PNG of 1080 by 1350, made in the thread. @throws with a `Refusal` */
export function wallPicture(wanted: WallPicture): Promise<Buffer> {
  return keepFile(contentKey("wall picture", wanted), () =>
    makeBytesInThread("wallPicture", wanted, async () => (await import("./render")).renderWallPicture),
  );
}

/** The painting for a mail, 600 pixels wide. @throws as wallPicture */
export function wallForMail(wall: Wall): Promise<Buffer> {
  return makeBytesInThread("wallMail", { wall }, async () => (await import("./render")).renderWallForMail, {
    waits: true,
  });
}

/** The painting alone as a PNG, wide enough to be printed on A4. @throws as wallPicture */
export function wallSheet(wanted: Pick<WallPicture, "wall">): Promise<Buffer> {
  return keepFile(contentKey("wall sheet", wanted.wall), () =>
    makeBytesInThread("wallSheet", wanted, async () => (await import("./render")).renderWallSheet),
  );
}
