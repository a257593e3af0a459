import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireFullSession, requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { reencodePicture } from "./picture";
import { deleteAvatar, findAvatarTime, readAvatar, storeAvatar } from "./records";

/**
 * The calls of `avatars`: read, save and remove the caller's own picture. @throws CallError UNAUTHORIZED without a
 * session
 */
export const avatars: Operations<"avatars"> = {
  async read(context) {
    const stored = await readAvatar(context.db, requireLearner(context).accountId);
    if (!stored) throw new CallError("NOT_FOUND", "noPicture");
    return new File([new Uint8Array(stored.picture)], "avatar.webp", { type: "image/webp" });
  },

  async save(context, { image }) {
    const { accountId } = requireFullSession(context);
    await context.limits.count("avatar", accountId);
    const updatedAt = context.now.toISOString();
    await storeAvatar(context.db, accountId, { picture: await reencodePicture(image), updatedAt });
    return {
      status: true,
      message: translatorFor(context.language, "answers")("profileUpdated"),
      avatar: avatarAddress(updatedAt),
    };
  },

  async remove(context) {
    await deleteAvatar(context.db, requireFullSession(context).accountId);
    return { status: true, message: translatorFor(context.language, "answers")("profileUpdated") };
  },
};

/**
 * The address of the user's own picture. Its last part changes with the picture, so that browsers do not show a cached
 * older one.
 */
function avatarAddress(updatedAt: string): string {
  return `/api/users/avatar?v=${new Date(updatedAt).getTime().toString(36)}`;
}

/** The address of an account's picture; null without one. */
export async function findAvatarAddress(db: Database, accountId: string): Promise<string | null> {
  const updatedAt = await findAvatarTime(db, accountId);
  return updatedAt === null ? null : avatarAddress(updatedAt);
}
