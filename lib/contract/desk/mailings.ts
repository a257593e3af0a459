import * as z from "zod";
import { inEachLanguage, languages } from "../../platform/i18n/language";
import { doneCall, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { noCourse, noEntry, sendingBegan, tooManyMails } from "../meta/reasons";
import { get, post, remove } from "../meta/route";
import { numberField } from "../meta/sent-fields";
import { choice, pageField, pageOf, savedSince, shownVersion } from "./access";
import { audiences, longestSubject, longestText } from "./mailing-texts";

const mailingStates = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
/** The least number of days between two reminders to one learner (rule: desk.mailings). */
export const daysBetweenReminders = 7;

const ofMailing = languageInput.extend({ id: slugField });
const letterText = z.object({ subject: textField(longestSubject), text: textField(longestText) });
const texts = z
  .object(inEachLanguage(() => letterText))
  .describe("with {name}, {course} and {topic} as placeholders; no HTML");
const days = numberField(z.number().int().min(1).max(365)).describe(
  "for so many days the learner has done nothing in the course",
);

const results = z.object({
  queued: z.number().int().describe("how many learners it went to"),
  sent: z.number().int(),
  failed: z
    .number()
    .int()
    .describe("given up: the address takes no mail, or the learner stopped the mailings meanwhile"),
  cameBack: z.number().int().describe("opened the course by the mailed link"),
  unsubscribed: z.number().int().describe("stopped the mailings by the mailed link"),
});
export type MailingResults = z.infer<typeof results>;

const summary = z.object({
  id: z.string(),
  course: choice,
  audience: z.enum(audiences),
  subject: z.string(),
  state: z.enum(mailingStates).describe("`stopped`: who wrote it may not send any more, so it never began"),
  scheduledAt: z.string().nullable(),
  weekly: z.boolean().describe("a run of the weekly reminder"),
});
export type MailingSummary = z.infer<typeof summary>;

const mailing = summary.extend({
  topicId: z.string().describe("empty: any topic"),
  days: z.number().int(),
  stateId: z.string().describe("empty: all states of the area"),
  district: z.string().describe("its name in the language of the answer"),
  texts,
  version: z.string().describe("of these values, to send with a change"),
});
export type Mailing = z.infer<typeof mailing>;

const count = z.object({
  people: z.number().int().describe("learners who stopped as described"),
  sendable: z.number().int(),
  unverified: z.number().int().describe("their address is not verified"),
  noMailings: z.number().int().describe("they have not agreed to mailings, have stopped them, or are under 18"),
  remindedLately: z.number().int().describe(`a reminder went to them within ${daysBetweenReminders} days`),
});
export type MailingCount = z.infer<typeof count>;

const preview = z.object({
  language: z.enum(languages),
  subject: z.string(),
  html: z.string().describe("the whole mail, as it is rendered"),
});
export type MailingPreview = z.infer<typeof preview>;

const choices = z.object({
  courses: z.array(choice),
  topics: z.array(choice.extend({ course: z.string() })),
  states: z.array(choice),
});
export type MailingChoices = z.infer<typeof choices>;

const weekly = z.object({
  course: choice,
  on: z.boolean(),
  weekday: z.number().int().min(1).max(7).describe("1 is Monday"),
  hour: z.number().int().min(0).max(23).describe("by India's clocks"),
  days: z.number().int(),
  texts,
  version: z.string().describe("of these values, to send with a change"),
});
export type WeeklyReminder = z.infer<typeof weekly>;

export const mailings = {
  listMailings: learnerCall
    .route({
      ...get("/desk/mailings", "Reminders that were written, newest first, and the weekly reminder of each course"),
      description: "Lists the reminders that were written, newest first, and the weekly reminder of each course.",
    })
    .input(languageInput.extend({ page: pageField }))
    .output(pageOf(summary).extend({ weekly: z.array(weekly), choices })),
  readMailing: learnerCall
    .route({
      ...get("/desk/mailings/{id}", "One reminder: whom it reaches, how it looks, and what came of it"),
      description: "Answers one reminder: whom it reaches, how it looks, and what came of it.",
    })
    .errors(noEntry)
    .input(ofMailing)
    .output(
      z.object({
        data: mailing,
        count: count.nullable().describe("null once it has begun"),
        results: results.nullable().describe("null before it has begun"),
        previews: z.array(preview),
        whatsapp: z
          .array(z.object({ language: z.enum(languages), text: z.string() }))
          .describe("plain text with a link to the course"),
        choices,
      }),
    ),
  saveMailing: doneCall
    .route({ ...post("/desk/mailings", "Save a reminder as a draft"), description: "Saves a reminder as a draft." })
    .errors({
      BAD_REQUEST: { message: "The texts, the course, the topic or the area are not allowed." },
      ...noEntry,
      CONFLICT: { message: "Sending has begun, or somebody else has saved something else meanwhile." },
    })
    .input(
      languageInput.extend({
        id: z.uuid().describe("chosen by the caller: sent twice, it is one draft"),
        course: slugField,
        audience: z.enum(audiences),
        topicId: textField(120).default("").describe("with `stuck`: the topic where they stopped; empty: any"),
        days,
        state: textField(10).default("").describe("a state's number; empty: all states of the area"),
        district: textField(80).default("").describe("its name in any language; needs a state"),
        texts,
        version: shownVersion,
      }),
    ),
  removeMailing: doneCall
    .route({ ...remove("/desk/mailings/{id}", "Remove a draft"), description: "Removes a draft of a reminder." })
    .errors({ ...noEntry, ...sendingBegan })
    .input(z.object({ id: slugField, version: shownVersion })),
  testMailing: doneCall
    .route({
      ...post("/desk/mailings/{id}/test", "Mail a reminder to oneself, in every language"),
      description: "Mails a reminder to the caller, in every language.",
    })
    .errors({ ...noEntry, ...tooManyMails })
    .input(ofMailing),
  sendMailing: doneCall
    .route({
      ...post("/desk/mailings/{id}/send", "Send a reminder, now or at a time"),
      description: "Sends a reminder, now or at a time.",
    })
    .errors({ BAD_REQUEST: { message: "The time is over or too far away." }, ...noEntry, ...sendingBegan })
    .input(
      ofMailing.extend({
        at: textField(16)
          .regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/)
          .default("")
          .describe("by India's clocks, such as 2026-12-01T09:30; empty: now"),
        people: numberField(z.number().int().min(0))
          .optional()
          .describe("required to send now: how many people it was confirmed for. 409 where it is another number"),
        version: shownVersion,
      }),
    ),
  cancelMailing: doneCall
    .route({
      ...post("/desk/mailings/{id}/cancel", "Make a scheduled reminder a draft again, before it begins"),
      description: "Makes a scheduled reminder a draft again, before it begins.",
    })
    .errors({ ...noEntry, ...sendingBegan })
    .input(ofMailing),
  saveWeekly: doneCall
    .route({
      ...post("/desk/weekly-reminders/{course}", "Change a course's weekly reminder, and switch it on or off"),
      description: "Changes the weekly reminder of a course and switches it on or off.",
    })
    .errors({ BAD_REQUEST: { message: "The texts are not allowed." }, ...noCourse, ...savedSince })
    .input(
      languageInput.extend({
        course: slugField,
        on: z.boolean(),
        weekday: numberField(z.number().int().min(1).max(7)),
        hour: numberField(z.number().int().min(0).max(23)),
        days,
        texts,
        version: shownVersion,
      }),
    ),
};
