import * as z from "zod";
import { languages } from "../platform/i18n/language";
import { signedIn } from "./accounts";
import { staffRoles } from "./desk/access";
import { addressField, call, doneAnswer, doneCall } from "./meta/answer";
import { linkInvalid, otherUsername, tooManyLinks, tooManyMails } from "./meta/reasons";
import { post } from "./meta/route";
import { registrationConsents } from "./privacy";

// Tokens and ids are checked by their hash; the lengths only bound the work.
const mailToken = z.object({ token: z.string().min(1).max(200) });
/** What a mailed link holds: its token, and the id of the account it was made for. */
const mailLink = mailToken.extend({ id: z.string().min(1).max(80) });
/** A call with the token of a mailed link, which works without a login. */
export const linkCall = call.errors({ ...linkInvalid, ...tooManyLinks }).input(mailLink);
const passwordField = z.string().max(256);
const { guardian_email: _, ...invitationConsents } = registrationConsents;
const signedInByLink = z.object({ status: z.boolean(), ...signedIn.shape });
const messageAnswer = z.object({ message: z.string() });

export const recovery = {
  verifyEmail: linkCall
    .route({
      ...post("/users/email-verify", "Verify the e-mail with the token of a mailed link"),
      description: "Verifies an email address by the token of the mailed link.",
    })
    .output(doneAnswer.extend({ icon: z.string() })),
  resendVerification: doneCall
    .meta({ beforeGuardian: "works" })
    .route({
      ...post("/users/verify-my-email", "Send the verification mail again"),
      description: "Mails the link that verifies the email again.",
    })
    .errors({ ...otherUsername, ...tooManyMails })
    .input(z.object({ username: addressField.optional() }).default({})),
  sendResetLink: call
    .route({
      ...post("/users/reset-password-link", "Mail a link to set a new password"),
      description:
        "Mails a link to set a new password. The answer is the same whether there is such an account or not.",
    })
    .errors({
      BAD_REQUEST: { message: "The email is empty or is not an address." },
      TOO_MANY_REQUESTS: { message: "Too many requests from one network, or for one address, within an hour." },
    })
    .input(z.object({ email: addressField }))
    .output(doneAnswer),
  resetPassword: call
    .route({
      ...post("/users/reset-password-by-token", "Set a new password with the token of a mailed link"),
      description: "Sets a new password by the token of the mailed link and ends every session of the account.",
    })
    .errors({
      BAD_REQUEST: {
        message: "The link is not valid, has expired, or was used before. Or the passwords differ or are too short.",
      },
      ...tooManyLinks,
    })
    .input(mailLink.extend({ password1: passwordField, password2: passwordField }))
    .output(doneAnswer),
  unsubscribe: linkCall
    .route({
      ...post("/users/unsubscribe", "Stop mailings, without login"),
      description: "Stops mailings to the address of the mailed link, without a login.",
    })
    .output(messageAnswer),
  resubscribe: linkCall
    .route({
      ...post("/users/resubscribe", "Take mailings up again, without login"),
      description: "Takes mailings up again by the same link, without a login.",
    })
    .output(messageAnswer),
  loginByToken: call
    .meta({ session: "opens" })
    .route({
      ...post("/users/login-by-token", "Sign in for learning with the token of a mailed link"),
      description: "Signs in for learning by the token of a mailed link. Such a session cannot change the account.",
    })
    .errors({ ...linkInvalid, ...tooManyLinks })
    .input(mailToken)
    .output(
      signedInByLink.extend({
        language_preference: z
          .enum(languages)
          .optional()
          .describe("this portal's own; a session of a mailed link may not read the profile"),
        shared_device: z
          .boolean()
          .optional()
          .describe("this portal's own: the session stays one on somebody else's device, as its login asked for"),
      }),
    ),
  readInvitation: linkCall
    .route({
      ...post("/users/invitation/read", "Who is invited to which course, by the token of a mailed link"),
      description: "Answers who is invited to which course, by the token of the mailed link. It changes nothing.",
    })
    .output(
      z.object({
        success: z.boolean(),
        firstName: z.string(),
        course: z.string().describe("empty with a role"),
        role: z.enum(staffRoles).nullable().default(null).describe("at the desk; null for a course"),
      }),
    ),
  acceptInvitation: call
    .meta({ session: "opens", measuring: "may change" })
    .route({
      ...post("/users/invitation", "Accept an invitation: set the password, give the consents, and sign in"),
      description: "Accepts an invitation: stores the password and the consents, enrols in the course, and signs in.",
    })
    .errors({
      BAD_REQUEST: {
        message: "The link is not valid, has expired, or was used before. Or a password or consent is missing.",
      },
      ...tooManyLinks,
    })
    .input(mailLink.extend({ password1: passwordField, password2: passwordField, ...invitationConsents }))
    .output(
      signedInByLink.extend({
        message: z.string(),
        course_id: z.string(),
        role: z.enum(staffRoles).nullable().default(null),
      }),
    ),
};
