import * as z from "zod";
import { doneAnswer, languageField, learnerCall, slugField } from "../meta/answer";
import { noCourse, notEnrolled } from "../meta/reasons";
import { get, post } from "../meta/route";

const situationMoments = ["start", "end"] as const;

const item = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.object({ id: z.string(), option: z.string() })),
});

const resultItem = z.object({
  id: z.string(),
  name: z.string(),
  before: z.boolean().nullable().describe("right at the start; null where the start was skipped"),
  right: z.boolean(),
  question: z.string(),
  chosen: z.string(),
  answer: z.string().describe("the right option"),
  why: z.string(),
});

const situationsPage = z.object({
  moment: z.enum(situationMoments).nullable().describe("which form may be answered now"),
  offered: z.boolean().describe("the start is offered: no topic was opened, and it was neither answered nor skipped"),
  started: z.boolean().describe("the form of the start is answered"),
  items: z.array(item).describe("the form that may be answered now, without its key"),
  result: z
    .object({
      of: z.number().int(),
      before: z.number().int().nullable(),
      after: z.number().int(),
      items: z.array(resultItem),
    })
    .nullable()
    .describe("once the form of the end is answered"),
});
export type SituationsPage = z.infer<typeof situationsPage>;

const byCourse = z.object({ courseId: slugField, language: languageField });

/** The calls of `learning` for the situations before and after a course. */
export const situations = {
  readSituations: learnerCall
    .route({
      ...get(
        "/users/situations/{courseId}",
        "The situations before and after a course: the form that is open, or the gain",
      ),
      description:
        "Answers the situations before or after a course that may be answered now, without their key, or the gain once those after it are answered.",
    })
    .errors({ ...notEnrolled, ...noCourse })
    .input(byCourse)
    .output(z.object({ status: z.boolean(), situations: situationsPage })),
  answerSituations: learnerCall
    .route({
      ...post(
        "/users/situations/{courseId}",
        "Answer the situations before or after a course once, or skip those before it",
      ),
      description:
        "Stores the answers to the situations before or after a course, or that those before it are skipped. Each is stored once; a repeated call answers what is stored.",
    })
    .errors({
      BAD_REQUEST: { message: "A situation has no answer." },
      ...notEnrolled,
      NOT_FOUND: { message: "The course is unknown or has no situations." },
      CONFLICT: { message: "A topic is complete already, or not every topic is." },
    })
    .input(
      byCourse.extend({
        moment: z.enum(situationMoments),
        answers: z.record(z.string().max(120), z.string().max(120)).default({}),
        skip: z.boolean().default(false).describe("at the start only"),
      }),
    )
    .output(doneAnswer.extend({ situations: situationsPage })),
};
