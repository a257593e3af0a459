import PQueue from "p-queue";
import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { requireFullSession, requireLearner } from "../../platform/session";
import { doneWith, type Operations } from "../call";

const sidePixels = 256;
/** More than the cameras of common phones produce; larger pictures are treated as decompression bombs. */
const mostPixels = 30_000_000;
const longestSeconds = 10;

// Limits concurrent work: excess uploads queue instead of using every core and the memory (threats T24).
const queue = new PQueue({ concurrency: 2 });
const longestQueue = 50;

/**
 * Re-encodes a picture as a small square WebP, which drops location, camera data and everything else in the file.
 * @throws CallError BAD_REQUEST for a file that is not a JPEG, PNG or WebP picture, or is too large
 */
export function reencodePicture(image: string): Promise<Buffer> {
  const file = Buffer.from(image.replace(/^data:[^,]{0,60},/, ""), "base64");
  if (!isPicture(file)) throw new CallError("BAD_REQUEST", "pictureInvalid");
  if (queue.size >= longestQueue) throw new CallError("SERVICE_UNAVAILABLE", "pictureBusy", { retryAfterSeconds: 5 });
  return queue.add(() => reencode(file));
}

/** Checks the first bytes: sharp could also read SVG and TIFF, whose decoders should see nothing untrusted. */
function isPicture(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP$/s.test(start);
}

async function reencode(file: Buffer): Promise<Buffer> {
  // Loaded here, because it takes ten megabytes and many processes never get a picture (docs/performance.md).
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new CallError(
      "BAD_REQUEST",
      /pixel limit|timeout/i.test(String(error)) ? "pictureTooLarge" : "pictureInvalid",
    );
  }
}

/** The calls of `avatars`: the caller's own picture. @throws CallError UNAUTHORIZED without a session */
export const avatars: Operations<"avatars"> = {
  async read(context) {
    const stored = await context.db
      .selectFrom("avatars")
      .select("picture")
      .where("account_id", "=", requireLearner(context).accountId)
      .executeTakeFirst();
    if (!stored) throw new CallError("NOT_FOUND", "noPicture");
    return new File([Buffer.from(stored.picture, "base64")], "avatar.webp", { type: "image/webp" });
  },

  async save(context, { image }) {
    const { accountId } = requireFullSession(context);
    await context.limits.count("avatar", accountId);
    const picture = (await reencodePicture(image)).toString("base64");
    const columns = { picture, updated_at: context.now.toISOString() };
    await context.db
      .insertInto("avatars")
      .values({ account_id: accountId, ...columns })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
      .execute();
    return { ...doneWith(context, "profileUpdated"), avatar: avatarAddress(columns.updated_at) };
  },

  async remove(context) {
    const { accountId } = requireFullSession(context);
    await context.db.deleteFrom("avatars").where("account_id", "=", accountId).execute();
    return doneWith(context, "profileUpdated");
  },
};

/** The address of the own picture. Its last part changes with it, so that browsers show no cached one. */
export function avatarAddress(updatedAt: string): string {
  return `/api/users/avatar?v=${new Date(updatedAt).getTime().toString(36)}`;
}

/** The address of an account's picture; null without one. */
export async function findAvatarAddress(db: Database, accountId: string): Promise<string | null> {
  const stored = await db
    .selectFrom("avatars")
    .select("updated_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return stored ? avatarAddress(stored.updated_at) : null;
}
