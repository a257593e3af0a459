import { fixedFields, type Profile, type ProfileChange } from "../../contract/accounts";
import { plainPassword } from "../../contract/rules/password";
import { inPlaceRules } from "../../contract/rules/profile";
import { ageRule, otherSubjectRule, schoolTypeRule, splitSubject } from "../../contract/rules/registration";
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
import { type CallContext, doneWith, type Operations, requireRules, requireUsername } from "../call";
import { hasBlock, hasDistrict, placeNamed } from "../places";
import { isMinor, waitsForGuardian } from "../privacy";
import { requireOwnName } from "./names/staff-names";
import { rememberDevice } from "./passwords/known-device";
import { requireGoodPassword } from "./passwords/password-rule";
import { holdPassword, provePassword } from "./passwords/prove-password";
import { changedColumns } from "./profile-columns";
import { signedIn, updateAccount } from "./records";
import { register, requireSubject } from "./registration";
import { readProfile, settleProfile } from "./settle-profile";

/**
 * Changes single fields, or the full set with `is_profile_complete` (rule: profile.completeness). The server computes
 * completeness; a client's claim is only checked. @throws CallError BAD_REQUEST with the first problem
 */
const changeProfile: Operations<"accounts">["updateProfile"] = async (context, input) => {
  const sent = input as ProfileChange;
  const learner = requireFullSession(context);
  const { accountId } = learner;
  requireSoundValues(context, sent);
  const change = { ...sent, ...stateIdOf(context, sent) };
  const data = await write(context.db, async (db) => {
    // The update runs first because it locks the row: two concurrent changes are validated one after the other.
    await updateAccount(db, accountId, { ...changedColumns(change), updated_at: context.now.toISOString() });
    await settleProfile(context, db, accountId, (after, problem) => {
      requirePlace(context, change, after);
      requireUnder18(learner, change, after);
      if (change.firstName !== undefined || change.lastName !== undefined) requireOwnName(context.content, after);
      if (problem && change.is_profile_complete === 1) throw new CallError("BAD_REQUEST", problem);
    });
    return readProfile(db, accountId);
  });
  const not_changed = fixedFields.filter((name) => change[name] !== undefined && !isSame(change[name], data[name]));
  const isAll = Object.keys(change).every((name) => not_changed.some((fixed) => fixed === name));
  const t = translatorFor(context.language, "answers");
  const message = [
    ...(isAll && not_changed.length > 0 ? [] : [t("profileUpdated")]),
    ...(not_changed.length > 0 ? [t("profileNotChanged", { fields: not_changed.join(", ") })] : []),
  ].join(" ");
  return { success: true, status: true, message, not_changed, data };
};

/** Clients send the profile back as they got it, and an e-mail address in any case. */
const isSame = (sent: unknown, stored: unknown) =>
  String(sent ?? "")
    .trim()
    .toLowerCase() === String(stored ?? "").toLowerCase();

function requireSoundValues(context: CallContext, change: ProfileChange): void {
  const { age, school_type, teaching_subject } = change;
  const { subject, other } = splitSubject(teaching_subject ?? "");
  const named = (["firstName", "lastName", "mobile"] as const).filter((field) => change[field] !== undefined);
  const rules = [
    ...inPlaceRules(named),
    ...(age != null ? [ageRule] : []),
    ...(school_type ? [schoolTypeRule] : []),
    ...(teaching_subject ? [otherSubjectRule] : []),
  ];
  const values = {
    ...Object.fromEntries(named.map((field) => [field, change[field] ?? ""])),
    age: String(age ?? ""),
    school_type: school_type ?? "",
    teaching_subject: subject,
    other_subject: other,
  };
  requireRules(context, rules, values);
  requireSubject(context, teaching_subject);
}

/**
 * A learner under 18 can no longer change the profile without a guardian. So an adult's account becomes a minor's only
 * where the learner confirms it (rule: profile.becomes-minor). The first age of a new account needs no confirmation.
 */
function requireUnder18(learner: Learner, { under_18 }: ProfileChange, after: Pick<Profile, "age" | "profession">) {
  const usedByAdult = !isMinor(learner) && (learner.age !== null || learner.profileComplete);
  if (usedByAdult && waitsForGuardian({ ...learner, ...after }) && !under_18)
    throw new CallError("BAD_REQUEST", "under18Unconfirmed");
}

/** The number of a state that was sent by name alone, as in the documented payload (rule: profile.state). @throws CallError */
function stateIdOf({ content }: CallContext, { state, state_id }: ProfileChange): Pick<ProfileChange, "state_id"> {
  // A client that sends a whole profile back sends an empty state where none is stored.
  if (!state?.trim() || state_id !== undefined) return {};
  const named = placeNamed(content.places.states, state);
  if (!named) throw new CallError("BAD_REQUEST", "stateUnknown");
  return { state_id: named.id };
}

/** Checks that district and block belong to the place above them, whichever of the three was sent. */
function requirePlace(
  { content }: CallContext,
  change: ProfileChange,
  after: Pick<Profile, "state_id" | "district" | "block">,
): void {
  const stateId = after.state_id ?? 0;
  const placeChanged = change.state_id !== undefined || change.district !== undefined;
  if (placeChanged && after.district && !hasDistrict(content, stateId, after.district))
    throw new CallError("BAD_REQUEST", "districtUnknown");
  if (change.block && !hasBlock(content, stateId, after.district, change.block))
    throw new CallError("BAD_REQUEST", "blockUnknown");
}

/** The calls of `accounts`: registration, login, logout, own profile. They throw the documented messages. */
export const accounts: Operations<"accounts"> = {
  register,

  async checkPassword(context, { username = "", password }) {
    const minimum = context.settings.passwordMinLength;
    if (plainPassword(password).length < minimum)
      throw new CallError("BAD_REQUEST", "passwordTooShort", { values: { minimum } });
    await requireGoodPassword(context, password, username);
    return doneWith(context, "passwordAccepted");
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
    return { ...signedIn(account, token), profileInfo: account.is_profile_complete };
  },

  async logout(context) {
    await closeSession(context.db, requireLearner(context));
    return doneWith(context, "signedOut");
  },

  async checkAuth(context, { username }) {
    const learner = requireUsername(context, username);
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
    requireUsername(context, username);
    return { success: true, data: await readProfile(context.db, requireFullSession(context).accountId) };
  },

  updateProfile: changeProfile,
};
