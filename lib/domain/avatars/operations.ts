import { CallError } from "../../platform/call-error";
import { translatorFor } from "../../platform/i18n/messages";
import { requireFullSession, requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { avatarAddress } from "./address";
import { reencodePicture } from "./picture";
import { deleteAvatar, readAvatar, storeAvatar } from "./records";

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
