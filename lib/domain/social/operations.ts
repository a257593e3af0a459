import { CallError } from "../../platform/call-error";
import { defaultLanguage } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Settings } from "../../platform/settings";
import type { Operations } from "../call";
import { readFacebookPerson } from "./facebook";
import { readGooglePerson } from "./google";
import type { Person } from "./person";
import { signInAs } from "./sign-in";

/**
 * The calls of `social`: sign-in with Google or Facebook (rule: registration.social). @throws CallError UNAUTHORIZED
 * when the provider rejects the token
 */
export const social: Operations<"social"> = {
  async socialLogin(
    context,
    { accessToken, platform, language = defaultLanguage, utm_campaign, utm_source, consent_account },
  ) {
    await context.limits.pace("social", context.address);
    const person = await personBehind(context.settings, platform, accessToken);
    const wish = {
      language,
      campaign: utm_campaign ?? "",
      source: utm_source ?? "",
      consented: consent_account === true,
    };
    const { account, token, isNew } = await signInAs(context, person, wish);
    return {
      token,
      username: account.username,
      firstName: account.first_name,
      _id: account.id,
      profileInfo: account.is_profile_complete,
      message: translatorFor(context.language, "answers")(isNew ? "registered" : "signedIn"),
    };
  },
};

async function personBehind(
  { social: { google, facebook } }: Settings,
  platform: Person["platform"],
  accessToken: string,
): Promise<Person> {
  if (platform === "google" && google) return readGooglePerson(google, accessToken);
  if (platform === "facebook" && facebook) return readFacebookPerson(facebook, accessToken);
  throw new CallError("BAD_REQUEST", "socialNotSetUp");
}
