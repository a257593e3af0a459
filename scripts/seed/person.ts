import fs from "node:fs";
import { parse as parseCsv } from "csv-parse/sync";
import { parse } from "yaml";
import * as z from "zod";

/** The stages of a learner. Each has one function in `stages.ts`. */
export const stages = [
  "registered",
  "verified",
  "profile-incomplete",
  "enrolled",
  "reading",
  "quiz-failed",
  "quiz-paused",
  "stuck",
  "half-done",
  "awaiting-review",
  "review-returned",
  "certified",
  "modules-certified",
  "certificate-withdrawn",
  "left",
  "guardian-waiting",
  "guardian-consented",
] as const;
export type Stage = (typeof stages)[number];

export const talks = ["forum", "chat-waiting", "chat-answered"] as const;
export type Talk = (typeof talks)[number];
/** Where a learner teaches or lives; `campaign` is the landing page for that place. */
export const places = {
  bihar: { state: "Bihar", state_id: 5, campaign: "bihar", schoolType: "Secondary School" },
  up: { state: "Uttar Pradesh", state_id: 34, campaign: "up", schoolType: "Upper Primary School" },
  rajasthan: { state: "Rajasthan", state_id: 29, campaign: "rjedu", schoolType: "Secondary School" },
} as const;

const person = z
  .strictObject({
    /** The part of the e-mail address before the @. */
    key: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language: z.enum(["en", "hi"]),
    gender: z.enum(["Female", "Male", "Others"]),
    place: z.enum(["bihar", "up", "rajasthan"]),
    district: z.string(),
    stage: z.enum(stages),
    /** How many days ago they registered. */
    daysAgo: z.coerce.number(),
    /** A teacher comes by the campaign's form; anyone else by the main form, with age and profession. */
    age: z.coerce.number(),
    profession: z.enum(["", "Counsellors", "Health care providers", "NGO staff", "Adolescents/young people"]),
    /** What a learner does besides learning, with spaces between. */
    talks: z.string().transform((names) => z.array(z.enum(talks)).parse(names.split(" ").filter(Boolean))),
  })
  .transform(({ age, profession, ...all }) => ({ ...all, came: profession === "" ? null : { age, profession } }));
export type Person = z.infer<typeof person>;
type SeedLanguage = Person["language"];

const textsOfLanguage = z.strictObject({
  institutes: z.record(z.enum(["bihar", "up", "rajasthan"]), z.string()),
  journal: z.strictObject({ tried: z.array(z.string()), next: z.array(z.string()) }),
  moduleComment: z.string(),
  forumComments: z.array(z.string()),
  chat: z.strictObject({ question: z.string(), answer: z.string(), more: z.string() }),
  reasonToLeave: z.string(),
  reviewNote: z.string(),
});

const read = (name: string) => fs.readFileSync(new URL(name, import.meta.url), "utf8");
/** Invented learners at every stage, from each state, in both languages. */
export const people = z.array(person).parse(parseCsv(read("people.csv"), { columns: true }));
/** What they and their coordinator write. */
export const texts: Record<SeedLanguage, z.infer<typeof textsOfLanguage>> = z
  .strictObject({ en: textsOfLanguage, hi: textsOfLanguage })
  .parse(parse(read("texts.yaml")));

/** An address that no mail can reach: the top-level domain `example` is reserved (RFC 2606). */
const domain = "seed.example";

export const seededEmail = (key: string) => `${key}@${domain}`;
export const isSeeded = (email: string) => email.endsWith(`@${domain}`);
