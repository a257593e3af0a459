import { randomUUID } from "node:crypto";
import type { CallContext, Operations } from "../call";
import type { Registration } from "../contract/accounts";
import { write } from "../db";
import { translatorFor } from "../i18n/messages";
import { findState, isDistrictOf } from "../places";
import { Refusal } from "../refusal";
import { closeSession, type Learner, openSession, requireLearner } from "../session";
import { hashPassword, passwordMatches } from "./passwords";
import { profileOf } from "./profile";
import { changeProfile } from "./profile-change";
import { type Account, findAccountByUsername, insertAccount, readAccount } from "./records";
import { registrationProblem } from "./registration";

export const accounts: Operations<"accounts"> = {
  async register(context, input) {
    const given = input as Registration;
    const problem = registrationProblem(given, context.settings.passwordMinLength);
    if (problem) throw new Refusal("BAD_REQUEST", problem, { values: { minimum: context.settings.passwordMinLength } });
    requirePlace(context, given.state_id, given.district);
    await context.limits.count("registerAddress", context.address);
    const account = newAccount(context, given, await hashPassword(given.password));
    const token = await write(context.db, async (db) => {
      // 401 is what the documented forms read as "registration failed" (accounts §8).
      if (!(await insertAccount(db, account))) throw new Refusal("UNAUTHORIZED", "accountExists");
      return openSession(db, account.id, context.userAgent, context.now);
    });
    const message = translatorFor(context.language, "answers")("registered");
    return { status: true, message, token, username: account.username, firstName: account.first_name, _id: account.id };
  },

  async login(context, { username, password }) {
    const { limits, db } = context;
    const here = `${username} ${context.address}`;
    await limits.check("signInAddress", context.address);
    await limits.check("signInHere", here);
    await limits.check("signInAccount", username);
    const account = await findAccountByUsername(db, username);
    if (!(await passwordMatches(account?.password_hash, password)) || !account) {
      await Promise.all([limits.count("signInAddress", context.address), limits.count("signInHere", here), limits.count("signInAccount", username)]);
      throw new Refusal("UNAUTHORIZED", "signInFailed");
    }
    await limits.forget("signInHere", here);
    const token = await openSession(db, account.id, context.userAgent, context.now);
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
    };
  },

  async readProfile(context) {
    return { success: true, data: profileOf(await readAccount(context.db, requireLearner(context).accountId)) };
  },

  async postProfile(context, { username }) {
    const learner = ownUsername(context, username);
    return { success: true, data: profileOf(await readAccount(context.db, learner.accountId)) };
  },

  updateProfile: changeProfile,
};

/** Identity comes from the token alone; somebody else's address is refused (threats T1). */
function ownUsername(context: CallContext, username: string | undefined): Learner {
  const learner = requireLearner(context);
  if (username && username.trim().toLowerCase() !== learner.username) throw new Refusal("FORBIDDEN", "notYours");
  return learner;
}

function requirePlace({ content }: CallContext, stateId: number, district: string): void {
  if (!isDistrictOf(content, stateId, district)) throw new Refusal("BAD_REQUEST", "districtUnknown");
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
    block: "",
    current_institute: given.current_institute ?? "",
    employment_sector: given.employment_sector ?? "",
    place_of_residence: "",
    school_type: "",
    teaching_subject: "",
    language_preference: given.language,
    utm_campaign: given.utm_campaign ?? "",
    utm_source: given.utm_source ?? "",
    verified_email: 0,
    is_profile_complete: 0,
    created_at: time,
    updated_at: time,
  };
}
