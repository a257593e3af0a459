import type { Updateable } from "kysely";
import type { CallContext, Operations } from "../call";
import type { ProfileChange } from "../contract/accounts";
import type { AccountsTable } from "../db";
import { translatorFor } from "../i18n/messages";
import { findState, isDistrictOf } from "../places";
import { Refusal } from "../refusal";
import { requireLearner } from "../session";
import { profileOf } from "./profile";
import { profileProblem } from "./profile-completeness";
import { type Account, readAccount, updateAccount } from "./records";

/** Changed fields, or the full set with `is_profile_complete` (accounts §7). Completeness is judged here, never received. */
export const changeProfile: Operations<"accounts">["updateProfile"] = async (context, input) => {
  const change = input as ProfileChange;
  const learner = requireLearner(context);
  const before = await readAccount(context.db, learner.accountId);
  const columns = changedColumns(change);
  const after = profileOf({ ...before, ...columns } as Account);
  if (change.mobile !== undefined && change.mobile.length !== 10) throw new Refusal("BAD_REQUEST", change.mobile ? "mobileInvalid" : "enterMobile");
  if (change.age != null && (change.age < 10 || change.age > 120)) throw new Refusal("BAD_REQUEST", "ageInvalid");
  requirePlace(context, change, after);
  const problem = profileProblem(after);
  if (problem && change.is_profile_complete === 1) throw new Refusal("BAD_REQUEST", problem);
  await updateAccount(context.db, learner.accountId, {
    ...columns,
    state: after.state_id ? (findState(context.content, after.state_id)?.en ?? "") : after.state,
    is_profile_complete: problem ? 0 : 1,
    updated_at: context.now.toISOString(),
  });
  const data = profileOf(await readAccount(context.db, learner.accountId));
  return { success: true, status: true, message: translatorFor(context.language, "answers")("profileUpdated"), data };
};

function requirePlace(context: CallContext, change: ProfileChange, after: { state_id: number | null; district: string }): void {
  if (change.state_id === undefined && change.district === undefined) return;
  if (after.district && !isDistrictOf(context.content, after.state_id ?? 0, after.district)) throw new Refusal("BAD_REQUEST", "districtUnknown");
}

/** The documented fields as columns; a field that was not sent stays as it is. */
function changedColumns(change: ProfileChange): Updateable<AccountsTable> {
  const columns: Updateable<AccountsTable> = {
    first_name: change.firstName,
    last_name: change.lastName,
    state_id: change.state_id,
    district: change.district,
    block: change.block,
    mobile: change.mobile,
    age: change.age,
    gender: change.gender,
    profession: change.profession,
    current_institute: change.current_institute,
    employment_sector: change.employment_sector,
    place_of_residence: change.place_of_residence,
    language_preference: change.language_preference,
    school_type: change.school_type,
    teaching_subject: change.teaching_subject,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
