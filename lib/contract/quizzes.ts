import * as z from "zod";
import { unreadPages } from "./learning";
import { call, doneAnswer, languageField, learnerCall, slugField } from "./meta/answer";
import { withEffects } from "./meta/effects";
import { htmlField } from "./meta/html";
import { noQuiz, notOpen } from "./meta/reasons";
import { get, post, put } from "./meta/route";
import { numberField } from "./meta/sent-fields";

/**
 * Before a question is answered, `correct` and `feedback` are null. Then they tell of the chosen options whether and why
 * they are right; the rest once the attempt has passed (rule: quiz.key-after-pass, threats T4). `lesson` is no part of
 * the key: it is shown above the question.
 */
const option = z.object({
  id: z.string().default(""),
  option: htmlField(),
  correct: z.boolean().nullable(),
  why: htmlField().nullable().default(null).describe("why it is right, or why it is tempting and what it costs"),
});
const questionParts = {
  id: z.string().default("").describe("empty where a backend gives its questions none"),
  version: z.string().default("").describe("of its text and options; empty where a backend gives none"),
  question: htmlField(),
  options: z.array(option),
  feedback: htmlField().nullable(),
  lesson: z
    .object({
      topic: z.string(),
      topic_name: z.string().default("").describe("empty where a backend gives none"),
      page: z.number().int(),
      title: z.string(),
      minutes: z.number().int().default(0).describe("how long it takes to read; 0 where a backend gives none"),
    })
    .nullable()
    .default(null)
    .describe("the page that answers the question; null where none is named"),
};
const question = z.discriminatedUnion("op_type", [
  z.object({ op_type: z.literal("radio"), ...questionParts }),
  z.object({ op_type: z.literal("checkbox"), ...questionParts }),
]);
export type QuizQuestion = z.infer<typeof question>;
export type QuestionType = QuizQuestion["op_type"];

const answered = z.object({
  questionId: z.string(),
  choices: z.array(z.string()),
  correct: z.boolean(),
  missing: z.number().int().optional().describe("right options that a wrong answer with several choices lacks"),
  extra: z.number().int().optional().describe("choices that are too many in it"),
});

const attempt = z.object({
  number: z.number().int().describe("1 for the first attempt, 0 when none has begun"),
  answers: z.array(answered),
  question_count: z.number().int(),
  finished: z.boolean(),
  correct_count: z.number().int(),
  percent: z.number().int().nullable(),
  passed: z.boolean().nullable(),
  quiz_passing_percent: z.number().int(),
  next_attempt_at: z.string().nullable().default(null).describe("when the next attempt opens; null where it is open"),
  wait_seconds: z.number().int().default(0).describe("the same in seconds from now, for clients whose clock is wrong"),
  unread_pages: unreadPages,
});
export type QuizAttempt = z.infer<typeof attempt>;

const byTopic = z.object({ topicId: slugField });

export const quizzes = {
  questions: call
    .route({
      ...get("/quiz/{topicId}", "The questions of a topic's quiz"),
      description:
        "Lists the questions of a topic's quiz. Which options are right stands in it only where the owner of the portal allows it, or the learner has answered.",
    })
    .errors({ UNAUTHORIZED: { message: "A guest may not read the quiz." }, ...notOpen, ...noQuiz })
    .input(byTopic.extend({ language: languageField }))
    .output(z.array(question)),
  passingPercent: call
    .route({
      ...get("/quiz/{topicId}/passing_percent", "The percent of right answers that passes"),
      description: "Answers the percent of right answers with which a quiz is passed.",
    })
    .errors(noQuiz)
    .input(byTopic)
    .output(z.object({ quiz_passing_percent: z.number().int() })),
  attempt: learnerCall
    .route({
      ...get("/quiz/{topicId}/attempt", "The learner's latest attempt, with the questions"),
      description: "Answers the learner's latest attempt with the questions in its order.",
    })
    .errors({ ...notOpen, ...noQuiz })
    .input(byTopic.extend({ language: languageField }))
    .output(attempt.extend({ questions: z.array(question) })),
  retake: learnerCall
    .route({
      ...post("/quiz/{topicId}/attempts", "Begin another attempt after a finished one"),
      description: "Begins another attempt after a finished one. While one runs, it answers that one.",
    })
    .errors({ ...notOpen, ...noQuiz, CONFLICT: { message: "The pause after a failed attempt is not over." } })
    .input(byTopic.extend({ language: languageField }))
    .output(
      attempt.extend({
        questions: z.array(question).optional().describe("with their options in the order of this attempt"),
      }),
    ),
  answer: withEffects(
    learnerCall
      .route({
        ...post("/quiz/{topicId}/answers", "Check an answer: it is locked and graded"),
        description: "Checks an answer, locks it and explains it. The last answer grades the attempt.",
      })
      .errors({
        BAD_REQUEST: { message: "The choices do not belong to the question." },
        ...notOpen,
        NOT_FOUND: { message: "The topic has no such question." },
        CONFLICT: {
          message:
            "The attempt is finished, or not the one that `attempt` names, or the pause after a failed one is not over.",
        },
      })
      .input(
        byTopic.extend({
          questionId: slugField,
          version: z
            .string()
            .max(100)
            .optional()
            .describe("of the question as it was read; an answer to another is refused"),
          choices: z.array(z.string().max(60)).min(1).max(10),
          attempt: numberField(z.number().int())
            .optional()
            .describe("the attempt it belongs to; one that is over by then takes no answer of an earlier one"),
          language: languageField,
        }),
      )
      .output(
        z.object({
          status: z.boolean(),
          question,
          choices: z.array(z.string()),
          correct: z.boolean(),
          attempt,
          questions: z.array(question).optional().describe("all of a finished attempt, as they are shown then"),
        }),
      ),
    { completes: ({ topicId }, answer) => (answer.attempt.finished ? { topicId } : null) },
  ),
  recordScore: withEffects(
    learnerCall
      .route({
        ...put("/courses/module_topic/{topicId}/quiz", "Confirm a passed quiz; the score counts only as graded"),
        description: "Confirms a passed quiz. The score that counts is the one that the portal has graded.",
      })
      .errors({
        BAD_REQUEST: { message: "The score is not between 0 and 10." },
        ...notOpen,
        ...noQuiz,
        CONFLICT: { message: "No attempt was passed, or not with this score." },
      })
      .input(byTopic.extend({ score: z.union([z.number(), z.string().max(10)]).optional(), language: languageField }))
      .output(doneAnswer.extend({ score: z.number() })),
    { completes: ({ topicId }) => ({ topicId }) },
  ),
};
