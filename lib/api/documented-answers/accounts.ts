import { ORPCError } from "@orpc/client";
import type { Profile } from "../../contract/accounts";
import { emptyProfileValue, type ProfileFieldName, profileFieldNames } from "../../contract/profile/profile-fields";
import { defaultLanguage, isLanguage } from "../../platform/i18n/language";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import { type Completions, filled, isTrue } from "./complete";

/** The account calls of a backend with the documented responses: missing fields are read from the profile. */
export function documentedAccounts({ accounts }: UpstreamClient): Completions["accounts"] {
  const readProfile = async (options: Options) => (await accounts.readProfile(undefined, options)).data;
  const completeProfileAnswer = (sent: { success: boolean; data: Profile }) => ({
    ...sent,
    data: completeProfile(sent.data),
  });
  return {
    /** "Response: status, token, username, firstName (and _id on some forms)." The id names the account (0037). */
    async register(sent, _, { context }) {
      const asNewcomer = { context: { ...context, caller: { ...context.caller, token: sent.token } } };
      return { ...sent, message: sent.message ?? "", _id: sent._id ?? (await readProfile(asNewcomer))._id };
    },

    /** Drafts in the browser are stored under the account's id, so a missing id is never invented. */
    async checkAuth(sent, _, options) {
      if (!isTrue(sent.status)) throw new ORPCError("UNAUTHORIZED");
      const profile = sent._id === undefined ? completeProfile(await readProfile(options)) : null;
      const { _id = "", verifiedEmail = 1, lastName, avatar } = profile ?? {};
      return { ...filled({ message: "", _id, verifiedEmail, lastName, avatar }, sent), status: true };
    },

    readProfile: completeProfileAnswer,
    postProfile: completeProfileAnswer,

    async updateProfile(sent, _, options) {
      const data = sent.data ?? (await readProfile(options));
      return { ...filled({ success: true, status: true, message: "" }, sent), data: completeProfile(data) };
    },
  };
}

/** Fields that the learner has not filled in yet may be null or missing. */
function completeProfile(sent: Profile): Profile {
  const fields = Object.fromEntries(
    profileFieldNames.map((name) => [name, sent[name] ?? emptyProfileValue(name)]),
  ) as Pick<Profile, ProfileFieldName>;
  return {
    ...filled({ profileInfo: 0, verifiedEmail: 1, avatar: null, is_profile_complete: 0 }, sent),
    _id: sent._id ?? "",
    username: sent.username ?? "",
    dateCreated: sent.dateCreated ?? "",
    ...fields,
    language_preference: isLanguage(sent.language_preference) ? sent.language_preference : defaultLanguage,
  };
}
