import * as z from "zod";
import { languageField, learnerCall, textField } from "../meta/answer";
import { noCourse } from "../meta/reasons";
import { get } from "../meta/route";
import { choice } from "./access";

/** The dimensions by which people are grouped. */
export const dimensions = [
  "state",
  "district",
  "block",
  "institution",
  "profession",
  "gender",
  "language",
  "campaign",
  "source",
  "month",
] as const;
export type Dimension = (typeof dimensions)[number];
export const measures = ["registered", "enrolled", "started", "active", "completed", "certificates"] as const;
export type Measure = (typeof measures)[number];

/** The tables that can be downloaded. */
export const figureTables = [
  "figures",
  "topics",
  "questions",
  "gains",
  "recalled",
  "ratings",
  "feedback",
  "reasons",
] as const;
export type FigureTable = (typeof figureTables)[number];

/** Groups of fewer people are not shown to partners (rule: desk.small-groups). */
export const smallestGroup = 5;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .or(z.literal(""))
  .catch("")
  .default("");
/** The filters of the figures; the same in an address, in a call and in an export. */
export const figureFilters = z.object({
  language: languageField,
  by: z.enum(dimensions).catch("state").default("state"),
  course: textField(120).default("").describe("empty: all courses of the area"),
  campaign: textField(120).default(""),
  state: textField(10).default("").describe("a state's number"),
  district: textField(80).default(""),
  from: day.describe("registered in the month of this day or later"),
  to: day.describe("registered in the month of this day or before"),
});
export type FigureFilters = z.infer<typeof figureFilters>;

/** For partners null is 0 to about 4, and others are multiples of five (decisions 0138, 0266). Exact for others. */
const figure = z.number().int().nullable();
const figures = z.object({
  registered: figure,
  enrolled: figure,
  started: figure,
  active: figure,
  completed: figure,
  certificates: figure,
});
export type Figures = z.infer<typeof figures>;

const row = z.object({
  label: z.string().describe("empty: not given"),
  place: z
    .string()
    .default("")
    .describe("the state of a district, district and state of a block; empty for other rows"),
  lgd: z.number().int().nullable().default(null).describe("the code of a place in the Local Government Directory"),
  figures,
});
export type FigureRow = z.infer<typeof row>;

const incomplete = z
  .boolean()
  .default(false)
  .describe("after an update or a restored backup: not everybody is counted yet");
const percent = z.number().nullable();
const topicStep = z.object({
  topic: z.string(),
  opened: figure,
  read: figure,
  quizPassed: figure,
  completed: figure,
  droppedOff: percent.describe("percent of those who opened the topic and have not completed it"),
});
const quizItem = z.object({
  topic: z.string(),
  question: z.string(),
  answered: figure,
  right: z.number().nullable().describe("percent right at the first attempt"),
  discrimination: z.number().nullable().describe("-1 to 1: the correlation with the rest of the quiz"),
});
const opinion = z.object({ text: z.string(), writtenAt: z.string() });
export type Opinion = z.infer<typeof opinion>;
export const opinionKinds = ["feedback", "reasons"] as const;
export type OpinionKind = (typeof opinionKinds)[number];
/** The most texts in a response, and on the page. */
export const opinionsAtOnce = 1000;
const gain = z.object({
  of: z.number().int().describe("how many situations there are"),
  people: figure.describe("who have answered them before and after"),
  before: z.number().nullable().describe("the mean of those right before; null for fewer than 20 people"),
  after: z.number().nullable(),
  gain: z.number().nullable().describe("the mean of after minus before"),
  deviation: z.number().nullable().describe("the standard deviation of the gain"),
});
export type Gain = z.infer<typeof gain>;
const recalled = z.object({
  topic: z.string().describe("empty: the whole course"),
  asked: figure.describe("people who were asked again 30 days or more after the topic"),
  known: figure.describe("those of them with more than half of their first answers then right"),
  share: percent,
});
export type Recalled = z.infer<typeof recalled>;

export const programmes = {
  programmeFigures: learnerCall
    .route({
      ...get(
        "/desk/programmes",
        "How many people registered, enrolled, started, were active this week, completed, and have certificates",
      ),
      description:
        "Counts how many people registered, enrolled, started, were active, completed and have certificates. Groups under five are not shown.",
    })
    .input(figureFilters)
    .output(
      z.object({
        rows: z.array(row),
        total: figures,
        courses: z.array(choice),
        campaigns: z.array(choice),
        states: z.array(choice),
        period: z
          .object({ from: day, to: day })
          .optional()
          .describe("the months that are counted, by a day of the first and of the last; empty: no limit"),
        countedOn: day.describe(
          "the day in India on which the people were counted: for partners the last night of the week",
        ),
        incomplete,
      }),
    ),
  courseFigures: learnerCall
    .route({
      ...get(
        "/desk/programmes/course",
        "One course: the way through its topics, its quiz questions, ratings, and what people wrote",
      ),
      description:
        "Answers the figures of one course: the way through its topics, its quiz questions, and its ratings. Groups under five are not shown.",
    })
    .errors(noCourse)
    .input(figureFilters)
    .output(
      z.object({
        course: choice.nullable(),
        hidden: z
          .boolean()
          .default(false)
          .describe("fewer than five people of the filter are in the course: nothing more is shown about them"),
        topics: z.array(topicStep),
        questions: z.array(quizItem),
        ratings: z.array(z.object({ stars: z.number(), people: figure })),
        averageRating: z.number().nullable(),
        gains: gain.nullable().describe("the situations before and after the course; null where it asks none"),
        recalled: z
          .array(recalled)
          .default([])
          .describe("who still knows it after 30 days; empty where nobody was asked"),
        feedback: z.array(opinion).describe("without names; for coordinators and administrators"),
        reasons: z.array(opinion).describe("why people left; for coordinators and administrators"),
        incomplete,
      }),
    ),
};

export const courseTexts = {
  courseOpinions: learnerCall
    .route({
      ...get(
        "/desk/programmes/texts",
        "What people wrote about a course or why they left it, newest first; for exports",
      ),
      description: "Lists what people wrote about a course and why they left it, newest first.",
    })
    .errors(noCourse)
    .input(
      figureFilters.extend({
        kind: z.enum(opinionKinds).catch("feedback").default("feedback"),
        after: textField(200).default("").describe("`next` of the page before"),
      }),
    )
    .output(z.object({ opinions: z.array(opinion), next: z.string().nullable(), incomplete })),
};
