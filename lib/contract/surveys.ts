import * as z from "zod";
import { doneAnswer, learnerCall, slugField } from "./meta/answer";
import { withEffects } from "./meta/effects";
import { cleanText } from "./text/clean-text";

const answerText = z.string().overwrite(cleanText);

/**
 * Answers keyed by question name; several values of one name are joined by commas (rule: survey.every-field). The form
 * defines the names.
 */
const answersBody = z.record(z.string().max(120), z.union([answerText, z.array(answerText).max(100)])).default({});
const ownAnswers = z.object({ answers: z.record(z.string(), z.string()) });

export const surveys = {
  sendTopicSurvey: withEffects(
    learnerCall
      .route({
        method: "POST",
        path: "/users/user_survey_data/{topicId}",
        summary: "Answer a survey form of a topic",
        inputStructure: "detailed",
      })
      .input(z.object({ params: z.object({ topicId: slugField }), body: answersBody }))
      .output(doneAnswer),
    { completes: ({ params }) => ({ topicId: params.topicId }) },
  ),
  readTopicSurvey: learnerCall
    .route({
      method: "GET",
      path: "/users/user_survey_data/{topicId}",
      summary: "The learner's own answers to the survey forms of a topic",
    })
    .input(z.object({ topicId: slugField }))
    .output(ownAnswers),
  sendFeedback: learnerCall
    .route({
      method: "POST",
      path: "/users/feedback/{courseId}",
      summary: "Answer a course's feedback form",
      inputStructure: "detailed",
    })
    .input(z.object({ params: z.object({ courseId: slugField }), body: answersBody }))
    .output(doneAnswer),
  readFeedback: learnerCall
    .route({
      method: "GET",
      path: "/users/feedback/{courseId}",
      summary: "The learner's own answers to a course's feedback form",
    })
    .input(z.object({ courseId: slugField }))
    .output(ownAnswers),
};
