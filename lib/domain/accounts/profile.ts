import type { Profile } from "../../contract/accounts";
import type { Database } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
import { findAvatarAddress } from "../avatars";
import { type Account, readAccount } from "./records";

export async function readProfile(db: Database, accountId: string): Promise<Profile> {
  return toProfile(await readAccount(db, accountId), await findAvatarAddress(db, accountId));
}

/** Converts an account row to the documented profile (rule: profile.view). */
export function toProfile(account: Account, avatar: string | null = null): Profile {
  return {
    _id: account.id,
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    profileInfo: account.is_profile_complete,
    verifiedEmail: account.verified_email,
    avatar,
    dateCreated: account.created_at,
    mobile: account.mobile,
    current_institute: account.current_institute,
    employment_sector: account.employment_sector,
    state: account.state,
    state_id: account.state_id,
    district: account.district,
    language_preference: languageOrDefault(account.language_preference),
    gender: account.gender,
    age: account.age,
    profession: account.profession,
    place_of_residence: account.place_of_residence,
    school_type: account.school_type,
    teaching_subject: account.teaching_subject,
    block: account.block,
    is_profile_complete: account.is_profile_complete,
  };
}
