import { randomUUID } from "node:crypto";
import type { Registration } from "../../contract/accounts";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { closeSession, type Learner, openSession, requireFullSession, requireLearner } from "../../platform/session";
import { findAvatarAddress } from "../avatars";
import type { CallContext, Operations } from "../call";
import { findState, isBlockOf, isDistrictOf, isSubject } from "../places";
import { rememberDevice } from "./passwords/known-device";
import { requireGoodPassword } from "./passwords/password-rule";
import { hashPassword } from "./passwords/passwords";
import { provePassword } from "./passwords/prove-password";
import { readProfile } from "./profile";
import { changeProfile } from "./profile-change";
import { type Account, insertAccount } from "./records";
import { isTeacher, namesKnownSubject, registrationProblem } from "./registration";
import { guardianEmailOf, mayAskGuardian, recordRegistrationConsents, requireConsents } from "./registration-consents";
import { queueVerification } from "./verification";

/** The calls of `accounts`: registration, login, logout and the own profile. Each throws CallError with the documented message. */
export const accounts: Operations<"accounts"> = {
  async register(context, input) {
    const given = input as Registration;
    const problem = registrationProblem(given, context.settings.passwordMinLength);
    if (problem) throw new CallError("BAD_REQUEST", problem, { values: { minimum: context.settings.passwordMinLength } });
    await requireGoodPassword(context, given.password, given.username, "passwordTooShort");
    requireOffered(context, given);
    requireConsents(given);
    await context.limits.pace("register", context.address);
    const asksGuardian = await mayAskGuardian(context, given);
    const account = newAccount(context, given, await hashPassword(given.password));
    const token = await write(context.db, async (db) => {
      // The documented forms treat 401 as "registration failed" (rule: registration.failure-teacher).
      if (!(await insertAccount(db, account))) throw new CallError("UNAUTHORIZED", "accountExists");
      await queueVerification(db, context, account);
      await recordRegistrationConsents(db, context, account, given, asksGuardian);
      return openSession(db, account.id, context.userAgent, context.now, "full", true);
    });
    if (asksGuardian) await context.limits.tally("guardianMail", account.id);
    await rememberDevice(context, account);
    const message = translatorFor(context.language, "answers")("registered");
    return { status: true, message, token, username: account.username, firstName: account.first_name, _id: account.id };
  },

  async login(context, { username, password }) {
    const account = await provePassword(context, username, password);
    const token = await openSession(context.db, account.id, context.userAgent, context.now, "full", true);
    await rememberDevice(context, account);
    return { token, username: account.username, firstName: account.first_name, _id: account.id, profileInfo: account.is_profile_complete };
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

function newAccount(context: CallContext, given: Registration, passwordHash: string): Account {
  const time = context.now.toISOString();
  return {
    id: randomUUID(),
    username: given.username,
    password_hash: passwordHash,
    first_name: given.firstName,
    last_name: given.lastName,
    mobile: given.mobile,
    age: given.age ?? null,
    gender: given.gender ?? "",
    profession: given.profession ?? "",
    state_id: given.state_id,
    state: findState(context.content, given.state_id)?.en ?? given.state,
    district: given.district,
    block: given.block ?? "",
    current_institute: given.current_institute ?? "",
    employment_sector: isTeacher(given) ? "Government" : (given.employment_sector ?? ""),
    place_of_residence: "",
    school_type: given.school_type ?? "",
    teaching_subject: given.teaching_subject ?? "",
    language_preference: given.language,
    utm_campaign: given.utm_campaign ?? "",
    utm_source: given.utm_source ?? "",
    verified_email: 0,
    is_profile_complete: 0,
    guardian_email: guardianEmailOf(given),
    guardian_consented_at: null,
    mailings_stopped_at: null,
    created_at: time,
    updated_at: time,
    role: "learner",
    comments_blocked_at: null,
  };
}

/** Checks that district, block and subject are among those that the forms offer. @throws CallError */
function requireOffered({ content }: CallContext, { state_id, district, block, teaching_subject }: Registration): void {
  if (!isDistrictOf(content, state_id, district)) throw new CallError("BAD_REQUEST", "districtUnknown");
  if (block && !isBlockOf(content, state_id, district, block)) throw new CallError("BAD_REQUEST", "blockUnknown");
  if (teaching_subject && !namesKnownSubject(teaching_subject, (subject) => isSubject(content, subject))) throw new CallError("BAD_REQUEST", "selectSubject");
}
