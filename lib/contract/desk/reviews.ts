import * as z from "zod";
import { doneCall, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { noWork } from "../meta/reasons";
import { get, post } from "../meta/route";
import { pageField, pageOf } from "./access";

const moduleId = textField(120).default("").describe("empty: the whole course");
const ofReview = languageInput.extend({ enrollmentId: slugField });

const waitingReview = z.object({
  enrollmentId: z.string(),
  moduleId: z.string(),
  name: z.string(),
  course: z.string(),
  module: z.string().nullable(),
  since: z.string(),
  again: z.boolean().describe("the same work was sent back before"),
});
export type WaitingReviewEntry = z.infer<typeof waitingReview>;

const topicWork = z.object({
  topicId: z.string(),
  topic: z.string(),
  quiz: z
    .object({
      score: z.number().nullable().describe("out of ten"),
      attempts: z.number().int(),
      newAttempts: z.number().int().describe("since it was sent back"),
      reported: z.boolean().describe("the learner's app reported it; it was not graded here"),
    })
    .nullable(),
  answers: z.array(
    z.object({ question: z.string(), answer: z.string(), changed: z.boolean().describe("since it was sent back") }),
  ),
  journal: z
    .object({
      prompt: z.string(),
      entry: z.string().nullable().describe("null where none is written or none is shown"),
      private: z.boolean().describe("its writer did not choose to show it"),
      changed: z.boolean(),
    })
    .nullable(),
});
export type ReviewTopic = z.infer<typeof topicWork>;

const work = z.object({
  name: z.string(),
  username: z.string(),
  course: z.string(),
  module: z.string().nullable(),
  returned: z.object({ at: z.string(), note: z.string(), topics: z.array(z.string()) }).nullable(),
  topics: z.array(topicWork),
});
export type ReviewWork = z.infer<typeof work>;

export const reviews = {
  listReviews: learnerCall
    .route({
      ...get("/desk/reviews", "Completed work that waits, the longest wait first"),
      description: "Lists completed work that waits for a review, the longest wait first.",
    })
    .input(languageInput.extend({ page: pageField }))
    .output(pageOf(waitingReview)),
  readReview: learnerCall
    .route({
      ...get("/desk/reviews/{enrollmentId}", "The work of one module or course that waits"),
      description: "Answers the work of one course or module that waits for a review.",
    })
    .errors(noWork)
    .input(ofReview.extend({ moduleId }))
    .output(z.object({ data: work })),
  approveReview: doneCall
    .route({
      ...post("/desk/reviews/{enrollmentId}/approve", "Approve: the certificate is issued"),
      description: "Approves the work. The certificate is issued.",
    })
    .errors({ ...noWork, CONFLICT: { message: "Somebody else has decided meanwhile, or the work has changed." } })
    .input(ofReview.extend({ moduleId })),
  returnReview: doneCall
    .route({
      ...post("/desk/reviews/{enrollmentId}/return", "Send back with a note that names topics"),
      description: "Sends the work back with a note that names topics.",
    })
    .errors({
      BAD_REQUEST: { message: "The note or the topics are missing." },
      ...noWork,
      CONFLICT: { message: "Somebody else has decided meanwhile." },
    })
    .input(ofReview.extend({ moduleId, topicIds: z.array(slugField).max(100), note: textField(2000) })),
};
