import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Platform } from "../../contract/social";
import { CallError } from "../../platform/call-error";
import { defaultLanguage } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { FacebookSettings, GoogleSettings, Settings } from "../../platform/settings";
import { signedIn } from "../accounts";
import type { Operations } from "../call";
import { askProvider, rejectedByProvider, withQuery } from "./ask-provider";
import { normalAddress, type Person, personNames } from "./person";
import { signInAs } from "./sign-in";

const tokenFacts = z.object({ aud: z.string(), sub: z.string().min(1).max(255) });
const userFacts = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** Reads a Google token's person: issued for this portal, verified. @throws CallError otherwise (threats T17) */
async function readGooglePerson(google: GoogleSettings, accessToken: string): Promise<Person> {
  const token = await askProvider(withQuery(google.tokenInfoUrl, { access_token: accessToken }), tokenFacts);
  if (token.aud !== google.clientId) throw rejectedByProvider();
  const user = await askProvider(new URL(google.userInfoUrl), userFacts, { authorization: `Bearer ${accessToken}` });
  if (user.sub !== token.sub) throw rejectedByProvider();
  const email = normalAddress(user.email);
  if (!email) throw new CallError("UNAUTHORIZED", "socialNoEmail");
  if (String(user.email_verified) !== "true") throw new CallError("UNAUTHORIZED", "socialEmailUnverified");
  const names = personNames({ first: user.given_name, last: user.family_name, whole: user.name });
  return { platform: "google", subject: token.sub, email, emailVerified: true, ...names };
}

/** Sign-in with Google or Facebook (rule: registration.social). @throws CallError UNAUTHORIZED for a rejected token */
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
    const message = translatorFor(context.language, "answers")(isNew ? "registered" : "signedIn");
    return { ...signedIn(account, token), profileInfo: account.is_profile_complete, message };
  },
};

async function personBehind({ social: by }: Settings, platform: Platform, accessToken: string): Promise<Person> {
  if (platform === "google" && by.google) return readGooglePerson(by.google, accessToken);
  if (platform === "facebook" && by.facebook) return readFacebookPerson(by.facebook, accessToken);
  throw new CallError("BAD_REQUEST", "socialNotSetUp");
}

const facebookToken = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string().min(1).max(255) }),
});
const facebookUser = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Reads a Facebook token's person. @throws CallError unless it was issued for this portal (threats T17) */
async function readFacebookPerson(facebook: FacebookSettings, accessToken: string): Promise<Person> {
  const query = { input_token: accessToken, access_token: `${facebook.appId}|${facebook.appSecret}` };
  const { data: token } = await askProvider(withQuery(`${facebook.graphUrl}/debug_token`, query), facebookToken);
  if (!token.is_valid || token.app_id !== facebook.appId) throw rejectedByProvider();
  // Proves that the request comes from this portal; Facebook can be configured to require it.
  const proof = createHmac("sha256", facebook.appSecret).update(accessToken).digest("hex");
  const user = await askProvider(
    withQuery(`${facebook.graphUrl}/me`, { fields: "id,name,email,first_name,last_name", appsecret_proof: proof }),
    facebookUser,
    { authorization: `Bearer ${accessToken}` },
  );
  if (user.id !== token.user_id) throw rejectedByProvider();
  const email = normalAddress(user.email);
  if (!email) throw new CallError("UNAUTHORIZED", "socialNoEmail");
  const names = personNames({ first: user.first_name, last: user.last_name, whole: user.name });
  return { platform: "facebook", subject: token.user_id, email, emailVerified: false, ...names };
}
