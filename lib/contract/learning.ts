import * as z from "zod";
import { defaultLanguage } from "../platform/i18n/language";
import { classroomCard } from "./classroom";
import { call, doneAnswer, languageField, languageQuery, learnerCall, slugField, textField } from "./meta/answer";
import { withEffects } from "./meta/effects";
import { htmlField } from "./meta/html";

export const topicStatuses = ["Completed", "Started", "Pending", "Locked"] as const;
export const enrollmentStatuses = ["Enrolled", "Completed"] as const;
const topicStatus = z.enum(topicStatuses);
const yesOrNo = z.enum(["Yes", "No"]);

/** The foundation's review of the work, where a course has one: waiting, or its outcome; null where none is waiting. */
const reviewState = z.enum(["waiting", "approved", "returned"]).nullable().default(null);
const reviewInfo = {
  review: reviewState,
  review_note: z.string().nullable().default(null).describe("what the learner is told when the work was sent back"),
  review_topics: z
    .array(z.object({ topic: z.string(), name: z.string() }))
    .default([])
    .describe("the topics that were sent back"),
};

/** Where the learner goes on: the exact page left, or the first section still undone. */
const resumePlace = z
  .object({
    topic: z.string(),
    topic_name: z.string(),
    section: z.enum(["primary", "quiz", "reflective_journal", "discussion"]),
    page: z.number().int().nullable().describe("the page of the primary reading"),
  })
  .nullable()
  .default(null);

const enrollmentInfo = z.object({
  ...reviewInfo,
  id: z.string(),
  progress: z.number().int().min(0).max(100),
  rating: z.number().nullable(),
  feedback: z.string().nullable(),
  platform_rating: z.string().nullable().default(null),
  status: z.enum(enrollmentStatuses),
  current_topic: z.string().nullable(),
  current_page: z.number().int().nullable(),
  resume: resumePlace,
  certificateId: z.string().nullable(),
});

/** Pages that are still to be read before their topic is complete. */
export const unreadPages = z.array(z.object({ page: z.number().int(), title: z.string() })).default([]);

const moduleTopic = z.object({
  name: z.string(),
  slug: z.string().nullable(),
  status: topicStatus,
  module_name: z.string(),
  module_id: z.string(),
  minutes: z.number(),
  unlocked_by: z.string().nullable().describe("the name of the topic that has to be completed first"),
  needs: z
    .array(z.object({ section: z.string(), done: z.boolean() }))
    .default([])
    .describe("what completes the topic: Primary Reading, or what its completion criteria name"),
  next_page: z.number().int().default(1).describe("the first page not read yet"),
  unread_pages: unreadPages,
});
export type ModuleTopic = z.infer<typeof moduleTopic>;

/** A certificate that its learner can open, with what it is for: the course, or a module of it. */
const earnedCertificate = z.object({ id: z.string(), course: z.string(), name: z.string() });
export type EarnedCertificate = z.infer<typeof earnedCertificate>;

const modulesAnswer = z.object({
  status: z.boolean(),
  profile_complete: z.boolean().default(true).describe("a certificate needs a complete profile"),
  moduleTopic_info: z.array(moduleTopic),
  enrollStatus: z.boolean(),
  enrollment_info: z.array(enrollmentInfo),
  former: z
    .object({ certificates: z.array(earnedCertificate) })
    .nullable()
    .optional()
    .describe("for somebody who has left the course: the certificates kept; null for somebody who never joined it"),
  discussion: z.array(z.object({ description: htmlField(), slug: z.string(), total_comments: z.number(), topic_name: z.string().default("") })),
  course_info: z.object({
    name: z.string(),
    slug: z.string(),
    icon: z.string(),
    module_level_certificate: z.number(),
    course_completion_review: z.number(),
    discussion_desc: z.string(),
    resources_desc: z.string(),
  }),
  module_resources: z.array(
    z.object({
      ...reviewInfo,
      module_id: z.string().default(""),
      module_name: z.string(),
      resources: z.string().describe("a link; empty where the module has none"),
      links: z
        .array(z.object({ title: z.string(), href: z.string() }))
        .default([])
        .describe("all of the module's links with their titles"),
      module_level_certificate: z.number(),
      certificateId: z.string().nullable().default(null).describe("the module's certificate, where modules have one"),
    }),
  ),
  summary_lock: z.boolean().describe("true until every topic is complete"),
  discussion_tab: yesOrNo,
  resources_tab: yesOrNo,
});
export type ModulesAnswer = z.infer<typeof modulesAnswer>;

const topicData = z.object({
  _id: z.string(),
  name: z.string(),
  summary: z.string(),
  module_id: z.string(),
  module_name: z.string(),
  course_id: z.string(),
  course_name: z.string(),
  primary_pages: z.number().int(),
  quiz: z.number(),
  reflective_journal: htmlField().nullable(),
  discussion: htmlField().nullable(),
  completion_criteria: z.string(),
  course_completion_review: z.number().default(0).describe("1: the course coordinator looks at the work before the certificate"),
  previous: z.string(),
  next: z.string(),
});
export type TopicData = z.infer<typeof topicData>;

const topicById = z.object({ id: slugField, language: languageField });

const readingPage = z.object({
  content: htmlField(),
  form_data: htmlField("the fields of a survey form, for the form element of the page that shows them").nullable(),
  video_url: z.string().nullable(),
  video_title: z.string().nullable().default(null),
  video_transcript: htmlField().nullable().default(null),
  topic_name: z.string(),
  page: z.number().int(),
  title: z.string(),
  reading_seconds: z.number().int().default(0).describe("the reading time that the page gives; a tenth of it has to pass while the page is open"),
});
export type ReadingPage = z.infer<typeof readingPage>;

/** Who reads a journal entry: its writer alone, or the course's coordinator too, where the course has a review before its certificate. */
export const journalReaders = z.enum(["learner", "coordinator"]);
export type JournalReaders = z.infer<typeof journalReaders>;

export const topicRecord = z.object({
  status: topicStatus,
  reflective_journal: z.string().nullable(),
  discussion: z.number(),
  quiz: z.number().nullable().describe("the best score out of ten"),
  primary_reading: z.number().int().describe("how many pages are read"),
  pages_read: z.array(z.number().int()).optional().describe("which pages are read"),
  reading_done: z.boolean().default(true).describe("every page is read"),
  open_page: z.number().int().nullable().default(null).describe("the page that is open, if it is one of this topic"),
  quiz_done: z.boolean().default(false),
  journal_done: z.boolean().default(false),
  form_done: z.boolean().default(false).describe("every survey form of the topic is answered"),
});
export type TopicRecordAnswer = z.infer<typeof topicRecord>;

const myCourse = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  status: z.enum(enrollmentStatuses),
  enrolled_date: z.string(),
  progress: z.number().int(),
  certificateId: z.string().nullable(),
  module_level_certificate: z.number(),
  module_certificates: z.number().int().optional().describe("how many modules have a valid certificate"),
  current_topic: z.string().nullable(),
  current_page: z.number().int().nullable(),
  resume: resumePlace,
});
export type MyCourse = z.infer<typeof myCourse>;

/** A review of a course, or of a module of it, that the learner waits for or has to look at. */
const openReview = z.object({ course: z.string(), name: z.string(), state: z.enum(["waiting", "returned"]), note: z.string().nullable(), since: z.string() });
export type OpenReview = z.infer<typeof openReview>;

const myCourseTopics = z.object({
  course_name: z.string(),
  status: z.enum(enrollmentStatuses),
  description: z.object({ name: z.string(), quiz_per_topic: z.number() }),
  topics: z.array(
    z.object({
      topicId: z.string(),
      topicName: z.string(),
      status: topicStatus,
      quizScore: z.number().nullable(),
      quiz: z.number().default(1).describe("1 means that the topic has a quiz"),
    }),
  ),
});
export type MyCourseTopics = z.infer<typeof myCourseTopics>;

const usernameBody = z.object({ username: z.string().max(254).optional() }).default({});

export const learning = {
  getMyCourseInfo: learnerCall
    .route({ method: "POST", path: "/users/get-my-courses-info/{courseId}", summary: "Is the learner enrolled in this course" })
    .input(z.object({ courseId: slugField }))
    .output(doneAnswer.extend({ progress: z.number().int().nullable().default(null).describe("percent; null for somebody who is not enrolled") })),
  modules: learnerCall
    .route({ method: "POST", path: "/courses/modules/{id}", summary: "A course as its learner sees it", inputStructure: "detailed" })
    .input(z.object({ params: z.object({ id: slugField }), query: languageQuery, body: z.object({ language: languageField.optional() }).default({}) }))
    .output(modulesAnswer),
  topic: call.route({ method: "GET", path: "/courses/topic/{id}", summary: "A topic's outline" }).input(topicById).output(topicData),
  readingPage: call
    .route({ method: "GET", path: "/courses/topicPrimaryReading/{id}/{page}", summary: "A page of a topic's primary reading" })
    .input(topicById.extend({ page: z.coerce.number().int().min(1).max(999) }))
    .output(readingPage),
  subtopics: call
    .route({ method: "GET", path: "/courses/getsubTopicList/{id}", summary: "The pages of a topic" })
    .input(topicById)
    .output(z.array(z.object({ page: z.number().int(), icon: z.string(), topic_name: z.string() }))),
  getMyTopicInfo: learnerCall
    .route({ method: "POST", path: "/users/get-my-topic-info/{topicId}", summary: "What the learner has done in a topic" })
    .input(z.object({ topicId: slugField, course: textField(120).optional() }))
    .output(z.object({ status: z.boolean(), data: topicRecord.nullable() })),
  addTopicRecord: learnerCall
    .route({ method: "POST", path: "/users/add-user-course-topic", summary: "Open a topic: makes its record where there is none" })
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
      .route({ method: "POST", path: "/users/reading/{topicId}", summary: "The learner is on this page of the primary reading" })
      .input(z.object({ topicId: slugField, page: z.coerce.number().int().min(1).max(999) }))
      .output(doneAnswer.extend({ data: topicRecord, completes_topic: z.boolean().default(true).describe("the topic was not complete before, and is now") })),
    { completes: ({ topicId }, { completes_topic }) => (completes_topic ? { topicId } : null) },
  ),
  writeJournal: withEffects(
    learnerCall
      .route({ method: "POST", path: "/users/journal/{topicId}", summary: "Save the reflective journal of a topic" })
      .input(
        z.object({
          topicId: slugField,
          entry: textField(10_000),
          readers: journalReaders.optional().describe("who the learner was told reads it, as the topic's course says; left out, nobody else does"),
          language: languageField,
        }),
      )
      .output(doneAnswer),
    { completes: ({ topicId }) => ({ topicId }) },
  ),
  completeCourse: learnerCall
    .route({ method: "PUT", path: "/courses/completed_status/{id}", summary: "Request the certificate of a completed course" })
    .input(z.object({ id: slugField, eid: textField(120), language: languageField }))
    .output(doneAnswer.extend({ certificateId: z.string().nullable().describe("null where the modules have certificates instead") })),
  myCourses: learnerCall
    .route({ method: "POST", path: "/users/my-courses", summary: "The learner's courses", inputStructure: "detailed" })
    .input(z.object({ query: languageQuery, body: usernameBody }).default({ query: { language: defaultLanguage }, body: {} }))
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
    .route({ method: "POST", path: "/my-courses/{id}", summary: "One of the learner's courses with its topics", inputStructure: "detailed" })
    .input(z.object({ params: z.object({ id: slugField }), query: languageQuery, body: usernameBody }))
    .output(
      z.object({
        data: z.array(myCourseTopics),
      }),
    ),
  recount: learnerCall
    .route({ method: "POST", path: "/users/recount/{courseId}", summary: "Count the progress in a course again, from what is recorded" })
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
    .route({ method: "POST", path: "/users/unenroll", summary: "Leave a course, with the reason" })
    .input(z.object({ id: z.coerce.string().min(1).max(120), feedback: textField(4000).default(""), language: languageField }))
    .output(doneAnswer),
};
