import * as z from "zod";
import { defaultLanguage } from "../../platform/i18n/language";
import { classroomCard } from "../classroom";
import {
  call,
  doneAnswer,
  languageField,
  languageQuery,
  learnerCall,
  longestEntry,
  slugField,
  textField,
} from "../meta/answer";
import { withEffects } from "../meta/effects";
import { noCourse, noJournal, noPage, noTopic, notEnrolled, notOpen, otherUsername } from "../meta/reasons";
import { get, post, put } from "../meta/route";
import { idField, numberField } from "../meta/sent-fields";
import {
  earnedCertificate,
  journalReaders,
  modulesAnswer,
  myCourse,
  myCourseTopics,
  openReview,
  readingPage,
  topicData,
  topicRecord,
} from "./answers";

export * from "./answers";

const topicById = z.object({ id: slugField, language: languageField });
const usernameBody = z.object({ username: z.string().max(254).optional() }).default({});

export const learning = {
  getMyCourseInfo: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/users/get-my-courses-info/{courseId}", "Is the learner enrolled in this course"),
      description: "Answers whether the learner is enrolled in a course, and how far.",
    })
    .errors(noCourse)
    .input(z.object({ courseId: slugField }))
    .output(
      doneAnswer.extend({
        progress: z.number().int().nullable().default(null).describe("percent; null for somebody who is not enrolled"),
      }),
    ),
  modules: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/courses/modules/{id}", "A course as its learner sees it"),
      inputStructure: "detailed",
      description:
        "Answers a course as its learner sees it: modules, topics with their states, progress, the place to go on, discussions and resources.",
    })
    .errors(noCourse)
    .input(
      z.object({
        params: z.object({ id: slugField }),
        query: languageQuery,
        body: z
          .object({
            language: languageField.optional(),
            cases: z.boolean().optional().describe("lists the cases; from then on completion needs the end case"),
          })
          .default({}),
      }),
    )
    .output(modulesAnswer),
  topic: call
    .route({
      ...get("/courses/topic/{id}", "A topic's outline"),
      description: "Answers the outline of a topic: its pages, what completes it, and the topics before and after.",
    })
    .errors(noTopic)
    .input(topicById)
    .output(topicData),
  readingPage: withEffects(
    call
      .route({
        ...get("/courses/topicPrimaryReading/{id}/{page}", "A page of a topic's primary reading"),
        description:
          "Answers a page of a lesson as HTML. Guests may read the first pages; for a learner the page counts as opened.",
      })
      .errors({ UNAUTHORIZED: { message: "A guest may not read this page." }, ...notOpen, ...noPage })
      .input(topicById.extend({ page: numberField(z.number().int().min(1).max(999)) }))
      .output(readingPage),
    { completes: ({ id }, { completes_topic }) => (completes_topic ? { topicId: id } : null) },
  ),
  subtopics: call
    .route({
      ...get("/courses/getsubTopicList/{id}", "The pages of a topic"),
      description: "Lists the pages of a topic's lesson.",
    })
    .errors(noTopic)
    .input(topicById)
    .output(z.array(z.object({ page: z.number().int(), icon: z.string(), topic_name: z.string() }))),
  getMyTopicInfo: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/users/get-my-topic-info/{topicId}", "What the learner has done in a topic"),
      description: "Answers what the learner has done in a topic, or null before it was opened.",
    })
    .errors({ BAD_REQUEST: { message: "The topic belongs to another course." }, ...notOpen, ...noTopic })
    .input(z.object({ topicId: slugField, course: textField(120).optional() }))
    .output(z.object({ status: z.boolean(), data: topicRecord.nullable() })),
  addTopicRecord: learnerCall
    .route({
      ...post("/users/add-user-course-topic", "Open a topic: makes its record where there is none"),
      description: "Opens a topic: makes its record, or leaves the one that is there.",
    })
    .errors({ BAD_REQUEST: { message: "The topic belongs to another course." }, ...notOpen, ...noTopic })
    .input(
      z.object({
        course_id: textField(120),
        topicId: slugField,
        enrollmentId: textField(120).optional(),
        quiz: z.union([z.number(), z.boolean(), z.string().max(120)]).nullish(),
        language: languageField,
        completion_criteria: textField(200).optional(),
      }),
    )
    .output(doneAnswer),
  recordReading: withEffects(
    learnerCall
      .route({
        ...post("/users/reading/{topicId}", "The learner is on this page of the primary reading"),
        description:
          "Stores that the learner is on a page of a lesson, and counts the page before as read once it was open long enough.",
      })
      .errors({ ...notOpen, ...noPage })
      .input(z.object({ topicId: slugField, page: numberField(z.number().int().min(1).max(999)) }))
      .output(
        doneAnswer.extend({
          data: topicRecord,
          completes_topic: z.boolean().default(true).describe("the topic was not complete before, and is now"),
        }),
      ),
    { completes: ({ topicId }, { completes_topic }) => (completes_topic ? { topicId } : null) },
  ),
  writeJournal: withEffects(
    learnerCall
      .route({
        ...post("/users/journal/{topicId}", "Save the reflective journal of a topic"),
        description: "Stores the journal entry of a topic. It may complete the topic.",
      })
      .errors({
        BAD_REQUEST: { message: "The entry is blank or too short." },
        ...notOpen,
        ...noJournal,
        CONFLICT: { message: "The entry is one that the learner has written before." },
      })
      .input(
        z.object({
          topicId: slugField,
          entry: textField(longestEntry),
          readers: journalReaders
            .optional()
            .describe("the readers that the form named to the learner; without it nobody else reads the entry"),
          language: languageField,
        }),
      )
      .output(doneAnswer),
    { completes: ({ topicId }) => ({ topicId }) },
  ),
  completeCourse: learnerCall
    .route({
      ...put("/courses/completed_status/{id}", "Request the certificate of a completed course"),
      description:
        "Requests the certificate of a course whose topics are all complete, and marks the course completed.",
    })
    .errors({
      FORBIDDEN: { message: "The enrollment is somebody else's, or the course was left." },
      ...noCourse,
      CONFLICT: {
        message: "A topic or the profile is not complete, the work is under review, or the certificate was withdrawn.",
      },
    })
    .input(z.object({ id: slugField, eid: textField(120), language: languageField }))
    .output(
      doneAnswer.extend({
        certificateId: z.string().nullable().describe("null where the modules have certificates instead"),
      }),
    ),
  myCourses: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/users/my-courses", "The learner's courses"),
      inputStructure: "detailed",
      description: "Lists the learner's courses with progress, place, certificates, reviews and what to do in class.",
    })
    .errors(otherUsername)
    .input(
      z
        .object({ query: languageQuery, body: usernameBody })
        .default({ query: { language: defaultLanguage }, body: {} }),
    )
    .output(
      z.object({
        success: z.boolean(),
        data: z.array(myCourse),
        message: z.string(),
        firstName: z.string().default(""),
        earned: z.array(earnedCertificate).default([]).describe("certificates of courses that were left"),
        classroom: z.array(classroomCard).default([]).describe("what to do in class, of the pages that are read"),
        reviews: z.array(openReview).default([]),
        unread_answers: z.number().int().default(0).describe("answers of the coordinator that are not seen yet"),
      }),
    ),
  myCourse: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/my-courses/{id}", "One of the learner's courses with its topics"),
      inputStructure: "detailed",
      description: "Answers one of the learner's courses with its topics and quiz scores.",
    })
    .errors({ FORBIDDEN: { message: "The learner is not enrolled, or `username` names somebody else." }, ...noCourse })
    .input(z.object({ params: z.object({ id: slugField }), query: languageQuery, body: usernameBody }))
    .output(z.object({ data: z.array(myCourseTopics) })),
  recount: learnerCall
    .route({
      ...post("/users/recount/{courseId}", "Count the progress in a course again, from what is recorded"),
      description: "Counts the progress in a course again from what is recorded, and repairs marks that are missing.",
    })
    .errors({ ...notEnrolled, ...noCourse, TOO_MANY_REQUESTS: { message: "Too many counts within an hour." } })
    .input(z.object({ courseId: slugField, language: languageField }))
    .output(
      doneAnswer.extend({
        progress: z.number().int(),
        topics: z.object({ done: z.number().int(), of: z.number().int() }),
        parts: z.object({ done: z.number().int(), of: z.number().int() }).describe("the sections that the topics need"),
        repaired: z.number().int().describe("marks that were missing although what they stand for is recorded"),
      }),
    ),
  unenroll: learnerCall
    .route({
      ...post("/users/unenroll", "Leave a course, with the reason"),
      description: "Leaves a course with the reason. Certificates stay valid.",
    })
    .errors({
      BAD_REQUEST: { message: "The reason is blank." },
      ...notEnrolled,
      ...noCourse,
      TOO_MANY_REQUESTS: { message: "Too many courses left within an hour." },
    })
    .input(
      z.object({
        id: idField,
        feedback: textField(4000).default(""),
        language: languageField,
      }),
    )
    .output(doneAnswer),
};
