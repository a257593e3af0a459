import { translatorFor } from "../../../platform/i18n/messages";
import { findClosedAccount } from "../../accounts";
import type { Operations } from "../../call";
import { limitInvalidLinks } from "../../recovery";
import { deleteClosedNow, keepAccount, requireClosedLink } from "./reopen-account";

type ClosedCalls = "readClosedAccount" | "keepAccount" | "deleteClosedAccount";

/** The calls of `security` about a closed account, by the link that its owner's login leads to (rule: settings.delete). */
export const closedCalls: Pick<Operations<"security">, ClosedCalls> = {
  async readClosedAccount(context, link) {
    await limitInvalidLinks(context, () => requireClosedLink(context.db, link, context.now));
    const closed = await findClosedAccount(context.db, { id: link.id });
    return closed
      ? { success: true, state: "closed", until: closed.until, hadRole: closed.role !== "learner" }
      : { success: true, state: "kept", until: "", hadRole: false };
  },

  async keepAccount(context, link) {
    await limitInvalidLinks(context, () => keepAccount(context, link));
    return { status: true, message: translatorFor(context.language, "answers")("accountKept") };
  },

  async deleteClosedAccount(context, link) {
    await limitInvalidLinks(context, () => deleteClosedNow(context, link));
    return { success: true, message: translatorFor(context.language, "answers")("accountDeleted") };
  },
};
