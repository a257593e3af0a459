import type { Profile } from "../../contract/accounts";
import type { MessageKey } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import type { CallContext } from "../call";
import { findState, hasBlock } from "../places";
import { toProfile } from "./profile";
import { profileProblem } from "./profile-completeness";
import { readAccount, updateAccount } from "./records";

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
