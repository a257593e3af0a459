import * as z from "zod";
import { doneAnswer, languageInput, learnerCall, textField } from "../meta/answer";
import { tooManyCodes, wrongCode } from "../meta/reasons";
import { get, post } from "../meta/route";
import { numberField } from "../meta/sent-fields";
import { permissions } from "../meta/staff";

export const staffRoles = ["coordinator", "partner", "administrator"] as const;
export const roles = ["learner", ...staffRoles] as const;
export type StaffRole = (typeof staffRoles)[number];

export const named = z.object({ id: z.string(), name: z.string() });
/** What a form showed. The call rejects values that would overwrite something newer; empty: it overwrites. */
export const shownVersion = textField(64)
  .default("")
  .describe("of what the form showed; 409 if it has changed since; empty: not checked");
export const savedSince = { CONFLICT: { message: "Somebody else has saved something else meanwhile." } };
export const choice = z.object({ value: z.string(), label: z.string() });
/** Null: all of them. */
const area = z.array(named).nullable();
const code = textField(40).describe("six digits of the authenticator app, or a recovery code");
/** Required again after the second factor, so that an open session alone cannot grant a role. */
const freshCode = code
  .default("")
  .describe("asked for again: six digits that were not used before, or a recovery code");
const recoveryCodes = z.array(z.string()).describe("shown once; each works once");

/** When a staff member gets mails about what waits (rule: desk.notices). */
export const noticeTimes = ["digest", "now"] as const;
export type NoticeTime = (typeof noticeTimes)[number];

/** Null: not shown to the role. */
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

const openInvitation = z.object({
  accountId: z.string(),
  username: z.string(),
  role: z.enum(staffRoles),
  courses: area,
  states: area,
  accepted: z.boolean().describe("the owner has opened the link, and has not set up the second factor yet"),
  invitedBy: z.string().describe("a name; empty where the operator of the machine invited"),
  invitedAt: z.string(),
  endsAt: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const action = z.object({
  id: z.string(),
  staff: z.string().describe("the address of the account, or its id after it was deleted"),
  action: z.string(),
  subject: z.string(),
  details: z.string().describe("JSON"),
  happenedAt: z.string(),
  words: z.string().describe("who did what to whom, in the language of the answer"),
  facts: z.array(z.string()).describe("what else is stored of it, in words"),
  personId: z.string().nullable().describe("the account that it was done to, while there is one"),
});
export type LoggedAction = z.infer<typeof action>;

export const pageField = numberField(z.number().int().min(1).max(10_000)).catch(1).default(1);
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), page: z.number().int(), pages: z.number().int() });

const ownBeforeCall = learnerCall.meta({ staff: { needs: "own", beforeSecondFactor: true } });
const ownCall = learnerCall.meta({ staff: { needs: "own" } });
const administratorCall = learnerCall.meta({ staff: { needs: "staff" } });

/** Days in Indian time; the same in an address, in a call and in an export. */
const logDay = z.iso.date().or(z.literal("")).catch("").default("");
export const logFilters = languageInput.extend({
  who: textField(120).default("").describe("`staff` of an answer's choices; empty: everybody"),
  action: textField(60).default("").describe("empty: every action"),
  from: logDay,
  to: logDay,
});
export type LogFilters = z.infer<typeof logFilters>;
/** The number of entries on a page of the desk, and in a batch of an export. */
export const logPageSizes = { page: 50, export: 1000 } as const;

export const access = {
  me: ownBeforeCall
    .route({
      ...get("/desk/me", "The caller's role at the desk"),
      description:
        "Answers the caller's role at the desk, what it may do, the area, and whether the second factor is set up and proven.",
    })
    .input(languageInput)
    .output(
      z.object({
        accountId: z.string(),
        name: z.string(),
        role: z.enum(staffRoles),
        may: z.array(z.enum(permissions)),
        courses: area,
        states: area,
        secondFactor: z
          .enum(["missing", "needed", "proven"])
          .describe("`missing`: to be set up first; `needed`: a code is asked for in this session"),
      }),
    ),
  overview: ownCall
    .route({
      ...get("/desk/overview", "How much waits at the desk"),
      description: "Counts what waits at the desk in the caller's area.",
    })
    .input(languageInput)
    .output(
      z.object({
        messages: waits,
        reviews: waits,
        comments: waits,
        urgent: waits.default(null).describe("messages with words of danger that nobody has answered"),
        overdue: waits.default(null).describe("complaints past their due date"),
        mine: waits.default(null).describe("what waits and is assigned to the reader"),
        since: z.string().nullable().default(null).describe("how long the oldest message or complaint has waited"),
      }),
    ),
  startSecondFactor: ownBeforeCall
    .route({
      ...post("/desk/second-factor/start", "Begin to set up the second factor"),
      description: "Begins to set up the second factor and answers the secret for an authenticator app.",
    })
    .errors({ CONFLICT: { message: "The second factor is set up already." } })
    .input(languageInput)
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmSecondFactor: ownBeforeCall
    .route({
      ...post("/desk/second-factor/confirm", "Finish setting up the second factor with a first code"),
      description: "Finishes setting up the second factor with a first code, and answers the recovery codes, once.",
    })
    .errors({
      ...wrongCode,
      CONFLICT: { message: "The second factor was not begun, or is set up already." },
      ...tooManyCodes,
    })
    .input(languageInput.extend({ code }))
    .output(doneAnswer.extend({ recoveryCodes })),
  proveSecondFactor: ownBeforeCall
    .route({
      ...post("/desk/second-factor", "Prove the second factor in this session"),
      description: "Proves the second factor in this session by a code of the app or a recovery code.",
    })
    .errors({ ...wrongCode, CONFLICT: { message: "The second factor is not set up." }, ...tooManyCodes })
    .input(languageInput.extend({ code }))
    .output(doneAnswer),
  newRecoveryCodes: ownCall
    .route({
      ...post("/desk/second-factor/codes", "New recovery codes; the old ones end"),
      description: "Makes new recovery codes and answers them, once. The old ones end.",
    })
    .errors({ ...wrongCode, CONFLICT: { message: "The second factor is not set up." }, ...tooManyCodes })
    .input(languageInput.extend({ code: freshCode }))
    .output(doneAnswer.extend({ recoveryCodes })),
  readNotices: ownCall
    .route({
      ...get("/desk/notices", "When the caller gets mails about what waits at the desk"),
      description: "Answers when the caller gets mails about what waits at the desk.",
    })
    .input(languageInput)
    .output(
      z.object({ mails: z.enum(noticeTimes), verified: z.boolean().describe("mails go to a verified address only") }),
    ),
  saveNotices: ownCall
    .route({
      ...post("/desk/notices", "Choose when to get mails about what waits: every morning, or at once"),
      description: "Stores when the caller gets mails about what waits: every morning, or at once.",
    })
    .input(languageInput.extend({ mails: z.enum(noticeTimes) }))
    .output(doneAnswer),
  listStaff: administratorCall
    .route({
      ...get("/desk/staff", "Everybody who has a role at the desk, or is invited to one"),
      description: "Lists everybody who has a role at the desk or is invited to one, with the area.",
    })
    .input(languageInput)
    .output(
      z.object({
        data: z.array(staffMember),
        invitations: z.array(openInvitation),
        courses: z.array(named),
        states: z.array(named),
      }),
    ),
  setRole: administratorCall
    .route({
      ...post("/desk/staff", "Give an account a role at the desk, or take it away"),
      description: "Gives an account a role and an area, or takes them away. Asks for a code that was not used before.",
    })
    .errors({
      BAD_REQUEST: { message: "The area names an unknown course or state, or the code is wrong." },
      NOT_FOUND: { message: "There is no account with this email." },
      CONFLICT: { message: "It is the last administrator." },
      ...tooManyCodes,
    })
    .input(
      languageInput.extend({
        username: textField(254),
        role: z.enum(roles).describe("`learner` takes the role away"),
        courses: z.array(z.string().max(120)).max(100).default([]).describe("ids; none: all courses"),
        states: z.array(numberField(z.number().int())).max(50).default([]).describe("ids"),
        allStates: z.boolean().default(false).describe("a coordinator or partner has either this or states"),
        code: freshCode,
      }),
    )
    .output(doneAnswer),
  withdrawInvitation: administratorCall
    .route({
      ...post("/desk/staff/invitations/withdraw", "Withdraw the invitation to a role"),
      description: "Withdraws the invitation to a role: its link ends, and the role is not given.",
    })
    .errors({ NOT_FOUND: { message: "There is no open invitation of this account." } })
    .input(languageInput.extend({ accountId: textField(60) }))
    .output(doneAnswer),
  resetSecondFactor: administratorCall
    .route({
      ...post("/desk/staff/reset-second-factor", "Remove a staff member's second factor, after a lost phone"),
      description: "Removes the second factor of a staff member who has lost the phone.",
    })
    .errors({ ...wrongCode, NOT_FOUND: { message: "There is no account with this email." }, ...tooManyCodes })
    .input(languageInput.extend({ username: textField(254), code: freshCode }))
    .output(doneAnswer),
  listActions: administratorCall
    .route({
      ...get("/desk/log", "The log of staff actions, newest first"),
      description: "Lists what staff did in words, newest first, by who, action and days; for administrators.",
    })
    .input(logFilters.extend({ page: pageField, size: z.enum(["page", "export"]).catch("page").default("page") }))
    .output(
      pageOf(action).extend({
        entries: z.number().int().describe("of all pages"),
        staff: z.array(named).describe("who has done anything"),
        actions: z.array(named).describe("that have been done"),
      }),
    ),
};
