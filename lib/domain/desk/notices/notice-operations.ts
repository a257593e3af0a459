import { write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import type { Operations } from "../../call";
import { requireStaff } from "../access/require-staff";
import { readNotices, saveNotices } from "./staff-notices";

/**
 * The caller's own choice about mails (rule: desk.notices). Every role has this permission, so the check is only about
 * the second factor.
 */
export const noticeDesk: Pick<Operations<"desk">, "readNotices" | "saveNotices"> = {
  async readNotices(context) {
    const { accountId } = await requireStaff(context, "programmes");
    return {
      mails: (await readNotices(context.db, accountId)).mails,
      verified: context.learner?.emailVerified === true,
    };
  },

  async saveNotices(context, { mails }) {
    const { accountId } = await requireStaff(context, "programmes");
    await write(context.db, (db) => saveNotices(db, accountId, mails, context.now));
    return { status: true, message: translatorFor(context.language, "answers")("saved") };
  },
};
