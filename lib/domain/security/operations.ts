import { firstMessage } from "../../contract/rules/rule";
import { repeatedPasswordRules } from "../../contract/rules/sign-in";
import { CallError } from "../../platform/call-error";
import { translatorFor } from "../../platform/i18n/messages";
import { closeOtherSessions, closeSessionById, listSessions, requireFullSession } from "../../platform/session";
import { requireGoodPassword } from "../accounts";
import type { Operations } from "../call";
import { requireCurrentPassword } from "./current-password";
import { deviceIn, kindOf } from "./device";
import { eraseAccount } from "./erase-account";
import { readHeldData } from "./held-data";
import { storeNewPassword } from "./new-password";

export const security: Operations<"security"> = {
  async changePassword(context, { password1, password2, current_password }) {
    const learner = requireFullSession(context);
    const problem = firstMessage(repeatedPasswordRules, { password1, password2 });
    if (problem) throw new CallError("BAD_REQUEST", problem);
    await context.limits.count("changePassword", learner.tokenHash);
    await requireCurrentPassword(context, learner, current_password);
    await requireGoodPassword(context, password1, learner.username, "newPasswordTooShort");
    await storeNewPassword(context, learner, password1);
    return { status: true, message: translatorFor(context.language, "answers")("passwordChanged") };
  },

  async deleteAccount(context, { password }) {
    await eraseAccount(context, requireFullSession(context), password);
    return { success: true, message: translatorFor(context.language, "answers")("accountDeleted") };
  },

  async listSessions(context) {
    const rows = await listSessions(context.db, requireFullSession(context), context.now);
    const data = rows.map((row) => ({
      id: row.id,
      device: deviceIn(row.user_agent, context.language),
      kind: kindOf(row.user_agent),
      current: row.current,
      learningOnly: row.scope === "learning",
      signedInAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }));
    return { success: true, data };
  },

  async endSession(context, { id }) {
    const ended = await closeSessionById(context.db, requireFullSession(context), id);
    if (!ended) throw new CallError("NOT_FOUND", "sessionUnknown");
    return { status: true, message: translatorFor(context.language, "answers")("sessionEnded") };
  },

  async endOtherSessions(context) {
    await closeOtherSessions(context.db, requireFullSession(context));
    return { status: true, message: translatorFor(context.language, "answers")("otherSessionsEnded") };
  },

  async readMyData(context) {
    const learner = requireFullSession(context);
    await context.limits.count("readMyData", learner.accountId);
    const data = await readHeldData(context.db, learner, context.language);
    return { success: true, exportedAt: context.now.toISOString(), data };
  },
};
