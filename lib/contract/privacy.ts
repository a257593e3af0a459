import * as z from "zod";
import { languages } from "../platform/i18n/language";
import {
  addressField,
  call,
  doneAnswer,
  doneCall,
  learnerCall,
  lineField,
  optionalLanguageField,
  textField,
} from "./meta/answer";
import { linkInvalid, tooManyLinks, tooManyMails } from "./meta/reasons";
import { get, post, put } from "./meta/route";

/** A checkbox of a form; an HTML form sends nothing for an unticked one. */
const consentField = z.union([z.boolean(), z.enum(["yes", "no", ""]).transform((value) => value === "yes")]);
const guardianEmailField = addressField.describe("empty when no guardian is needed");

/** The consents of a registration. When all are missing, only the consent for the account is assumed. */
export const registrationConsents = {
  consent_account: consentField.nullish(),
  consent_mailings: consentField.nullish(),
  consent_analytics: consentField.nullish(),
  notice_version: z.union([z.literal(""), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)]).nullish(),
  notice_language: z.enum(languages).nullish().catch(null),
  guardian_email: guardianEmailField.nullish(),
};

const consent = z.object({
  given: z.boolean(),
  decided_at: z.string().nullable(),
  notice_version: z.string().nullable(),
  language: z.string().nullable(),
});
const consents = z.object({
  account: consent,
  mailings: consent,
  analytics: consent,
  /** False for minors, who are not offered mailings and analytics. */
  offered: z.boolean(),
});
export type Consents = z.infer<typeof consents>;

const linkParts = z.object({ token: z.string().min(1).max(100), id: z.string().min(1).max(100) });

export const privacy = {
  readConsents: learnerCall
    .route({
      ...get("/users/consents", "What the learner has consented to"),
      description: "Answers what the learner has consented to, when, and under which version of the notice.",
    })
    .output(z.object({ success: z.boolean(), data: consents })),
  changeConsents: learnerCall
    .meta({ measuring: "may change" })
    .route({
      ...put("/users/consents", "Give or withdraw the consent to mailings or analytics"),
      description: "Gives or withdraws the consent to mailings or to measuring.",
    })
    .errors({ FORBIDDEN: { message: "Somebody under 18 is not asked for these consents." } })
    .input(
      z.object({
        mailings: consentField.optional(),
        analytics: consentField.optional(),
        language: optionalLanguageField,
      }),
    )
    .output(doneAnswer.extend({ success: z.boolean(), data: consents })),
  guardianStatus: learnerCall
    .meta({ beforeGuardian: "works" })
    .route({
      ...get("/users/guardian-consent", "Whether this account waits for a guardian's consent"),
      description: "Answers whether the account waits for a parent's or guardian's consent, and whom the mail went to.",
    })
    .output(
      z.object({ success: z.boolean(), waiting: z.boolean(), guardian_email: z.string(), firstName: z.string() }),
    ),
  askGuardian: doneCall
    .meta({ beforeGuardian: "works" })
    .route({
      ...post("/users/guardian-consent/ask", "Send the guardian the mail again, or to another address"),
      description: "Mails the parent or guardian again, or mails another address.",
    })
    .errors({
      BAD_REQUEST: { message: "The address is not one, or is the learner's own." },
      CONFLICT: { message: "The account needs no guardian's consent." },
      ...tooManyMails,
    })
    .input(z.object({ guardian_email: guardianEmailField.optional() }).default({})),
  readGuardianRequest: call
    .route({
      ...post("/users/guardian-consent/request", "Whose account a guardian's link is about; changes nothing"),
      description: "Answers whose account a guardian's link is about. It changes nothing.",
    })
    .errors({ ...linkInvalid, ...tooManyLinks })
    .input(linkParts)
    .output(z.object({ success: z.boolean(), childName: z.string() })),
  giveGuardianConsent: call
    .route({
      ...post("/users/guardian-consent", "Consent as parent or guardian"),
      description: "Gives a parent's or guardian's consent by the token of the mailed link.",
    })
    .errors({ ...linkInvalid, ...tooManyLinks })
    .input(linkParts.extend({ language: optionalLanguageField }))
    .output(doneAnswer),
  sendGrievance: call
    .route({
      ...post("/grievances", "Complain about how personal data are handled; needs no account"),
      description:
        "Sends a complaint about personal data to the grievance officer and answers its ticket and the day by which it is answered. It needs no account.",
    })
    .errors({
      BAD_REQUEST: { message: "A field is blank, or the contact is neither an email address nor a telephone number." },
      TOO_MANY_REQUESTS: { message: "Too many complaints from one network within an hour." },
    })
    .input(
      z.object({
        name: lineField(100),
        contact: lineField(254).describe("an e-mail address or a telephone number"),
        message: textField(4000),
        language: optionalLanguageField,
      }),
    )
    .output(
      doneAnswer.extend({
        ticket: z.string(),
        due_date: z.string(),
        contact: z.object({ email: z.string(), phone: z.string() }),
      }),
    ),
};
