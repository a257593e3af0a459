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

/** What a learner does besides learning. */
export type Talk = "forum" | "chat-waiting" | "chat-answered";

/** Where a learner teaches or lives; `campaign` is the landing page for that place. */
export const places = {
  bihar: { state: "Bihar", state_id: 5, campaign: "bihar", schoolType: "Secondary School" },
  up: { state: "Uttar Pradesh", state_id: 34, campaign: "up", schoolType: "Upper Primary School" },
  rajasthan: { state: "Rajasthan", state_id: 29, campaign: "rjedu", schoolType: "Secondary School" },
} as const;
export type Place = keyof typeof places;

/** The languages that the invented texts in `words.ts` are written in. */
export type SeedLanguage = "en" | "hi";

export type Person = {
  /** The part of the e-mail address before the @. */
  key: string;
  firstName: string;
  lastName: string;
  language: SeedLanguage;
  gender: "Female" | "Male" | "Others";
  place: Place;
  district: string;
  stage: Stage;
  /** How many days ago they registered. */
  daysAgo: number;
  /** A teacher comes by the campaign's form; anyone else by the main form, with age and profession. */
  came:
    | "campaign"
    | {
        age: number;
        profession: "Counsellors" | "Health care providers" | "NGO staff" | "Adolescents/young people" | "Guardians";
      };
  talks: Talk[];
};

/** An address that no mail can reach: the top-level domain `example` is reserved (RFC 2606). */
const domain = "seed.example";

export const seededEmail = (key: string) => `${key}@${domain}`;
export const isSeeded = (email: string) => email.endsWith(`@${domain}`);
