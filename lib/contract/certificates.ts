import * as z from "zod";
import { languages } from "../platform/i18n/language";
import { call, doneCall, languageField, optionalLanguageField, slugField, textField } from "./meta/answer";
import { noCourse } from "./meta/reasons";
import { get, post } from "./meta/route";
import { numberField } from "./meta/sent-fields";

/** rule: certificate.address. `id` names the owner and is empty for everybody else (threats T5). */
const certificateData = z.object({
  id: z.string(),
  enrollment_id: z.string(),
  logo: z.string(),
  course_partner_logo: z.array(z.object({ name: z.string(), logo: z.string() })),
  certificate_headline: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  certificate_description: z.string(),
  statement_before: z.string(),
  statement_after: z.string(),
  title: z.string(),
  certified_by: z.string(),
  signatory1: z.string(),
  signatory2: z.string(),
  signatory3: z.string(),
  signatory_name: z.string(),
  signatory_name2: z.string(),
  signature_img: z.string(),
  signature_img2: z.string(),
  certificate_footer_logo: z.string(),
  certificate_footer_note: z.string(),
  completion_date: z.string(),
  number: z.string(),
  language: z.enum(languages),
  owner: z.boolean(),
  action_bar: z
    .boolean()
    .default(false)
    .describe("true for the owner and for coordinators: they may download and share"),
  course_id: z.string().default(""),
  module_id: z
    .string()
    .default("")
    .describe("empty for the certificate of a whole course; else `name` names the module"),
  course_name: z.string().default(""),
  issued_on: z.string().default("").describe("the day of issue, YYYY-MM-DD"),
  reported_scores: z
    .number()
    .int()
    .default(0)
    .describe("how many of its quiz scores were reported by the learner's app instead of graded by the server"),
  reading_measured: z.boolean().default(false).describe("every page had to be open for a part of its reading time"),
  reading_percent: z.number().default(0).describe("the percent of its reading time that each page had to be open"),
  wall_seed: z
    .number()
    .int()
    .nullable()
    .default(null)
    .describe(
      "draws the finished wall around the PDF; null for a module, and for everybody but the owner and the coordinators",
    ),
  wall_topics: z.number().int().default(0).describe("how many topics that wall has"),
});
export type CertificateData = z.infer<typeof certificateData>;

const notValid = {
  NOT_FOUND: { message: "There is no valid certificate under this address." },
  GONE: { status: 410, message: "The certificate was withdrawn, or issued again under another address." },
};

export const certificates = {
  read: call
    .route({
      ...get("/certificate/{id}", "What is on a certificate"),
      description:
        "Answers what is on a certificate, for everybody who has its address. Ids of the owner are answered to the owner alone.",
    })
    .errors(notValid)
    .input(z.object({ id: z.string().min(1).max(64), language: optionalLanguageField }))
    .output(z.object({ data: certificateData })),
  badgeStatus: call
    .route({
      ...get("/certificate/{id}/badge_status", "Where a certificate's badge stands in the lists of withdrawn badges"),
      description: "Answers which bit of which list says whether the digital badge of a certificate still counts.",
    })
    .errors(notValid)
    .input(z.object({ id: z.string().min(1).max(64) }))
    .output(z.object({ data: z.object({ list: z.number().int(), place: z.number().int() }) })),
  statusList: call
    .route({
      ...get("/badge_status/{list}", "A list of withdrawn badges: one bit for each badge"),
      description:
        "Answers the bits of a list of withdrawn badges. Verifiers read the signed list at `/certificate/status-lists/{list}` instead.",
    })
    .errors({ NOT_FOUND: { message: "There is no such list." } })
    .input(z.object({ list: numberField(z.number().int().min(1).max(1_000_000)) }))
    .output(
      z.object({
        data: z.object({
          encodedList: z
            .string()
            .describe("the bits by the W3C's Bitstring Status List: gzip, then base64url after the letter u"),
        }),
      }),
    ),
  requestReview: doneCall
    .route({
      ...post("/courses/review/{id}", "Ask for another review of what was sent back"),
      description:
        "Asks the coordinators to look again at work that they have sent back, after something in it was changed.",
    })
    .errors({
      FORBIDDEN: { message: "The enrollment is somebody else's, or the course was left." },
      ...noCourse,
      CONFLICT: { message: "Nothing was sent back, or nothing has changed since." },
    })
    .input(z.object({ id: slugField, eid: textField(120), language: languageField })),
};
