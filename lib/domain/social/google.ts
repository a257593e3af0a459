import * as z from "zod";
import { CallError } from "../../platform/call-error";
import type { GoogleSettings } from "../../platform/settings";
import { askProvider, rejectedByProvider, withQuery } from "./ask-provider";
import { normalAddress, type Person, personNames } from "./person";

const tokenFacts = z.object({ aud: z.string(), sub: z.string().min(1).max(255) });
const userFacts = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/**
 * Reads the person of a Google access token, which must be issued for this portal and have a verified address. @throws
 * CallError otherwise (threats T17)
 */
export async function readGooglePerson(google: GoogleSettings, accessToken: string): Promise<Person> {
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
