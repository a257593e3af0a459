import * as z from "zod";
import { passwordField } from "./accounts";
import { addressField, doneAnswer, doneCall, learnerCall } from "./meta/answer";
import { tooManyGuesses } from "./meta/reasons";
import { get, post, remove } from "./meta/route";
import { linkCall } from "./recovery";

const session = z.object({
  id: z.string(),
  device: z.string().describe("browser and device in words, in the language of the answer"),
  kind: z.enum(["phone", "tablet", "computer", "unknown"]),
  current: z.boolean(),
  learningOnly: z.boolean().describe("a mailed link opened it: it reaches the courses and nothing of the account"),
  signedInAt: z.string(),
  lastSeenAt: z.string().describe("exact to an hour"),
});
export type SessionView = z.infer<typeof session>;

const codeField = z
  .string()
  .trim()
  .max(40)
  .optional()
  .describe("for staff: six digits of the authenticator app that were not used before, or a recovery code");

const closedAccount = z.object({
  success: z.boolean(),
  state: z.enum(["closed", "kept"]),
  until: z.string().describe("until when the account can be kept; empty once it is kept"),
  hadRole: z.boolean().describe("whether it had a role at the desk, which is not given back"),
});

const waitingEmail = z.object({ email: z.string(), until: z.string() });
export type WaitingEmail = z.infer<typeof waitingEmail>;

const emailLink = z.object({
  success: z.boolean(),
  state: z.enum(["waiting", "changed", "undone"]),
  side: z.enum(["new", "old"]).describe("to which of the two addresses the link was mailed"),
  email: z.string().describe("the new one; empty for the old address, whose mailbox may be a stranger's"),
  until: z.string().describe("as long as the link works"),
});

const heldTable = z.object({
  what: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});

export const security = {
  changePassword: doneCall
    .route({
      ...post("/users/change-password", "Change the own password and end the other sessions"),
      description: "Changes the own password and ends every other session.",
    })
    .errors({
      BAD_REQUEST: { message: "The passwords differ, are too short, or the current one is missing." },
      UNAUTHORIZED: { message: "The current password is wrong." },
      ...tooManyGuesses,
    })
    .input(
      z.object({
        password1: passwordField,
        password2: passwordField,
        current_password: passwordField
          .optional()
          .describe("may be missing with a bearer token for ten minutes after a login by password"),
      }),
    ),
  deleteAccount: learnerCall
    .meta({ session: "closes", changesPages: true, beforeGuardian: "works" })
    .route({
      ...remove("/users/account", "Delete the own account and everything personal in it, at once"),
      description:
        "Deletes the account and everything personal in it at once. Comments stay without a name; certificates can no longer be checked. With grace it is closed at once and deleted after seven days: until then a login answers 403 and names the page on which its owner keeps it.",
    })
    .errors({
      BAD_REQUEST: {
        message:
          "The password is wrong, or an account with a role at the desk needs a code of the authenticator app, or the code is wrong.",
      },
      CONFLICT: { message: "It is the only account of an administrator." },
      ...tooManyGuesses,
    })
    .input(
      z.object({
        password: passwordField,
        code: codeField,
        grace: z.boolean().optional().describe("close it now and delete it after seven days"),
      }),
    )
    .output(
      z.object({
        success: z.boolean(),
        message: z.string(),
        deletes_at: z.string().optional().describe("with grace: when it is deleted"),
      }),
    ),
  readClosedAccount: linkCall
    .route({
      ...post("/users/account/closed", "Until when a closed account can be kept; changes nothing"),
      description:
        "Answers until when a closed account can be kept, by the link that the login of its owner is answered with. It changes nothing.",
    })
    .output(closedAccount),
  keepAccount: linkCall
    .meta({ changesPages: true })
    .route({
      ...post("/users/account/keep", "Keep an account that was to be deleted"),
      description:
        "Opens a closed account again, with everything in it but a role at the desk, by the link that the login of its owner is answered with.",
    })
    .errors({ CONFLICT: { message: "Another account has the address by now." } })
    .output(doneAnswer),
  deleteClosedAccount: linkCall
    .route({
      ...post("/users/account/delete", "Delete a closed account now"),
      description:
        "Deletes a closed account before its seven days are over, by the link that the login of its owner is answered with.",
    })
    .output(z.object({ success: z.boolean(), message: z.string() })),
  listSessions: learnerCall
    .route({
      ...get("/users/sessions", "Where this account is logged in"),
      description: "Lists where the account is logged in, by device and time.",
    })
    .output(z.object({ success: z.boolean(), data: z.array(session) })),
  endSession: doneCall
    .route({
      ...remove("/users/sessions/{id}", "Log out one of the own sessions"),
      description: "Logs out one of the own sessions.",
    })
    .errors({ NOT_FOUND: { message: "There is no such session of this account." } })
    .input(z.object({ id: z.string().min(1).max(64) })),
  endOtherSessions: doneCall.route({
    ...remove("/users/sessions", "Log out every own session but this one"),
    description: "Logs out every session of the account but this one.",
  }),
  readMyData: learnerCall
    .meta({ beforeGuardian: "works" })
    .route({
      ...get("/users/my-data", "Everything held about the learner"),
      description: "Answers every row that the portal holds about the learner, table by table.",
    })
    .errors({ TOO_MANY_REQUESTS: { message: "Too many downloads within an hour." } })
    .output(z.object({ success: z.boolean(), exportedAt: z.string(), data: z.record(z.string(), heldTable) })),
  changeEmail: doneCall
    .route({
      ...post("/users/email", "Ask for another own email, which a mailed link confirms"),
      description:
        "Mails a link to a new email for the account and a notice to the old one. The email changes when the link is used. The answer is the same where the new email has an account already.",
    })
    .errors({
      BAD_REQUEST: {
        message:
          "The email is not an address, is the account's own or the guardian's, the password is wrong, or an account with a role at the desk needs a code of the authenticator app, or the code is wrong.",
      },
      TOO_MANY_REQUESTS: {
        message: "Too many mails within an hour, from this account or to this mailbox. Or too many wrong passwords.",
      },
    })
    .input(z.object({ email: addressField, password: passwordField, code: codeField })),
  readEmailChange: learnerCall
    .route({
      ...get("/users/email", "The change of the own email that waits for its mailed link"),
      description: "Answers the change of the own email that waits for its mailed link, or null.",
    })
    .output(z.object({ success: z.boolean(), waiting: waitingEmail.nullable() })),
  stopEmailChange: doneCall.route({
    ...remove("/users/email", "Stop the change of the own email that waits"),
    description: "Stops the change of the own email that waits. Its mailed links work no more.",
  }),
  readEmailLink: linkCall
    .route({
      ...post("/users/email/link", "What a mailed link about a change of email is about; changes nothing"),
      description:
        "Answers what a mailed link about a change of email is about, and whether it was made or undone. It changes nothing.",
    })
    .output(emailLink),
  confirmEmailChange: linkCall
    .route({
      ...post("/users/email/confirm", "Give the account the address of this mailed link"),
      description:
        "Gives the account the address that the link was mailed to, which verifies it, and ends its other sessions. For 72 hours the change can be undone.",
    })
    .errors({ CONFLICT: { message: "Another account has the address by now." } })
    .output(doneAnswer),
  undoEmailChange: linkCall
    .route({
      ...post("/users/email/undo", "Stop a change of email or take it back, by a mailed link"),
      description:
        "Stops a change of email or takes it back, by the link of either address. By the old address the sessions and the password end, and a link for a new password is mailed.",
    })
    .errors({ CONFLICT: { message: "Another account has the address by now." } })
    .output(doneAnswer),
};
