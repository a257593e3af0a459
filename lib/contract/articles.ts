import * as z from "zod";
import { call, languageField, languageQuery, slugField } from "./meta/answer";
import { htmlField, recordingField } from "./meta/html";
import { get } from "./meta/route";

/** rule: articles.page. Optional fields are not in the documented response, so a backend may omit them. */
const privateReading = {
  neutral_title: z
    .string()
    .nullable()
    .default(null)
    .describe("on a sensitive page: what the reader may have in the tab and the history in place of the title"),
};
const topic = z.object({ slug: z.string(), name: z.string(), description: z.string(), image_url: z.string() });

const card = z.object({
  ...privateReading,
  topic: z.string().describe("the topic's slug"),
  slug: z.string(),
  icon: z.string(),
  title: z.string(),
  content_type: z.string(),
  content_length: z.string(),
  description: z.string().optional(),
  question: z.string().optional().describe("the title as a reader's question"),
  updated_on: z.string().optional().describe("the day it last changed"),
});

const related = z.object({
  courses: z.array(z.string()).describe("slugs, in the order in which they are shown"),
  helplines: z.array(z.string()).describe("the portal's helplines by their keys"),
  discussions: z.array(z.object({ slug: z.string(), title: z.string(), lead: z.string() })).describe("of the forum"),
});

const neighbour = z.object({ slug: z.string(), title: z.string() });

const article = z.object({
  title: z.string(),
  ...privateReading,
  content: htmlField(),
  credit_note: z.string(),
  recording: recordingField,
  topic: z.string().optional().describe("the topic's slug"),
  slug: z.string().optional(),
  icon: z.string().optional(),
  description: z.string().optional(),
  content_type: z.string().optional(),
  content_length: z.string().optional(),
  tags: z.array(z.object({ slug: z.string(), name: z.string() })).optional(),
  sources: z
    .array(
      z.object({
        title: z.string(),
        publisher: z.string(),
        year: z.number().nullable(),
        address: z.string().optional().describe("https; the source's own page or its publisher's"),
        second_address: z.string().optional().describe("https; where the first one moves"),
      }),
    )
    .optional(),
  review: z
    .array(
      z.object({
        what: z.enum(["medical", "legal", "hindi", "teaching"]),
        by: z.string().describe("name and role"),
        on: z.string().describe("YYYY-MM-DD"),
      }),
    )
    .optional()
    .describe("who checked what, and when; missing where nobody has"),
  for_whom: z.string().optional().describe("the ages that it is for"),
  aims: z.array(z.string()).optional().describe("by age: what a reader can do afterwards"),
  younger: z
    .object({ topic: z.string(), slug: z.string(), title: z.string() })
    .optional()
    .describe("the article that a reader below these ages reads in its place"),
  published_on: z.string().optional(),
  updated_on: z.string().optional(),
  calls: z.array(z.string()).optional().describe("keys of the helplines to call before one reads on"),
  previous: neighbour.nullable().optional().describe("the article before it in its topic"),
  next: neighbour.nullable().optional().describe("the article after it in its topic"),
});

export type CoreIssueCard = z.infer<typeof topic>;
export type ArticleCard = z.infer<typeof card>;
export type ArticleDetail = z.infer<typeof article>;
export type RelatedContent = z.infer<typeof related>;

export const articles = {
  topics: call
    .route({
      ...get("/topic", "All core-issue topics"),
      description: "Lists the core issues in their order, each with its name, a sentence and a picture.",
    })
    .input(languageQuery)
    .output(z.array(topic)),
  ofTopic: call
    .route({
      ...get("/topic/{name}", "The articles of a core-issue topic"),
      description: "Lists the articles of one core issue as cards.",
    })
    .errors({ NOT_FOUND: { message: "There is no such core issue." } })
    .input(z.object({ name: slugField, language: languageField }))
    .output(z.object({ message: z.string(), data: z.array(card), ...privateReading })),
  read: call
    .route({
      ...get("/topic/{id}/{slug}", "One article; id is its topic's slug"),
      description: "Answers one article with its text as HTML, its credit note and its neighbours in the core issue.",
    })
    .errors({ NOT_FOUND: { message: "There is no such article in this core issue." } })
    .input(z.object({ id: slugField, slug: slugField, language: languageField }))
    .output(z.object({ message: z.string(), data: article })),
  popular: call
    .route({
      ...get("/articles/popular", "Articles chosen for the home page, in their order"),
      description: "Lists the articles that the foundation has chosen for the home page.",
    })
    .input(languageQuery)
    .output(z.object({ data: z.array(card) })),
  related: call
    .route({
      ...get("/topics/{name}/related", "What is shown beside a topic's articles"),
      description: "Names the courses, helplines and discussions that are shown beside the articles of a core issue.",
    })
    .errors({ NOT_FOUND: { message: "There is no such core issue." } })
    .input(z.object({ name: slugField, language: languageField }))
    .output(z.object({ data: related })),
};
