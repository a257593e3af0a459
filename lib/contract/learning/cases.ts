import * as z from "zod";
import { doneAnswer, languageField, learnerCall, slugField } from "../meta/answer";
import { withEffects } from "../meta/effects";
import { htmlField } from "../meta/html";
import { get, post } from "../meta/route";

/** A case as a learner finds it on the course's page. */
export const caseSummary = z.object({
  id: z.string(),
  title: z.string(),
  end: z.boolean().describe("the case that closes the course"),
  open: z.boolean().describe("the end case opens when every topic is complete"),
  finished_at: z.string().nullable(),
});
export type CaseSummary = z.infer<typeof caseSummary>;

/** The end case of an enrollment that needs it for its completion, until it is finished. */
export const dueEndCase = z.object({ id: z.string(), title: z.string(), open: z.boolean() }).nullable().optional();

/** The ids of the choices so far, joined by dots; empty at the start. */
const casePath = z
  .string()
  .max(300)
  .regex(/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?$/);

/** A case after some choices: the next step, or the end with what a counsellor would add. */
const casePlace = z.object({
  id: z.string(),
  title: z.string(),
  course_id: z.string(),
  course_name: z.string(),
  end: z.boolean().describe("the case that closes the course"),
  situation: z.string(),
  done: z
    .array(z.object({ choice: z.string(), text: z.string(), reply: z.string() }))
    .describe("the choices of the path, with what followed from each"),
  step: z
    .object({
      text: z.string(),
      picture: htmlField("where the reader is, and who is there").optional(),
      choices: z.array(z.object({ id: z.string(), text: z.string() })),
    })
    .nullable()
    .describe("null at the end"),
  closing: htmlField("what a counsellor would add").nullable().describe("null before the end"),
  finished_at: z.string().nullable(),
});
export type CasePlace = z.infer<typeof casePlace>;

const byCase = z.object({
  courseId: slugField,
  caseId: slugField,
  language: languageField,
  path: casePath.default(""),
});

/** The calls of `learning` about cases. The list of a course's cases comes with the course as its learner sees it. */
export const cases = {
  readCase: learnerCall
    .route({
      ...get("/users/cases/{courseId}/{caseId}", "A case after the choices of a path"),
      description:
        "Answers a case after the choices of a path: the next step, or the end with what a counsellor would add.",
    })
    .errors({
      FORBIDDEN: { message: "The learner is not enrolled, or the end case is not open yet." },
      NOT_FOUND: { message: "The case is unknown, or the path is none of its ways." },
    })
    .input(byCase)
    .output(z.object({ status: z.boolean(), case: casePlace })),
  finishCase: withEffects(
    learnerCall
      .route({
        ...post("/users/cases/{courseId}/{caseId}", "Record a case as finished, with the choices that led to its end"),
        description: "Records a case as finished; the first time counts.",
      })
      .errors({
        BAD_REQUEST: { message: "The path does not lead to the end." },
        FORBIDDEN: { message: "The learner is not enrolled, or the end case is not open yet." },
        NOT_FOUND: { message: "The case is unknown, or the path is none of its ways." },
        TOO_MANY_REQUESTS: { message: "Too many cases finished within fifteen minutes." },
      })
      .input(byCase)
      .output(
        doneAnswer.extend({
          finished_at: z.string().describe("when it was finished for the first time"),
          last_topic: z.string().nullable().describe("the course's last topic, where this may complete the course"),
        }),
      ),
    { completes: (_, { last_topic }) => (last_topic ? { topicId: last_topic } : null) },
  ),
};
