import type { Updateable } from "kysely";
import type { AccountsTable } from "../../platform/db";
import { profileRow } from "./profile-columns";

/** No e-mail address starts like this, so the username can neither sign in nor be registered. */
export const formerMemberMarker = "deleted:";

/** Whether the account with this username has been deleted. */
export function isFormerMember(username: string): boolean {
  return username.startsWith(formerMemberMarker);
}

/** The columns of a deleted account: only its id, which other rows refer to, and the time of the deletion remain. */
export function formerMember(id: string, time: string): Required<Updateable<AccountsTable>> {
  return {
    id,
    username: `${formerMemberMarker}${id}`,
    password_hash: "",
    ...profileRow({}),
    utm_campaign: "",
    utm_source: "",
    wall_look: "",
    verified_email: 0,
    is_profile_complete: 0,
    guardian_email: null,
    guardian_consented_at: null,
    mailings_stopped_at: time,
    agreed_to_mailings: 0,
    created_at: time,
    updated_at: time,
    role: "learner",
    comments_blocked_at: null,
    reminded_at: null,
    search_key: "",
  };
}
