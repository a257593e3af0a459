import type { Profile } from "../../contract/accounts";
import type { Database } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
import { findAvatarAddress } from "../avatars";
import { fieldsOfRow } from "./profile-columns";
import { type Account, readAccount } from "./records";

export async function readProfile(db: Database, accountId: string): Promise<Profile> {
  return toProfile(await readAccount(db, accountId), await findAvatarAddress(db, accountId));
}

/** Converts an account row to the documented profile (rule: profile.view). */
export function toProfile(account: Account, avatar: string | null = null): Profile {
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
