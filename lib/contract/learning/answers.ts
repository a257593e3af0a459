import * as z from "zod";
import { htmlField, recordingField } from "../meta/html";
import { caseSummary, dueEndCase } from "./cases";

// The outputs of the calls of `learning`.

export const topicStatuses = ["Completed", "Started", "Pending", "Locked"] as const;
const enrollmentStatuses = ["Enrolled", "Completed"] as const;
const topicStatus = z.enum(topicStatuses);
const yesOrNo = z.enum(["Yes", "No"]);

/** The foundation's review of the work, where a course has one: waiting, or its outcome; null where none is waiting. */
const reviewState = z.enum(["waiting", "approved", "returned"]).nullable().default(null);
const reviewInfo = {
  review: reviewState,
  review_note: z.string().nullable().default(null).describe("the reviewer's note when the work was sent back"),
  review_topics: z
    .array(z.object({ topic: z.string(), name: z.string() }))
    .default([])
    .describe("the topics that were sent back"),
  review_since: z.string().nullable().default(null).describe("since when the review waits"),
  certificate_withdrawn: z.boolean().default(false).describe("the certificate was issued and has been withdrawn"),
};

const placeInTopic = {
  topic: z.string(),
  section: z.enum(["primary", "quiz", "reflective_journal", "discussion"]),
  page: z.number().int().nullable().describe("the page of the primary reading"),
};

/** The place where the learner continues: the page that was open, or the first section that is not done. */
const resumePlace = z
  .object({ ...placeInTopic, topic_name: z.string() })
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
  end_case: dueEndCase.describe("the case without which the course is not complete"),
});

/** Pages that are still to be read before their topic is complete. */
export const unreadPages = z
  .array(
    z.object({
      page: z.number().int(),
      title: z.string(),
      seconds: z.number().int().optional().describe("for how many more seconds it must be open, if it was too short"),
    }),
  )
  .default([]);

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
export const earnedCertificate = z.object({ id: z.string(), course: z.string(), name: z.string() });
export type EarnedCertificate = z.infer<typeof earnedCertificate>;

const landmarkField = z.string().default("").describe("the drawing that marks the module on the course's path");
const canAnswerField = z.array(z.string()).default([]).describe("questions that who has learned the module can answer");

export const modulesAnswer = z.object({
  status: z.boolean(),
  profile_complete: z.boolean().default(true).describe("a certificate needs a complete profile"),
  moduleTopic_info: z.array(moduleTopic),
  situations_offered: z.boolean().default(false).describe("the situations before the course are offered"),
  wall_look: z.string().default("").describe("how the learner is drawn on the wall; empty where nothing was chosen"),
  enrollStatus: z.boolean(),
  enrollment_info: z.array(enrollmentInfo),
  former: z
    .object({ certificates: z.array(earnedCertificate) })
    .nullable()
    .optional()
    .describe(
      "for somebody who has left the course: the certificates that stay valid; null for somebody who never joined it",
    ),
  discussion: z.array(
    z.object({
      description: htmlField(),
      slug: z.string(),
      total_comments: z.number(),
      topic_name: z.string().default(""),
    }),
  ),
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
      landmark: landmarkField,
      can_answer: canAnswerField,
    }),
  ),
  cases: z.array(caseSummary).optional().describe("answered to whoever asks for them"),
  summary_lock: z.boolean().describe("true until the course is complete; a course that was completed stays open"),
  discussion_tab: yesOrNo,
  resources_tab: yesOrNo,
});
export type ModulesAnswer = z.infer<typeof modulesAnswer>;

export const topicData = z.object({
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
  course_completion_review: z
    .number()
    .default(0)
    .describe("1: the course coordinator looks at the work before the certificate"),
  previous: z.string(),
  next: z.string(),
  module_end: z.number().default(0).describe("1: the last topic of its module"),
  landmark: landmarkField,
  can_answer: canAnswerField,
});
export type TopicData = z.infer<typeof topicData>;

export const readingPage = z.object({
  content: htmlField(),
  form_data: htmlField("the fields of a survey form, for the form element of the page that shows them").nullable(),
  video_url: z.string().nullable(),
  video_title: z.string().nullable().default(null),
  video_transcript: htmlField().nullable().default(null),
  topic_name: z.string(),
  page: z.number().int(),
  title: z.string(),
  reading_seconds: z
    .number()
    .int()
    .default(0)
    .describe("the reading time that the page gives; a quarter of it has to pass while the page is open"),
  recording: recordingField,
  completes_topic: z.boolean().default(false).describe("opening this page has completed the reading of a topic"),
});
export type ReadingPage = z.infer<typeof readingPage>;

/** The readers of a journal entry: its author, or also the coordinator, where the course has a review. */
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
  short_pages: z
    .array(z.object({ page: z.number().int(), seconds: z.number().int() }))
    .optional()
    .describe("pages that were open too briefly, and for how many more seconds each must be open"),
  open_page_needs: z
    .object({ seconds: z.number().int(), again: z.boolean().describe("the page was open before, too briefly") })
    .optional()
    .describe("for how many more seconds the open page must stay open to count as read"),
  quiz_done: z.boolean().default(false),
  journal_done: z.boolean().default(false),
  form_done: z.boolean().default(false).describe("every survey form of the topic is answered"),
  module_rest_done: z.boolean().default(false).describe("every other topic of its module is completed"),
  onward: z
    .object({ place: z.object(placeInTopic).nullable(), case_id: z.string().nullable() })
    .optional()
    .describe("what comes after the topic, where that is not the first page of the next topic or the conclusion"),
});
export type TopicRecordAnswer = z.infer<typeof topicRecord>;

export const myCourse = z.object({
  enrollment_id: z.string().default(""),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  status: z.enum(enrollmentStatuses),
  enrolled_date: z.string(),
  progress: z.number().int(),
  certificateId: z.string().nullable(),
  module_level_certificate: z.number(),
  module_certificates: z.number().int().optional().describe("how many modules have a valid certificate"),
  certificates: z
    .array(earnedCertificate)
    .default([])
    .describe("the valid certificates of its modules, in their order"),
  course_completion_review: z.number().default(0),
  current_topic: z.string().nullable(),
  current_page: z.number().int().nullable(),
  opened_at: z.string().nullish().describe("when its learner last opened a page of it; null before the first"),
  resume: resumePlace,
  end_case: dueEndCase.describe("the case without which the course is not complete"),
  topics: z
    .array(z.object({ topicId: z.string(), status: topicStatus }))
    .default([])
    .describe("the topics in their order, for the wall of the course"),
  wall_look: z.string().default("").describe("how the learner is drawn on it; empty where nothing was chosen"),
});
export type MyCourse = z.infer<typeof myCourse>;

export const openReview = z.object({
  course: z.string(),
  name: z.string(),
  state: z.enum(["waiting", "returned"]),
  note: z.string().nullable(),
  since: z.string(),
});
export type OpenReview = z.infer<typeof openReview>;

export const myCourseTopics = z.object({
  course_name: z.string(),
  status: z.enum(enrollmentStatuses),
  description: z.object({ name: z.string(), quiz_per_topic: z.number() }),
  slug: z.string().default("").describe("the id of the course"),
  enrollment_id: z.string().default(""),
  current_topic: z.string().nullable().default(null),
  current_page: z.number().int().nullable().default(null),
  resume: resumePlace,
  end_case: dueEndCase.describe("the case without which the course is not complete"),
  wall_look: z.string().default("").describe("how the learner is drawn on the wall; empty where nothing was chosen"),
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
