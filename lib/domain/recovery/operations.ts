import { firstMessage } from "../../contract/rules/rule";
import { forgotRules, repeatedPasswordRules } from "../../contract/rules/sign-in";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { findAccountByUsername, queueVerification, readAccount } from "../accounts";
import type { Operations } from "../call";
import { inEvenTime } from "./even-time";
import { fromLink } from "./from-link";
import { openLearningSession } from "./learning-session";
import { changeMailings } from "./mailings";
import { countResetMail, queueResetLink, setPassword } from "./reset";
import { verifyAddress } from "./verify";

export const recovery: Operations<"recovery"> = {
  async verifyEmail(context, { token, id }) {
    await fromLink(context, () => verifyAddress(context, { token, accountId: id }));
    return { icon: "check", status: true, message: translatorFor(context.language, "answers")("emailVerified") };
  },

  async resendVerification(context, { username }) {
    const learner = requireLearner(context);
    // Identity comes from the token alone (threats T1).
    if (username && username !== learner.username) throw new CallError("FORBIDDEN", "notYours");
    const t = translatorFor(context.language, "answers");
    const account = await readAccount(context.db, learner.accountId);
    if (account.verified_email === 1) return { status: true, message: t("emailVerified") };
    await context.limits.count("verifyMail", account.id);
    await write(context.db, (db) => queueVerification(db, context, account));
    return { status: true, message: t("verifyMailSent") };
  },

  async sendResetLink(context, { email }) {
    const problem = firstMessage(forgotRules, { email });
    if (problem) throw new CallError("BAD_REQUEST", problem);
    await context.limits.pace("resetRequests", context.address);
    await inEvenTime(async () => {
      const account = await findAccountByUsername(context.db, email);
      await countResetMail(context, email, account);
      if (account) await write(context.db, (db) => queueResetLink(db, context, account));
    });
    return { status: true, message: translatorFor(context.language, "answers")("resetLinkSent") };
  },

  async resetPassword(context, { token, id, password1, password2 }) {
    const problem = firstMessage(repeatedPasswordRules, { password1, password2 });
    if (problem) throw new CallError("BAD_REQUEST", problem);
    await fromLink(context, () => setPassword(context, { token, accountId: id }, password1));
    return { status: true, message: translatorFor(context.language, "answers")("passwordReset") };
  },

  async unsubscribe(context, link) {
    await changeMailings(context, link, "stopped");
    return { message: translatorFor(context.language, "answers")("unsubscribed") };
  },

  async resubscribe(context, link) {
    await changeMailings(context, link, "wanted");
    return { message: translatorFor(context.language, "answers")("subscribed") };
  },

  async loginByToken(context, { token }) {
    const { account, session } = await fromLink(context, () => openLearningSession(context, token));
    return { status: true, token: session, username: account.username, firstName: account.first_name, _id: account.id };
  },
};
