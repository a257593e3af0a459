import type { Operations } from "../call";
import type { Course } from "../content";
import type { ModulesAnswer } from "../contract/learning";
import type { Language } from "../i18n/language";
import { requireLearner } from "../session";
import { findCertificateId } from "./certificate-id";
import { findCoursePlace, requireCourse } from "./place";
import { type CourseProgress, courseProgress } from "./progress";

/** The course as its learner sees it; for somebody who is not enrolled, as a new learner would (learning §7). */
export const modules: Operations<"learning">["modules"] = async (context, { params }) => {
  requireLearner(context);
  const course = requireCourse(context.content, params.id);
  const place = await findCoursePlace(context, course);
  const progress = place?.progress ?? courseProgress(course, []);
  const certificateId = place?.enrollment.status === "Completed" ? await findCertificateId(context.db, [place.enrollment.id]) : new Map<string, string>();
  return {
    status: true,
    ...outline(course, progress, context.language),
    enrollStatus: place !== null,
    enrollment_info: place
      ? [
          {
            id: place.enrollment.id,
            progress: progress.percent,
            rating: place.enrollment.rating,
            feedback: null,
            status: place.enrollment.status,
            current_topic: place.enrollment.current_topic_id,
            current_page: place.enrollment.current_page,
            certificateId: certificateId.get(place.enrollment.id) ?? null,
          },
        ]
      : [],
  };
};

function outline(course: Course, progress: CourseProgress, language: Language): Omit<ModulesAnswer, "status" | "enrollStatus" | "enrollment_info"> {
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
    })),
    discussion: [],
    course_info: {
      name: course.name[language],
      slug: course.id,
      icon: course.picture,
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
      course_completion_review: course.completionReview ? 1 : 0,
      discussion_desc: "",
      resources_desc: "",
    },
    module_resources: course.modules.map((module) => ({
      module_name: module.name[language],
      resources: "",
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
    })),
    summary_lock: !progress.complete,
    discussion_tab: "No",
    resources_tab: "No",
  };
}
