import * as z from "zod";
import { call, languageField, textField } from "./meta/answer";
import { get } from "./meta/route";

/** Longer than any question somebody types; a page cuts what is longer. */
export const longestQuery = 100;

/** The best answer, and the next ones that a page shows before it folds the rest by kind. */
export const mostBest = 6;

const foundKinds = [
  "course",
  "topic",
  "article",
  "lesson",
  "case",
  "classPlan",
  "answer",
  "discussion",
  "page",
] as const;

const piece = z.object({ text: z.string(), marked: z.boolean().describe("a word that was searched for") });

const hit = z.object({
  title: z.array(piece),
  snippet: z.array(piece).describe("a piece of the text around the words, as plain text"),
  address: z.string(),
  place: z.string().describe("the topic, course or part of the portal it belongs to"),
});

const emergency = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(z.string()).describe("what to do, in the order in which it is done"),
  address: z.string().describe("the article with the whole text"),
});

const found = z.object({
  query: z.string(),
  total: z.number(),
  groups: z
    .array(z.object({ kind: z.enum(foundKinds), count: z.number(), hits: z.array(hit) }))
    .describe("the group with the best hit first"),
  best: z
    .array(hit.extend({ kind: z.enum(foundKinds) }))
    .default([])
    .describe("the best hits over all kinds, the best first"),
  suggestion: z.string().nullable().describe("what was searched for in the place of words that nothing holds"),
  helplines: z
    .array(z.string())
    .default([])
    .describe("keys of the helplines that somebody who searches for this may need at once; none for most questions"),
  calls: z.array(z.string()).default([]).describe("keys of the helplines to call before anything else"),
  emergencies: z
    .array(emergency)
    .default([])
    .describe("what to do first where the search tells of a danger to life, the most urgent first"),
});

export type FoundEmergency = z.infer<typeof emergency>;
export type FoundKind = (typeof foundKinds)[number];
export type FoundPiece = z.infer<typeof piece>;
export type FoundHit = z.infer<typeof hit>;
export type BestHit = FoundHit & { kind: FoundKind };
export type Found = z.infer<typeof found>;

export const search = {
  find: call
    .route({
      ...get("/search", "Search everything that is open to the public"),
      description:
        "Searches courses, lessons, articles, discussions and pages in both languages. Words of distress also answer the helplines.",
    })
    .errors({ TOO_MANY_REQUESTS: { message: "Too many searches from one network within five minutes." } })
    .input(z.object({ query: textField(longestQuery).default(""), language: languageField }))
    .output(found),
};
