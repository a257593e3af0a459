import * as z from "zod";
import { doneAnswer, doneCall, learnerCall, longestEntry, slugField, textField } from "./meta/answer";
import { withEffects } from "./meta/effects";
import { notEnrolled, notOpen } from "./meta/reasons";
import { get, post } from "./meta/route";

/** As long as a journal's entry, which the survey of a topic takes too; an answer's own limit is shorter. */
const answerText = textField(longestEntry);

/** Answers by question name; several values are joined by commas (rule: survey.every-field). */
const answersBody = z.record(z.string().max(120), z.union([answerText, z.array(answerText).max(100)])).default({});
const ownAnswers = z.object({ answers: z.record(z.string(), z.string()) });

export const surveys = {
  sendTopicSurvey: withEffects(
    learnerCall
      .route({
        ...post("/users/user_survey_data/{topicId}", "Answer a survey form of a topic"),
        inputStructure: "detailed",
        description:
          "Stores the answers to the survey of a topic, by the names of its questions. Every question needs an answer.",
      })
      .errors({
        BAD_REQUEST: { message: "A question is unanswered or unknown, or an answer is not allowed." },
        ...notOpen,
        NOT_FOUND: { message: "The topic is unknown or has no survey." },
        TOO_MANY_REQUESTS: { message: "Too many answers within an hour." },
      })
      .input(z.object({ params: z.object({ topicId: slugField }), body: answersBody }))
      .output(doneAnswer),
    { completes: ({ params }) => ({ topicId: params.topicId }) },
  ),
  readTopicSurvey: learnerCall
    .route({
      ...get("/users/user_survey_data/{topicId}", "The learner's own answers to the survey forms of a topic"),
      description: "Answers what the learner has answered to the surveys of a topic.",
    })
    .errors({ ...notOpen, NOT_FOUND: { message: "The topic is unknown or has no survey." } })
    .input(z.object({ topicId: slugField }))
    .output(ownAnswers),
  sendFeedback: doneCall
    .route({
      ...post("/users/feedback/{courseId}", "Answer a course's feedback form"),
      inputStructure: "detailed",
      description: "Stores the answers to the feedback form of a course, which opens when its topics are complete.",
    })
    .errors({
      BAD_REQUEST: { message: "A question is unanswered or unknown, or an answer is not allowed." },
      ...notEnrolled,
      NOT_FOUND: { message: "The course is unknown or has no form." },
      CONFLICT: { message: "The course is not complete." },
      TOO_MANY_REQUESTS: { message: "Too many answers within an hour." },
    })
    .input(z.object({ params: z.object({ courseId: slugField }), body: answersBody })),
  readFeedback: learnerCall
    .route({
      ...get("/users/feedback/{courseId}", "The learner's own answers to a course's feedback form"),
      description: "Answers what the learner has answered to the feedback form of a course.",
    })
    .errors({ ...notEnrolled, NOT_FOUND: { message: "The course is unknown or has no form." } })
    .input(z.object({ courseId: slugField }))
    .output(ownAnswers),
};
