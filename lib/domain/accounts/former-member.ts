import type { Updateable } from "kysely";
import type { AccountsTable } from "../../platform/db";
import { emptyAccount } from "./profile-columns";

/** No e-mail address starts like this, so the username can neither sign in nor be registered. */
export const formerMemberMarker = "deleted:";

/** Whether the account with this username has been deleted. */
export function isFormerMember(username: string): boolean {
  return username.startsWith(formerMemberMarker);
}

/** The columns of a deleted account: only its id, which other rows refer to, and the time of the deletion remain. */
export function formerMember(id: string, time: string): Required<Updateable<AccountsTable>> {
  return {
    ...emptyAccount(time),
    id,
    username: `${formerMemberMarker}${id}`,
    password_hash: "",
    mailings_stopped_at: time,
    search_key: "",
  };
}
