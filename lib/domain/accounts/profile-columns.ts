import type { Selectable, Updateable } from "kysely";
import type { Profile, ProfileChange } from "../../contract/accounts";
import {
  emptyProfileValue,
  isDerived,
  type ProfileColumn,
  type ProfileFieldName,
  profileColumn,
  profileFieldNames,
} from "../../contract/profile/profile-fields";
import type { AccountsTable } from "../../platform/db";

/**
 * The columns of the profile's fields. A field whose column the database does not have does not compile here; one with
 * other values, not in `toProfile`.
 */
type ProfileRow = Pick<Selectable<AccountsTable>, ProfileColumn>;

export function fieldsOfRow(row: ProfileRow): {
  [Name in ProfileFieldName]: ProfileRow[ProfileColumn<Name>];
} {
  const entries = profileFieldNames.map((name) => [name, row[profileColumn(name)]]);
  return Object.fromEntries(entries) as ReturnType<typeof fieldsOfRow>;
}

/** The columns of a new account, empty where nothing is `given`. */
export function profileRow(given: { [Name in ProfileFieldName]?: Profile[Name] | null }): ProfileRow {
  return Object.fromEntries(
    profileFieldNames.map((name) => [profileColumn(name), given[name] ?? emptyProfileValue(name)]),
  ) as ProfileRow;
}

/** The other columns of an account that has done nothing yet. */
export function emptyAccount(time: string) {
  return {
    ...profileRow({}),
    utm_campaign: "",
    utm_source: "",
    wall_look: "",
    verified_email: 0,
    is_profile_complete: 0,
    role: "learner" as const,
    comments_blocked_at: null,
    reminded_at: null,
    guardian_email: null,
    guardian_consented_at: null,
    mailings_stopped_at: null,
    agreed_to_mailings: 0,
    created_at: time,
    updated_at: time,
  };
}

/** The columns that a change sets; a field that was not sent stays unchanged. */
export function changedColumns(change: ProfileChange): Updateable<AccountsTable> {
  const sent = profileFieldNames.filter((name) => change[name] !== undefined && !isDerived(name));
  return Object.fromEntries(sent.map((name) => [profileColumn(name), change[name]]));
}
