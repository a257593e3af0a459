import * as z from "zod";
import { doneAnswer, languageField, learnerCall, slugField } from "../meta/answer";
import { withEffects } from "../meta/effects";
import { htmlField } from "../meta/html";
import { noCourse, noPage, noTopic, notEnrolled, notOpen } from "../meta/reasons";
import { get, post } from "../meta/route";
import { numberField } from "../meta/sent-fields";
import { topicRecord } from "./answers";

const recording = z.object({ address: z.string(), title: z.string() });

const offeredTopic = z.object({
  topic_id: z.string(),
  name: z.string(),
  module_name: z.string(),
  open: z.boolean().describe("a locked topic is saved once it has opened"),
  bytes: z.number().int().describe("what saving it transfers: its compressed texts, and its pictures"),
  recordings: z
    .array(recording.extend({ bytes: z.number().int() }))
    .describe("films of the portal, which are saved only where the learner chooses them"),
});
export type OfferedTopic = z.infer<typeof offeredTopic>;

const savedCase = z.object({
  id: z.string(),
  title: z.string(),
  situation: z.string(),
  steps: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      choices: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          to: z.string().describe("the id of the next step, or `end`"),
          reply: z.string(),
        }),
      ),
    }),
  ),
  closing: htmlField("what a counsellor would add"),
});
export type SavedCase = z.infer<typeof savedCase>;

const savedQuestion = z.object({
  id: z.string(),
  question: htmlField(),
  op_type: z.enum(["radio", "checkbox"]),
  options: z.array(
    z.object({
      id: z.string(),
      option: htmlField(),
      sealed: z.string().describe("whether and why it is right, readable with a key made of the salt and its id"),
    }),
  ),
  salt: z.string(),
  right: z
    .string()
    .describe(
      "SHA-256 in hexadecimal digits of `right`, the salt and the right options' ids in their order, by spaces",
    ),
  feedback: z.string().describe("what is said of the right answer, readable with a key made of that answer"),
  lesson: z
    .object({ topic: z.string(), topic_name: z.string().default(""), page: z.number().int(), title: z.string() })
    .nullable(),
});
export type SavedQuestion = z.infer<typeof savedQuestion>;

const savedQuiz = z.object({
  attempt: z.number().int().describe("its number, which each answer names"),
  passing_percent: z.number().int(),
  questions: z.array(savedQuestion),
  answered: z.array(z.object({ id: z.string(), choices: z.array(z.string()), correct: z.boolean() })),
});
export type SavedQuiz = z.infer<typeof savedQuiz>;

const savedTopic = z.object({
  topic_id: z.string(),
  name: z.string(),
  course_id: z.string(),
  course_name: z.string(),
  pages: z.array(
    z.object({
      title: z.string(),
      content: htmlField(),
      form: htmlField("the questions of its survey").nullable(),
      recording: recording.extend({ transcript: htmlField() }).nullable(),
    }),
  ),
  quiz: savedQuiz.nullable().describe("null where there is none, or the quiz is passed, or its pause is not over"),
  journal: z
    .object({
      prompt: htmlField(),
      text: z.string().describe("the draft, or else the entry"),
      submitted: z.boolean(),
      reviewed: z.boolean().describe("a coordinator may read it where the learner agrees"),
    })
    .nullable(),
  discussion: z.object({ slug: z.string(), text: htmlField() }).nullable(),
  pictures: z.array(z.string()),
});
export type SavedTopic = z.infer<typeof savedTopic>;

const offeredCourse = z.object({
  course_id: z.string(),
  name: z.string(),
  topics: z.array(offeredTopic),
  cases: z.array(savedCase),
  plans: z.array(z.object({ address: z.string(), name: z.string() })).describe("class plans and handouts"),
  helplines: z.array(z.object({ name: z.string(), number: z.string() })).describe("to be called at once"),
});
export type OfferedCourse = z.infer<typeof offeredCourse>;

/** What a learner saves on a phone, and what is sent of the time without a network (docs/decisions/0223). */
export const offline = {
  course: learnerCall
    .route({
      ...get("/offline/courses/{courseId}", "What of a course can be saved on a phone"),
      description:
        "Lists the topics of a course with their sizes, and answers its cases and the addresses of its class plans, to be kept on a phone. The end case is not among them.",
    })
    .errors({ ...notEnrolled, ...noCourse })
    .input(z.object({ courseId: slugField, language: languageField }))
    .output(offeredCourse),
  saveTopic: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/offline/topics/{topicId}", "Save an open topic; begins its quiz"),
      description:
        "Answers an open topic whole, to be learned without a network. Its quiz begins, so that answers can be sent later; their key is sealed, and the server marks what is sent.",
    })
    .errors({ ...notOpen, ...noTopic })
    .input(z.object({ topicId: slugField, language: languageField }))
    .output(savedTopic),
  recordReading: withEffects(
    learnerCall
      .route({
        ...post("/offline/reading/{topicId}", "The learner has read a page of the primary reading without a network"),
        description:
          "Counts the time of a page that was read without a network, as far as it fits into the time since the last page that the portal knows of.",
      })
      .errors({ ...notOpen, ...noPage })
      .input(
        z.object({
          topicId: slugField,
          page: numberField(z.number().int().min(1).max(999)),
          seconds: numberField(z.number().int().min(0).max(3600)).describe(
            "counts as far as it fits into the time since the last page that the portal knows of",
          ),
        }),
      )
      .output(doneAnswer.extend({ data: topicRecord, completes_topic: z.boolean() })),
    { completes: ({ topicId }, { completes_topic }) => (completes_topic ? { topicId } : null) },
  ),
};
