import { plainPassword } from "../../contract/rules/password";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import {
  authorAlias,
  closeSession,
  type Learner,
  openSession,
  requireFullSession,
  requireLearner,
  sharedSessionSeconds,
} from "../../platform/session";
import { lastingSecret } from "../../platform/settings";
import { findAvatarAddress } from "../avatars";
import type { CallContext, Operations } from "../call";
import { rememberDevice } from "./passwords/known-device";
import { requireGoodPassword } from "./passwords/password-rule";
import { holdPassword, provePassword } from "./passwords/prove-password";
import { readProfile } from "./profile";
import { changeProfile } from "./profile-change";
import { register } from "./registration";

/**
 * The calls of `accounts`: registration, login, logout and the own profile. Each throws CallError with the documented
 * message.
 */
export const accounts: Operations<"accounts"> = {
  register,

  async checkPassword(context, { username = "", password }) {
    const minimum = context.settings.passwordMinLength;
    if (plainPassword(password).length < minimum)
      throw new CallError("BAD_REQUEST", "passwordTooShort", { values: { minimum } });
    await requireGoodPassword(context, password, username);
    return { status: true, message: translatorFor(context.language, "answers")("passwordAccepted") };
  },

  async login(context, { username, password, shared_device: shared }) {
    const account = await provePassword(context, username, password);
    const token = await write(context.db, async (db) => {
      // A change of the password ends every session, also the one that the old password is about to open.
      await holdPassword(db, account);
      const seconds = shared ? sharedSessionSeconds : undefined;
      return openSession(db, account.id, context.userAgent, context.now, "full", true, seconds);
    });
    if (!shared) await rememberDevice(context, account);
    return {
      token,
      username: account.username,
      firstName: account.first_name,
      _id: account.id,
      profileInfo: account.is_profile_complete,
    };
  },

  async logout(context) {
    await closeSession(context.db, requireLearner(context));
    return { status: true, message: translatorFor(context.language, "answers")("signedOut") };
  },

  async checkAuth(context, { username }) {
    const learner = ownUsername(context, username);
    return {
      status: true,
      firstName: learner.firstName,
      profileInfo: learner.profileComplete ? 1 : 0,
      verifiedEmail: learner.emailVerified ? 1 : 0,
      message: "authorized",
      _id: learner.accountId,
      lastName: learner.lastName,
      avatar: await findAvatarAddress(context.db, learner.accountId),
      staff: learner.role !== "learner",
      authorAlias: authorAlias(learner.accountId, lastingSecret(context.settings)),
    };
  },

  async readProfile(context) {
    return { success: true, data: await readProfile(context.db, requireFullSession(context).accountId) };
  },

  async postProfile(context, { username }) {
    ownUsername(context, username);
    return { success: true, data: await readProfile(context.db, requireFullSession(context).accountId) };
  },

  updateProfile: changeProfile,
};

/** The identity comes from the token alone; another user's address is rejected (threats T1). */
function ownUsername(context: CallContext, username: string | undefined): Learner {
  const learner = requireLearner(context);
  if (username && username.trim().toLowerCase() !== learner.username) throw new CallError("FORBIDDEN", "notYours");
  return learner;
}
