import * as z from "zod";
import { languages } from "../platform/i18n/language";
import { call, slugField } from "./meta/answer";
import { get } from "./meta/route";

const coBrand = z.object({ course_id: z.string(), default_language: z.enum(languages) });
const people = z.number().int().positive().nullable().describe("in tens or hundreds; null: about ten or fewer");
const stateFigures = z.object({
  registered: people,
  begun: people.describe("who have begun a course; null: about ten or fewer"),
  certificates: people.describe("who have a certificate; null: about ten or fewer"),
  day: z.iso.date().describe("when it was counted"),
});
export type StateFigures = z.infer<typeof stateFigures>;

const target = z.object({ url: z.string() });

export const campaigns = {
  coBrandedTag: call
    .route({
      ...get("/co_branded_tag", "The course and language behind a partner's tag"),
      description: "Finds the course and the language to which a partner's tag leads.",
    })
    .errors({ NOT_FOUND: { message: "No partner has this tag." } })
    .input(z.object({ tag: slugField }))
    .output(z.object({ status: z.boolean(), data: coBrand })),
  stateFigures: call
    .route({
      ...get("/campaigns/{slug}/figures", "How many people of a campaign's state have come"),
      description:
        "Answers how many people of a campaign's state have registered, begun a course and got a certificate, counted once a day. Only verified addresses count, in tens or hundreds.",
    })
    .errors({ NOT_FOUND: { message: "There is no such campaign." } })
    .input(z.object({ slug: slugField }))
    .output(z.object({ figures: stateFigures.nullable().describe("null: not everybody is counted yet") })),
  // The documented `data.data.url` may include an HTTP client's `data`: the field is at both places.
  redirect: call
    .route({
      ...get("/redirect", "Where a short address leads"),
      description:
        "Finds the target of a short address. The target stands in the answer twice, because clients read it at either place.",
    })
    .errors({ NOT_FOUND: { message: "There is no such short address." } })
    .input(z.object({ slug: slugField }))
    .output(z.object({ status: z.boolean(), data: target.extend({ data: target }) })),
};
