import * as z from "zod";
import { passwordField } from "./accounts";
import { doneAnswer, learnerCall } from "./meta/answer";
import { withEffects } from "./meta/effects";
import { tooManyGuesses } from "./meta/reasons";

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

/** The rows of one table about the learner. */
const heldTable = z.object({
  what: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});

export const security = {
  changePassword: learnerCall
    .route({
      method: "POST",
      path: "/users/change-password",
      summary: "Change the own password and end the other sessions",
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
    )
    .output(doneAnswer),
  deleteAccount: withEffects(
    learnerCall
      .meta({ session: "closes" })
      .route({
        method: "DELETE",
        path: "/users/account",
        summary: "Delete the own account and everything personal in it, at once",
        description:
          "Deletes the account and everything personal in it at once. Comments stay without a name; certificates can no longer be checked.",
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
          code: z
            .string()
            .trim()
            .max(40)
            .optional()
            .describe("for staff: six digits of the authenticator app that were not used before, or a recovery code"),
        }),
      )
      .output(z.object({ success: z.boolean(), message: z.string() })),
    { changes: () => ({ shows: "names" }) },
  ),
  listSessions: learnerCall
    .route({
      method: "GET",
      path: "/users/sessions",
      summary: "Where this account is logged in",
      description: "Lists where the account is logged in, by device and time.",
    })
    .output(z.object({ success: z.boolean(), data: z.array(session) })),
  endSession: learnerCall
    .route({
      method: "DELETE",
      path: "/users/sessions/{id}",
      summary: "Log out one of the own sessions",
      description: "Logs out one of the own sessions.",
    })
    .errors({ NOT_FOUND: { message: "There is no such session of this account." } })
    .input(z.object({ id: z.string().min(1).max(64) }))
    .output(doneAnswer),
  endOtherSessions: learnerCall
    .route({
      method: "DELETE",
      path: "/users/sessions",
      summary: "Log out every own session but this one",
      description: "Logs out every session of the account but this one.",
    })
    .output(doneAnswer),
  readMyData: learnerCall
    .route({
      method: "GET",
      path: "/users/my-data",
      summary: "Everything held about the learner",
      description: "Answers every row that the portal holds about the learner, table by table.",
    })
    .errors({ TOO_MANY_REQUESTS: { message: "Too many downloads within an hour." } })
    .output(z.object({ success: z.boolean(), exportedAt: z.string(), data: z.record(z.string(), heldTable) })),
};
