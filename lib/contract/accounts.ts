import * as z from "zod";
import { languages } from "../platform/i18n/language";
import {
  addressField,
  call,
  cleanedField,
  doneAnswer,
  doneCall,
  languageField,
  learnerCall,
  lineField,
  optionalLanguageField,
  textField,
} from "./meta/answer";
import { withEffects } from "./meta/effects";
import { closedAccount, otherUsername, tooManyGuesses } from "./meta/reasons";
import { get, post, put } from "./meta/route";
import { numberField, stateIdField } from "./meta/sent-fields";
import { registrationConsents } from "./privacy";
import {
  genders,
  type ProfileFieldName,
  professions,
  profileFieldNames,
  profileFields,
  sectors,
} from "./profile/profile-fields";
import { longestEmail } from "./rules/email";
import { readMobile } from "./rules/mobile";
import { longestPassword } from "./rules/password";
import { cleanName } from "./text/clean-text";

/** Bounds the hashing work; `lib/domain/accounts/passwords/password-rule.ts` has the rules and messages. */
export const passwordField = z.string().max(longestPassword);
/** Read in any notation; the documented rule of ten digits is checked afterwards, with its documented message. */
export const mobileField = z.string().max(40).transform(readMobile);
export const nameField = cleanedField(60, cleanName)
  .max(60)
  .describe("letters of every script, on one line, without < and > and without pictures");
/** An age that was cleared is read as null, and goes to an existing backend as that. */
const ageField = numberField(z.number().int().nullable());

const text = z.string();
const number = z.number().nullable();
const language = z.enum(languages);
/** What the portal answers of a field of each kind, and what a call may send for it. */
const answered = { name: text, mobile: text, text, choice: text, age: number, stateNumber: number, language };
const sent = {
  name: nameField,
  mobile: mobileField,
  age: ageField,
  stateNumber: stateIdField,
  language,
};

type Fields = typeof profileFields;
type Answered = { [Name in ProfileFieldName]: (typeof answered)[Fields[Name]["kind"]] };
type SentFor<Field> = Field extends { kind: "choice"; of: infer Of extends readonly string[] }
  ? z.ZodEnum<{ [Choice in Of[number]]: Choice }>
  : Field extends { kind: infer Kind extends keyof typeof sent }
    ? (typeof sent)[Kind]
    : ReturnType<typeof textField>;
type Sent = { [Name in ProfileFieldName]: z.ZodOptional<SentFor<Fields[Name]>> };

function sentSchema(name: ProfileFieldName) {
  const field = profileFields[name];
  if (field.kind === "text") return lineField(field.longest);
  return field.kind === "choice" ? z.enum(field.of) : sent[field.kind];
}

const ofEachField = <Shape>(schema: (name: ProfileFieldName) => z.ZodType) =>
  Object.fromEntries(profileFieldNames.map((name) => [name, schema(name)])) as Shape;

/**
 * It only bounds what a call may carry: the rules of the forms (`rules/registration.ts`) are checked once in each
 * request, by the form's action or by the operation. rule: registration.teacher-forms: the main form and the course,
 * campaign and teacher variants send different halves of this. What the teacher forms ask beyond their documented
 * payload (gender, block, school type, subject) may come with it, and is then checked with it.
 */
export const registration = z.object({
  username: addressField,
  password: passwordField,
  firstName: nameField,
  lastName: nameField,
  state: lineField(60).min(1),
  state_id: stateIdField,
  district: lineField(80),
  language: languageField,
  mobile: mobileField,
  age: ageField.optional(),
  gender: z.enum([...genders, ""]).nullish(),
  profession: z.enum(professions).nullish(),
  employment_sector: z.enum(sectors).nullish(),
  current_institute: lineField(160).nullish(),
  block: lineField(80).nullish(),
  school_type: lineField(80).nullish(),
  teaching_subject: lineField(80).nullish(),
  utm_campaign: textField(120).nullish(),
  utm_source: textField(120).nullish(),
  ...registrationConsents,
});
export type Registration = z.infer<typeof registration>;

export const signedIn = z.object({ token: z.string(), username: z.string(), firstName: z.string(), _id: z.string() });

export const profile = z.object({
  _id: z.string(),
  username: z.string(),
  profileInfo: z.number(),
  verifiedEmail: z.number(),
  avatar: z.string().nullable(),
  dateCreated: z.string(),
  ...ofEachField<Answered>((name) => answered[profileFields[name].kind]),
  is_profile_complete: z.number(),
});
export type Profile = z.infer<typeof profile>;

/** Fields of the profile that no change sets (threats T16): the answer names those that were sent with another value. */
export const fixedFields = ["_id", "username", "verifiedEmail", "avatar", "dateCreated", "profileInfo"] as const;
const fixed = z.unknown().optional().describe("not changed by this call");

/** The fields of their own profile that learners may change; the server sets all others (threats T16). */
export const profileChange = z.object({
  ...(Object.fromEntries(fixedFields.map((name) => [name, fixed])) as Record<
    (typeof fixedFields)[number],
    typeof fixed
  >),
  ...ofEachField<Sent>((name) => sentSchema(name).optional()),
  is_profile_complete: numberField(z.number().int().min(0).max(1).nullish()),
  under_18: z
    .boolean()
    .optional()
    .describe("this portal's own: true confirms that an account used as an adult's belongs to someone under 18"),
});
export type ProfileChange = z.infer<typeof profileChange>;

const profileAnswer = z.object({ success: z.boolean(), data: profile });
/** `lastName`, `avatar`, `staff` and `authorAlias` are the portal's own; an existing backend need not send them. */
const signedInAs = z.object({
  status: z.boolean(),
  firstName: z.string(),
  profileInfo: z.number(),
  message: z.string(),
  _id: z.string(),
  verifiedEmail: z.number(),
  lastName: z.string().default(""),
  avatar: z.string().nullable().default(null),
  staff: z.boolean().default(false).describe("has a role at the coordinators' desk"),
  authorAlias: z.string().default("").describe("the `userid` of the learner's comments in what other people read"),
});
const ownUsername = z.object({ username: z.string().max(longestEmail).optional() }).default({});

export const accounts = {
  register: call
    .meta({ session: "opens" })
    .route({
      ...post("/users/register", "Create an account and sign in"),
      description:
        "Creates an account and signs in. The main form and the course, campaign and teacher forms send different fields; rules that are broken answer their documented message.",
    })
    .errors({
      BAD_REQUEST: { message: "A rule of the form is broken; the message is the documented one." },
      UNAUTHORIZED: { message: "There is an account with this email." },
      TOO_MANY_REQUESTS: { message: "Too many registrations from one network within an hour." },
    })
    .input(registration)
    .output(
      signedIn.extend({
        status: z.boolean(),
        message: z.string(),
        mail_sent: z
          .boolean()
          .optional()
          .describe("this portal's own: whether the mail that verifies the address is on its way"),
      }),
    ),
  checkPassword: call
    .route({
      ...post("/users/check-password", "Whether a new password would be accepted, before its form is sent"),
      description:
        "Answers whether a new password would be accepted, so that a form in steps can say it in the step where it is typed. Stores nothing.",
    })
    .errors({ BAD_REQUEST: { message: "The password is too short, too long, common, or the email itself." } })
    .input(z.object({ username: addressField.optional(), password: passwordField, language: optionalLanguageField }))
    .output(doneAnswer),
  login: call
    .meta({ session: "opens" })
    .route({
      ...post("/users/login", "Sign in with e-mail and password"),
      description:
        "Signs in with email and password and answers the token for later calls. `profileInfo` is 1 once the profile is complete. With `shared_device` the session ends after 12 hours.",
    })
    .errors({
      UNAUTHORIZED: { message: "Email and password do not belong together." },
      ...closedAccount,
      ...tooManyGuesses,
    })
    .input(
      z.object({
        username: addressField,
        password: passwordField,
        shared_device: z
          .boolean()
          .optional()
          .describe("somebody else's device: the session ends with the browser, after 12 hours at the latest"),
      }),
    )
    .output(signedIn.extend({ profileInfo: z.number() })),
  logout: doneCall.meta({ session: "closes", beforeGuardian: "works" }).route({
    ...post("/users/logout", "End this session"),
    description: "Ends the session of this call. Its token is of no use afterwards.",
  }),
  checkAuth: learnerCall
    .meta({ onlyReads: true, beforeGuardian: "works", measuring: "may change" })
    .route({
      ...post("/checkAuth", "Who is signed in"),
      description:
        "Answers who is signed in: first name, whether the profile is complete, and whether the email is verified.",
    })
    .errors(otherUsername)
    .input(ownUsername)
    .output(signedInAs),
  readProfile: learnerCall
    .meta({ beforeGuardian: "works" })
    .route({ ...get("/users/profile", "The own profile"), description: "Answers the own profile." })
    .output(profileAnswer),
  postProfile: learnerCall
    .meta({ onlyReads: true, beforeGuardian: "works" })
    .route({
      ...post("/users/profile", "The own profile (as the app requests it)"),
      description: "Answers the own profile, by the method that the mobile app uses.",
    })
    .errors(otherUsername)
    .input(ownUsername)
    .output(profileAnswer),
  updateProfile: withEffects(
    learnerCall
      .meta({ measuring: "may change" })
      .route({
        ...put("/users/profile", "Change the own profile"),
        description:
          "Changes fields of the own profile. With `is_profile_complete` 1 everything that a complete profile needs is checked; certificates that waited for it are then issued.",
      })
      .errors({
        BAD_REQUEST: {
          message:
            "A rule of the form is broken, the place is unknown, or the change would make an adult's account wait for a guardian and `under_18` is missing; the message says which.",
        },
      })
      .input(profileChange)
      .output(
        z.object({
          success: z.boolean(),
          status: z.boolean(),
          message: z.string(),
          not_changed: z
            .array(z.string())
            .default([])
            .describe("fields that were sent and that this call does not change"),
          data: profile,
        }),
      ),
    { completes: () => "profile" },
  ),
};
