import * as z from "zod";
import { signedIn } from "./accounts";
import { call, languageField, textField } from "./meta/answer";
import { closedAccount } from "./meta/reasons";
import { post } from "./meta/route";

export const platforms = ["google", "facebook"] as const;
export type Platform = (typeof platforms)[number];

const ignored = textField(254).nullish().describe("Ignored: only the provider's own answer counts");

export const social = {
  socialLogin: call
    .meta({ session: "opens" })
    .route({
      ...post("/users/socialLogin", "Sign in, or create an account, with a Google or Facebook access token"),
      description:
        "Signs in with an access token of Google or Facebook, which is checked with the provider. An unknown address gets an account.",
    })
    .errors({
      BAD_REQUEST: { message: "The portal offers no login by this provider, or a consent is missing." },
      UNAUTHORIZED: {
        message:
          "The provider does not accept the token, knows no verified email, or the address belongs to an account with a password.",
      },
      ...closedAccount,
      TOO_MANY_REQUESTS: { message: "Too many logins from one network within fifteen minutes." },
    })
    .input(
      z.object({
        accessToken: z
          .string()
          .regex(/^[\x21-\x7e]+$/)
          .max(4096),
        platform: z.enum(platforms),
        language: languageField,
        utm_campaign: textField(120).nullish(),
        utm_source: textField(120).nullish(),
        consent_account: z.boolean().nullish().describe("true where the privacy notice stood beside the button"),
        name: ignored,
        email: ignored,
        signup_via: ignored,
      }),
    )
    .output(signedIn.extend({ profileInfo: z.number(), message: z.string() })),
};
