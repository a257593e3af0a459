import * as z from "zod";
import { languages } from "../platform/i18n/language";
import { staffRoles } from "./desk/access";
import { addressField, call, doneAnswer, learnerCall } from "./meta/answer";
import { registrationConsents } from "./privacy";

// Tokens and ids are checked by their hash; the lengths only bound the work.
const mailToken = z.object({ token: z.string().min(1).max(200) });
/** What a mailed link holds: its token, and the id of the account it was made for. */
const mailLink = mailToken.extend({ id: z.string().min(1).max(80) });
const passwordField = z.string().max(256);
const { guardian_email: _, ...invitationConsents } = registrationConsents;
const signedIn = z.object({
  status: z.boolean(),
  token: z.string(),
  username: z.string(),
  firstName: z.string(),
  _id: z.string(),
});
const messageAnswer = z.object({ message: z.string() });

export const recovery = {
  verifyEmail: call
    .route({
      method: "POST",
      path: "/users/email-verify",
      summary: "Verify the e-mail with the token of a mailed link",
    })
    .input(mailLink)
    .output(doneAnswer.extend({ icon: z.string() })),
  resendVerification: learnerCall
    .meta({ beforeGuardian: "works" })
    .route({ method: "POST", path: "/users/verify-my-email", summary: "Send the verification mail again" })
    .input(z.object({ username: addressField.optional() }).default({}))
    .output(doneAnswer),
  sendResetLink: call
    .route({ method: "POST", path: "/users/reset-password-link", summary: "Mail a link to set a new password" })
    .input(z.object({ email: addressField }))
    .output(doneAnswer),
  resetPassword: call
    .route({
      method: "POST",
      path: "/users/reset-password-by-token",
      summary: "Set a new password with the token of a mailed link",
    })
    .input(mailLink.extend({ password1: passwordField, password2: passwordField }))
    .output(doneAnswer),
  unsubscribe: call
    .route({ method: "POST", path: "/users/unsubscribe", summary: "Stop mailings, without login" })
    .input(mailLink)
    .output(messageAnswer),
  resubscribe: call
    .route({ method: "POST", path: "/users/resubscribe", summary: "Take mailings up again, without login" })
    .input(mailLink)
    .output(messageAnswer),
  loginByToken: call
    .meta({ session: "opens" })
    .route({
      method: "POST",
      path: "/users/login-by-token",
      summary: "Sign in for learning with the token of a mailed link",
    })
    .input(mailToken)
    .output(
      signedIn.extend({
        language_preference: z
          .enum(languages)
          .optional()
          .describe("this portal's own; a session of a mailed link may not read the profile"),
      }),
    ),
  readInvitation: call
    .route({
      method: "POST",
      path: "/users/invitation/read",
      summary: "Who is invited to which course, by the token of a mailed link",
    })
    .input(mailLink)
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
      method: "POST",
      path: "/users/invitation",
      summary: "Accept an invitation: set the password, give the consents, and sign in",
    })
    .input(mailLink.extend({ password1: passwordField, password2: passwordField, ...invitationConsents }))
    .output(
      signedIn.extend({
        message: z.string(),
        course_id: z.string(),
        role: z.enum(staffRoles).nullable().default(null),
      }),
    ),
};
