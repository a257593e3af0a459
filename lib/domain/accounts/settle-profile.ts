import type { Profile } from "../../contract/accounts";
import { completeProfileRules } from "../../contract/rules/profile";
import { firstMessage, type RuleKey } from "../../contract/rules/rule";
import type { MessageKey } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
import { findAvatarAddress } from "../avatars";
import type { CallContext } from "../call";
import { findState, hasBlock } from "../places";
import { fieldsOfRow } from "./profile-columns";
import { type Account, readAccount, updateAccount } from "./records";

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

export async function readProfile(db: Database, accountId: string): Promise<Profile> {
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
