import { ORPCError } from "@orpc/client";
import type { Profile } from "../../contract/accounts";
import { emptyProfileValue, type ProfileFieldName, profileFieldNames } from "../../contract/profile/profile-fields";
import { defaultLanguage, isLanguage } from "../../platform/i18n/language";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import { isTrue, type Sent } from "./complete";

type CheckAuth = Awaited<ReturnType<UpstreamClient["accounts"]["checkAuth"]>>;
type SentCheckAuth = Sent<
  CheckAuth,
  "message" | "_id" | "verifiedEmail" | "lastName" | "avatar" | "staff" | "authorAlias"
>;
type Updated = Awaited<ReturnType<UpstreamClient["accounts"]["updateProfile"]>>;
type Registered = Awaited<ReturnType<UpstreamClient["accounts"]["register"]>>;
type ProfileAnswer = { success: boolean; data: Partial<Profile> };

/** The account calls of a backend with the documented responses: missing fields are read from the profile. */
export function documentedAccounts({ accounts }: UpstreamClient) {
  /** Drafts in the browser are stored under the account's id, so a missing id is never invented. */
  async function completeCheckAuth(sent: SentCheckAuth, _: unknown, options: Options): Promise<CheckAuth> {
    if (!isTrue(sent.status)) throw new ORPCError("UNAUTHORIZED");
    const profile =
      sent._id === undefined ? completeProfile((await accounts.readProfile(undefined, options)).data) : null;
    return {
      message: "",
      _id: profile?._id ?? "",
      verifiedEmail: profile?.verifiedEmail ?? 1,
      lastName: profile?.lastName ?? "",
      avatar: profile?.avatar ?? null,
      staff: false,
      authorAlias: "",
      ...sent,
      status: true,
    };
  }

  /** "Response: status, token, username, firstName (and _id on some forms)." The id names the account (0037). */
  async function completeRegistration(
    sent: Sent<Registered, "message" | "_id">,
    _: unknown,
    { context }: Options,
  ): Promise<Registered> {
    const asNewcomer = { context: { ...context, caller: { ...context.caller, token: sent.token } } };
    return {
      ...sent,
      message: sent.message ?? "",
      _id: sent._id ?? (await accounts.readProfile(undefined, asNewcomer)).data._id,
    };
  }

  async function completeUpdate(sent: Partial<Updated>, _: unknown, options: Options): Promise<Updated> {
    const data = sent.data ?? (await accounts.readProfile(undefined, options)).data;
    return { success: true, status: true, message: "", not_changed: [], ...sent, data: completeProfile(data) };
  }

  return { completeCheckAuth, completeRegistration, completeUpdate };
}

export function completeProfileResponse(sent: ProfileAnswer): { success: boolean; data: Profile } {
  return { ...sent, data: completeProfile(sent.data) };
}

/** Fields that the learner has not filled in yet may be null or missing. */
function completeProfile(sent: Partial<Profile>): Profile {
  const fields = Object.fromEntries(
    profileFieldNames.map((name) => [name, sent[name] ?? emptyProfileValue(name)]),
  ) as Pick<Profile, ProfileFieldName>;
  return {
    profileInfo: 0,
    verifiedEmail: 1,
    avatar: null,
    is_profile_complete: 0,
    ...sent,
    _id: sent._id ?? "",
    username: sent.username ?? "",
    dateCreated: sent.dateCreated ?? "",
    ...fields,
    language_preference: isLanguage(sent.language_preference) ? sent.language_preference : defaultLanguage,
  };
}
