import * as z from "zod";
import { call, doneAnswer, languageField, learnerCall, slugField } from "../meta/answer";
import { htmlField } from "../meta/html";
import { get, post, put } from "../meta/route";
import { numberField } from "../meta/sent-fields";

/** rule: recall.day: the most questions that one person is asked in a day. */
export const questionsADay = 3;

const option = z.object({
  id: z.string(),
  option: htmlField(),
  correct: z.boolean().nullable().describe("null until the question is answered"),
  why: htmlField().nullable().describe("why it is tempting or right; null until the question is answered"),
});
const question = z.object({
  topic_id: z.string(),
  question_id: z.string(),
  round: z.number().int().describe("how often it was answered before; an answer names it, so that it counts once"),
  topic_name: z.string(),
  course_name: z.string(),
  picture: htmlField("the first picture of the topic's picture story").nullable().describe("null where it has none"),
  op_type: z.enum(["radio", "checkbox"]),
  question: htmlField(),
  options: z.array(option),
  page: z
    .object({ number: z.number().int(), title: z.string() })
    .nullable()
    .describe("the page of the topic that answers the question; null where none is named"),
});
export type RecallQuestion = z.infer<typeof question>;

const answered = question.extend({
  choices: z.array(z.string()),
  correct: z.boolean(),
  feedback: htmlField(),
});
export type RecallAnswer = z.infer<typeof answered>;

const today = z.object({
  questions: z.array(question).describe("those of today that are not answered yet"),
  answered: z.array(answered).describe("those answered today"),
  next_on: z.string().nullable().describe("the next day with a question, as YYYY-MM-DD in India; null for none"),
  stopped: z.boolean(),
  mails: z.boolean().describe("mails bring the questions too: the learner has agreed to them and verified the address"),
});
export type RecallToday = z.infer<typeof today>;

const answer = z.object({
  topicId: slugField,
  questionId: slugField,
  round: numberField(z.number().int().min(0).max(10_000)),
  choices: z.array(z.string().max(60)).min(1).max(10),
  language: languageField,
});
const stored = doneAnswer.extend({ answer: answered });
const byToken = z.object({ token: z.string().min(1).max(200), language: languageField });
/** Without anything that is about the person: whoever has the link sees no more than the questions. */
const mailedToday = today.omit({ mails: true });

/** The questions that are asked again one, seven and thirty days after a topic. */
export const recall = {
  today: learnerCall
    .route({
      ...get("/recall", "The questions that the learner is asked again today"),
      description:
        "Answers the questions that the learner is asked again today, at most three, with those already answered and their keys.",
    })
    .input(z.object({ language: languageField }))
    .output(today),
  answer: learnerCall
    .route({
      ...post("/recall/answers", "Answer one of today's questions"),
      description:
        "Checks an answer and moves its question along the spacing. The same answer sent twice counts once and answers the first result.",
    })
    .errors({
      BAD_REQUEST: { message: "The choices do not belong to the question." },
      NOT_FOUND: { message: "The learner is not asked this question." },
      CONFLICT: { message: "The question is not asked today, or the learner has stopped the questions." },
    })
    .input(answer)
    .output(stored),
  stop: learnerCall
    .route({
      ...put("/recall/stop", "Stop the questions, or begin again"),
      description: "Stops the questions and their mails, or begins them again.",
    })
    .input(z.object({ stopped: z.boolean(), language: languageField }))
    .output(doneAnswer.extend({ stopped: z.boolean() })),
  mailedToday: call
    .route({
      ...post("/recall/mailed", "Today's questions by the token of a mailed link, without login"),
      description:
        "Answers today's questions to whoever has the mailed link, without a login and without anything about the person. The token opens nothing else.",
    })
    .errors({ BAD_REQUEST: { message: "The link is not valid or has expired." } })
    .input(byToken)
    .output(mailedToday),
  mailedAnswer: call
    .route({
      ...post("/recall/mailed/answers", "Answer one of today's questions by the token of a mailed link"),
      description: "Checks an answer like the call of the learner, by the token of the mailed link.",
    })
    .errors({
      BAD_REQUEST: { message: "The link is not valid or has expired, or the choices do not belong to the question." },
      NOT_FOUND: { message: "The learner is not asked this question." },
      CONFLICT: { message: "The question is not asked today, or the learner has stopped the questions." },
    })
    .input(answer.extend(byToken.shape))
    .output(stored),
  mailedStop: call
    .route({
      ...post("/recall/mailed/stop", "Stop the questions by the token of a mailed link"),
      description: "Stops the questions by the token of the mailed link.",
    })
    .errors({ BAD_REQUEST: { message: "The link is not valid or has expired." } })
    .input(byToken)
    .output(doneAnswer.extend({ stopped: z.boolean() })),
};
