import * as z from "zod";
import { doneAnswer, languageField, learnerCall, slugField, textField } from "./meta/answer";
import { htmlField } from "./meta/html";
import { notOpen, tooManyChanges } from "./meta/reasons";
import { get, put } from "./meta/route";

/** One line. */
export const longestNote = 200;

/** A topic's proposal for the class, and what this learner has noted about it. */
export const classroomCard = z.object({
  topic_id: z.string(),
  topic_name: z.string(),
  course_id: z.string(),
  course_name: z.string(),
  page: z.number().int().describe("the page of the primary reading that it stands on"),
  text: htmlField(),
  plain: z.string().describe("the text without marks, to share"),
  discussion: z.boolean().describe("the topic has a discussion in which to tell about it"),
  tried_at: z.string().nullable(),
  note: z.string().describe("only its writer reads it"),
});
export type ClassroomCard = z.infer<typeof classroomCard>;

const byTopic = z.object({ topicId: slugField, language: languageField });

/** The calls of `learning` about classroom cards. The cards of all courses come with the learner's courses. */
export const classroom = {
  readClassroomCard: learnerCall
    .route({
      ...get("/users/classroom/{topicId}", "What a topic proposes to do in class, with the learner's own note"),
      description: "Answers what a topic proposes to do in class, with the learner's own note.",
    })
    .errors({ ...notOpen, NOT_FOUND: { message: "The topic is unknown or proposes nothing." } })
    .input(byTopic)
    .output(z.object({ status: z.boolean(), card: classroomCard })),
  saveClassroomCard: learnerCall
    .route({
      ...put("/users/classroom/{topicId}", "Mark what a topic proposes as tried, with a note of one line"),
      description: "Marks what a topic proposes as tried, with a note of one line.",
    })
    .errors({ ...notOpen, NOT_FOUND: { message: "The topic is unknown or proposes nothing." }, ...tooManyChanges })
    .input(
      byTopic.extend({
        tried: z.boolean().optional().describe("left out, it stays as it is"),
        note: textField(longestNote).optional().describe("left out, it stays as it is; empty removes it"),
      }),
    )
    .output(doneAnswer.extend({ card: classroomCard })),
};
