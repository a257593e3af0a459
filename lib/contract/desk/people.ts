import * as z from "zod";
import { languages } from "../../platform/i18n/language";
import { mobileField, nameField } from "../accounts";
import { addressField, doneAnswer, doneCall, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { noEntry, noPerson } from "../meta/reasons";
import { get, post } from "../meta/route";
import { stateIdField } from "../meta/sent-fields";
import { adultFrom } from "../rules/age";
import { allowedInNames } from "../rules/registration";
import { choice, pageField, pageOf, shownVersion } from "./access";
import { courseOfLearner } from "./messages";

const nameOnCertificate = nameField.min(1).regex(allowedInNames);

export const shownPeople = ["all", "invited", "unverified"] as const;
export const resentMails = ["verification", "certificate", "invitation", "resume"] as const;
export type ResentMail = (typeof resentMails)[number];

/** The same in an address and in a call. */
export const peopleFilters = languageInput.extend({
  find: textField(120)
    .default("")
    .describe("a part of the name or the email, a mobile number, or the number of a certificate"),
  course: textField(120).default("").describe("enrolled in this course; empty: any"),
  state: textField(10).default("").describe("a state's number; empty: any"),
  institution: textField(160).default("").describe("as the person wrote it; empty: any"),
  show: z.enum(shownPeople).catch("all").default("all").describe("`invited`: who has not accepted yet"),
  page: pageField,
});
export type PeopleFilters = z.infer<typeof peopleFilters>;

const found = z.object({
  accountId: z.string(),
  name: z.string(),
  username: z.string(),
  place: z.string(),
  institution: z.string(),
  courses: z.number().int().describe("how many courses the person is enrolled in"),
  invited: z.boolean().describe("has not accepted the invitation yet"),
});
export type FoundPerson = z.infer<typeof found>;

const certificate = z.object({
  id: z.string(),
  number: z.string(),
  of: z.string().describe("the course, or the module"),
  firstName: z.string(),
  lastName: z.string(),
  issuedAt: z.string(),
  withdrawn: z.boolean(),
});

const changeableFields = ["firstName", "lastName", "username", "mobile", "district", "age"] as const;
export type ChangeableField = (typeof changeableFields)[number];
/** The fields whose earlier values stand beside the person: those and what a move between institutions changes. */
const changedFields = [...changeableFields, "block", "institution"] as const;
export type ChangedField = (typeof changedFields)[number];

const change = z.object({
  field: z.enum(changedFields),
  from: z.string(),
  to: z.string(),
  by: z.string().describe("a staff member's name; empty after the account was deleted"),
  at: z.string(),
});

const person = z.object({
  accountId: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  stateId: z.number().int().nullable(),
  district: z.string().describe("as the account holds it"),
  changeable: z.boolean().describe("false for staff: their accounts are not changed at the desk"),
  waitingAge: z
    .string()
    .nullable()
    .default(null)
    .describe("of an account that waits for a guardian: its age, or empty; null for every other account"),
  version: z.string().describe("of what staff can change, to send with a change"),
  changes: z.array(change).describe("what staff have changed, newest first"),
  districts: z.array(choice).describe("what can be chosen: the number of the state and the district, such as 5:Patna"),
  username: z.string(),
  mobile: z.string(),
  place: z.string(),
  institution: z.string(),
  profession: z.string(),
  language: z.enum(languages),
  registeredAt: z.string(),
  verified: z.boolean().describe("the email is verified"),
  invited: z.boolean(),
  courses: z.array(courseOfLearner),
  certificates: z.array(certificate),
  replaced: z
    .array(z.object({ number: z.string(), replacedAt: z.string() }))
    .describe("certificates that were issued again with a corrected name"),
  mails: z
    .array(z.object({ kind: z.string(), at: z.string(), state: z.enum(["sent", "waiting", "failed"]) }))
    .describe("the latest mails, newest first"),
  reviews: z
    .array(
      z.object({ enrollmentId: z.string(), moduleId: z.string(), course: z.string(), module: z.string().nullable() }),
    )
    .describe("what waits"),
  messages: z.number().int().describe("how many messages the person has written to the coordinators"),
  waitsSince: z.string().nullable().default(null).describe("when the message was sent that waits for an answer"),
});
export type Person = z.infer<typeof person>;

const ofPerson = languageInput.extend({ accountId: slugField });

export const people = {
  listPeople: learnerCall
    .route({
      ...get("/desk/people", "Find people of the area by name, email, mobile or certificate number"),
      description: "Finds people of the area by name, email, mobile number or the number of a certificate.",
    })
    .input(peopleFilters)
    .output(pageOf(found).extend({ total: z.number().int(), courses: z.array(choice), states: z.array(choice) })),
  readPerson: learnerCall
    .route({
      ...get("/desk/people/{accountId}", "One person: courses, certificates, mails, and what is open"),
      description: "Answers one person: courses, certificates, mails, and what is open.",
    })
    .errors(noPerson)
    .input(ofPerson)
    .output(z.object({ data: person })),
  correctCertificate: learnerCall
    .route({
      ...post(
        "/desk/people/{accountId}/certificates/{certificateId}",
        "Issue a certificate again with a corrected name",
      ),
      description: "Issues a certificate again with a corrected name, under a new address. The old one counts no more.",
    })
    .errors({ ...noEntry, CONFLICT: { message: "The certificate is withdrawn or has this name already." } })
    .input(
      ofPerson.extend({
        certificateId: slugField,
        firstName: nameOnCertificate,
        lastName: nameOnCertificate,
        alsoAccount: z.boolean().default(false).describe("the name in the account is corrected too"),
      }),
    )
    .output(doneAnswer.extend({ certificateId: z.string(), number: z.string() })),
  changePerson: doneCall
    .route({
      ...post(
        "/desk/people/{accountId}",
        "Correct name, email, mobile or district of a person, who is informed by mail",
      ),
      description:
        "Corrects the account of a learner of the area: name, email, mobile number or district. The person is informed by mail.",
    })
    .errors({
      BAD_REQUEST: { message: "A value breaks a rule of the profile." },
      ...noPerson,
      CONFLICT: {
        message:
          "Another account has the email, the person has a role, the account waits for no guardian, or somebody else has changed something meanwhile.",
      },
    })
    .input(
      ofPerson.extend({
        firstName: nameField.optional(),
        lastName: nameField.optional(),
        username: addressField
          .optional()
          .describe("a new one must be verified, the password is chosen anew, and every session ends"),
        mobile: mobileField.optional(),
        stateId: stateIdField.optional().describe("with `district`"),
        district: textField(80).optional(),
        age: textField(3)
          .optional()
          .describe(`of an adult whose account waits for a guardian by a slip: ${adultFrom} or more`),
        version: shownVersion,
      }),
    ),
  resendMail: doneCall
    .route({
      ...post("/desk/people/{accountId}/mails", "Send a person a mail again"),
      description: "Sends a person one of the portal's mails again.",
    })
    .errors({
      ...noPerson,
      CONFLICT: { message: "The person does not need this mail, or takes no mailings." },
      TOO_MANY_REQUESTS: { message: "Too many mails to one person within an hour." },
    })
    .input(
      ofPerson.extend({
        mail: z.enum(resentMails),
        of: textField(120).default("").describe("the certificate's id, or the course of a resume link"),
      }),
    ),
};
