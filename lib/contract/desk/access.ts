import * as z from "zod";
import { doneAnswer, languageInput, learnerCall, textField } from "../meta/answer";

export const staffRoles = ["coordinator", "partner", "administrator"] as const;
export const roles = ["learner", ...staffRoles] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a role may open (rule: desk.roles). */
export const permissions = ["messages", "reviews", "comments", "programmes", "people", "mailings", "staff"] as const;
export type Permission = (typeof permissions)[number];

const named = z.object({ id: z.string(), name: z.string() });
/** Null: all of them. */
const area = z.array(named).nullable();
const code = textField(40).describe("six digits of the authenticator app, or a recovery code");
const recoveryCodes = z.array(z.string()).describe("shown once; each works once");

/** Null: the role does not see it. */
const waits = z.number().int().nullable();

const staffMember = z.object({
  accountId: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  courses: area,
  states: area,
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

const action = z.object({
  id: z.string(),
  staff: z.string().describe("the address of the account, or its id after it was deleted"),
  action: z.string(),
  subject: z.string(),
  details: z.string().describe("JSON"),
  happenedAt: z.string(),
});
export type LoggedAction = z.infer<typeof action>;

export const pageField = z.coerce.number().int().min(1).max(10_000).catch(1).default(1);

export const access = {
  me: learnerCall
    .route({ method: "GET", path: "/desk/me", summary: "The caller's role at the desk" })
    .input(languageInput)
    .output(
      z.object({
        accountId: z.string(),
        name: z.string(),
        role: z.enum(staffRoles),
        may: z.array(z.enum(permissions)),
        courses: area,
        states: area,
        secondFactor: z.enum(["missing", "needed", "proven"]).describe("`missing`: to be set up first; `needed`: a code is asked for in this session"),
      }),
    ),
  overview: learnerCall
    .route({ method: "GET", path: "/desk/overview", summary: "How much waits at the desk" })
    .input(languageInput)
    .output(z.object({ messages: waits, reviews: waits, comments: waits })),
  startSecondFactor: learnerCall
    .route({ method: "POST", path: "/desk/second-factor/start", summary: "Begin to set up the second factor" })
    .input(languageInput)
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmSecondFactor: learnerCall
    .route({ method: "POST", path: "/desk/second-factor/confirm", summary: "Finish setting up the second factor with a first code" })
    .input(languageInput.extend({ code }))
    .output(doneAnswer.extend({ recoveryCodes })),
  proveSecondFactor: learnerCall
    .route({ method: "POST", path: "/desk/second-factor", summary: "Prove the second factor in this session" })
    .input(languageInput.extend({ code }))
    .output(doneAnswer),
  newRecoveryCodes: learnerCall
    .route({ method: "POST", path: "/desk/second-factor/codes", summary: "New recovery codes; the old ones end" })
    .input(languageInput)
    .output(doneAnswer.extend({ recoveryCodes })),
  listStaff: learnerCall
    .route({ method: "GET", path: "/desk/staff", summary: "Everybody who has a role at the desk" })
    .input(languageInput)
    .output(z.object({ data: z.array(staffMember), courses: z.array(named), states: z.array(named) })),
  setRole: learnerCall
    .route({ method: "POST", path: "/desk/staff", summary: "Give an account a role at the desk, or take it away" })
    .input(
      languageInput.extend({
        username: textField(254),
        role: z.enum(roles).describe("`learner` takes the role away"),
        courses: z.array(z.string().max(120)).max(100).default([]).describe("ids; none: all courses"),
        states: z.array(z.coerce.number().int()).max(50).default([]).describe("ids; none: all states"),
      }),
    )
    .output(doneAnswer),
  resetSecondFactor: learnerCall
    .route({ method: "POST", path: "/desk/staff/reset-second-factor", summary: "Remove a staff member's second factor, after a lost phone" })
    .input(languageInput.extend({ username: textField(254) }))
    .output(doneAnswer),
  listActions: learnerCall
    .route({ method: "GET", path: "/desk/log", summary: "The log of staff actions, newest first" })
    .input(languageInput.extend({ page: pageField }))
    .output(z.object({ data: z.array(action), page: z.number().int(), pages: z.number().int() })),
};
