import { createHmac } from "node:crypto";
import * as z from "zod";
import { CallError } from "../../platform/call-error";
import type { FacebookSettings } from "../../platform/settings";
import { askProvider, rejectedByProvider, withQuery } from "./ask-provider";
import { normalAddress, type Person, personNames } from "./person";

const tokenFacts = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string().min(1).max(255) }),
});
const userFacts = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Reads a Facebook token's person. @throws CallError unless it was issued for this portal (threats T17) */
export async function readFacebookPerson(facebook: FacebookSettings, accessToken: string): Promise<Person> {
  const query = { input_token: accessToken, access_token: `${facebook.appId}|${facebook.appSecret}` };
  const { data: token } = await askProvider(withQuery(`${facebook.graphUrl}/debug_token`, query), tokenFacts);
  if (!token.is_valid || token.app_id !== facebook.appId) throw rejectedByProvider();
  // Proves that the request comes from this portal; Facebook can be configured to require it.
  const proof = createHmac("sha256", facebook.appSecret).update(accessToken).digest("hex");
  const user = await askProvider(
    withQuery(`${facebook.graphUrl}/me`, { fields: "id,name,email,first_name,last_name", appsecret_proof: proof }),
    userFacts,
    {
      authorization: `Bearer ${accessToken}`,
    },
  );
  if (user.id !== token.user_id) throw rejectedByProvider();
  const email = normalAddress(user.email);
  if (!email) throw new CallError("UNAUTHORIZED", "socialNoEmail");
  const names = personNames({ first: user.first_name, last: user.last_name, whole: user.name });
  return { platform: "facebook", subject: token.user_id, email, emailVerified: false, ...names };
}
