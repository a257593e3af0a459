import type { ModulesAnswer } from "../../contract/learning";
import type { Course } from "../../platform/content";
import type { Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { type CourseProgress, courseProgress, isDone, neededSections, type TopicRecord, unreadPages } from "./progress";
import { findCourseAccess, requireCourse } from "./require-access";
import { resumePlace, resumeView } from "./resume";

/**
 * The learner's view of a course without certificates, which their domain adds; a caller who is not enrolled sees what
 * a new learner would (rule: course.my-course).
 */
export const modules: Operations<"learning">["modules"] = async (context, { params }) => {
  const { profileComplete } = requireLearner(context);
  const course = requireCourse(context.content, params.id);
  const place = await findCourseAccess(context, course);
  const progress = place?.progress ?? courseProgress(course, []);
  const said = place && (await readFeedback(context.db, place.enrollment.id));
  return {
    status: true,
    profile_complete: profileComplete,
    ...outline(course, progress, place?.records ?? [], context.language),
    enrollStatus: place !== null,
    enrollment_info: place
      ? [
          {
            id: place.enrollment.id,
            progress: progress.percent,
            rating: place.enrollment.rating,
            feedback: said?.feedback ?? null,
            platform_rating: said?.platform_rating ?? null,
            status: place.enrollment.status,
            current_topic: place.enrollment.current_topic_id,
            current_page: place.enrollment.current_page,
            resume: resumeView(resumePlace(place.progress, place.records, place.enrollment), context.language),
            certificateId: null,
            review: null,
            review_note: null,
            review_topics: [],
            review_since: null,
            certificate_withdrawn: false,
          },
        ]
      : [],
  };
};

type Outline = Omit<ModulesAnswer, "status" | "profile_complete" | "enrollStatus" | "enrollment_info">;

function outline(course: Course, progress: CourseProgress, records: TopicRecord[], language: Language): Outline {
  const byTopic = new Map(records.map((record) => [record.topicId, record]));
  const moduleNames = new Map(course.modules.map((module) => [module.id, module.name[language]]));
  return {
    moduleTopic_info: progress.topics.map(({ topic, status, unlockedBy }) => ({
      name: topic.name[language],
      slug: topic.id,
      status,
      module_name: moduleNames.get(topic.moduleId) ?? "",
      module_id: topic.moduleId,
      minutes: topic.minutes,
      unlocked_by: unlockedBy?.name[language] ?? null,
      needs: neededSections(topic).map((section) => ({ section, done: isDone(section, byTopic.get(topic.id)) })),
      next_page: unreadPages(topic, byTopic.get(topic.id))[0] ?? topic.pages.length,
      unread_pages: unreadPages(topic, byTopic.get(topic.id)).map((page) => ({
        page,
        title: topic.pages[page - 1]?.title[language] ?? "",
      })),
    })),
    discussion: [],
    course_info: {
      name: course.name[language],
      slug: course.id,
      icon: course.picture,
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
      course_completion_review: course.completionReview ? 1 : 0,
      discussion_desc: course.discussionDesc?.[language] ?? "",
      resources_desc: course.resourcesDesc?.[language] ?? "",
    },
    module_resources: course.modules.map((module) => ({
      module_id: module.id,
      module_name: module.name[language],
      resources: module.resources[0]?.href ?? "",
      links: module.resources.map(({ title, href }) => ({ title: title[language], href })),
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
      certificateId: null,
      review: null,
      review_note: null,
      review_topics: [],
      review_since: null,
      certificate_withdrawn: false,
      landmark: module.landmark,
      can_answer: module.canAnswer.map((question) => question[language]),
    })),
    summary_lock: !progress.complete,
    discussion_tab: course.topics.some((topic) => topic.discussion) ? "Yes" : "No",
    resources_tab: course.modules.some((module) => module.resources.length > 0) ? "Yes" : "No",
  };
}

type CourseFeedback = { feedback: string | null; platform_rating: string | null };

/** The learner's feedback on the course; the rows belong to the courses domain, this only reads them. */
async function readFeedback(db: Database, enrollmentId: string): Promise<CourseFeedback> {
  const row = await db
    .selectFrom("course_feedback")
    .select(["feedback", "platform_rating"])
    .where("enrollment_id", "=", enrollmentId)
    .executeTakeFirst();
  return row ?? { feedback: null, platform_rating: null };
}
