import { fixedFields, type Profile, type ProfileChange } from "../../contract/accounts";
import { plainPassword } from "../../contract/rules/password";
import { completeProfileRules, inPlaceRules } from "../../contract/rules/profile";
import { ageRule, otherSubjectRule, schoolTypeRule, splitSubject } from "../../contract/rules/registration";
import { firstMessage, type RuleKey } from "../../contract/rules/rule";
import { CallError, type MessageKey } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
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
import { avatarAddress, findAvatarAddress } from "../avatars";
import { type CallContext, doneWith, type Operations, requireRules, requireUsername } from "../call";
import { findState, hasBlock, hasDistrict, placeNamed } from "../places";
import { isMinor, waitsForGuardian } from "../privacy";
import { requireOwnName } from "./names/staff-names";
import { rememberDevice } from "./passwords/known-device";
import { requireGoodPassword } from "./passwords/password-rule";
import { holdPassword, provePassword } from "./passwords/prove-password";
import { changedColumns, fieldsOfRow } from "./profile-columns";
import { type Account, readAccount, signedIn, updateAccount } from "./records";
import { register, requireSubject } from "./registration";

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
      avatar: learner.avatarUpdatedAt && avatarAddress(learner.avatarUpdatedAt),
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

/**
 * Brings what depends on other columns up to date after a change of an account, in its transaction: the name of the
 * state, a block of another district, and whether the profile is complete. `check` may reject the change.
 */
export async function settleProfile(
  { content }: Pick<CallContext, "content">,
  db: Database,
  accountId: string,
  check: (after: Profile, problem: MessageKey | null) => void = () => undefined,
): Promise<void> {
  const stored = toProfile(await readAccount(db, accountId));
  // The state's name is derived from its id: an account made by Google or Facebook has neither at first.
  const state = stored.state_id ? (findState(content, stored.state_id)?.en ?? "") : stored.state;
  const after = { ...stored, state };
  const problem = profileProblem(after);
  check(after, problem);
  // A block that belongs to the previous district is cleared.
  const block = hasBlock(content, after.state_id ?? 0, after.district, after.block) ? after.block : "";
  await updateAccount(db, accountId, { state, block, is_profile_complete: problem ? 0 : 1 });
}

type Details = Pick<
  Profile,
  "state" | "district" | "current_institute" | "employment_sector" | "mobile" | "gender" | "age" | "profession"
> & { school_type: string };

/**
 * The first missing field of a profile, in the order and with the messages of the complete-profile form
 * (rule: profile.complete-order); null when the profile is complete. A profile with a school type belongs to a teacher,
 * whose forms ask neither age nor profession (rule: profile.teacher-variant).
 */
export function profileProblem({ state, age, school_type, ...texts }: Details): RuleKey | null {
  const rules = completeProfileRules(school_type ? "neither" : "age and profession");
  // The state's name is set exactly when its number is.
  return firstMessage(rules, { ...texts, state_id: state, age: age ? String(age) : "" });
}

async function readProfile(db: Database, accountId: string): Promise<Profile> {
  return toProfile(await readAccount(db, accountId), await findAvatarAddress(db, accountId));
}

/** Converts an account row to the documented profile (rule: profile.view). */
function toProfile(account: Account, avatar: string | null = null): Profile {
  return {
    _id: account.id,
    username: account.username,
    profileInfo: account.is_profile_complete,
    verifiedEmail: account.verified_email,
    avatar,
    dateCreated: account.created_at,
    ...fieldsOfRow(account),
    language_preference: languageOrDefault(account.language_preference),
    is_profile_complete: account.is_profile_complete,
  };
}
