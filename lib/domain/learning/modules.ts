import type { ModulesAnswer } from "../../contract/learning";
import type { Course } from "../../platform/content";
import type { Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { dueView, type Finished, listCases, offerEndCase } from "./cases/end-case";
import {
  type CourseProgress,
  courseProgress,
  hasCompleted,
  isDone,
  neededSections,
  type TopicRecord,
  unreadPages,
} from "./progress";
import { findCourseAccess, requireCourse } from "./require-access";
import { resumePlace, resumeView } from "./resume";
import { offersSituations } from "./situations/situation-operations";

type Modules = Operations<"learning">["modules"];

export const modules: Modules = async (context, input) => (await readModules(context, input)).answer;

/**
 * The learner's view of a course without certificates, and the access that it shows; others see a new learner's
 * (rule: course.my-course).
 */
export async function readModules(context: CallContext, { params, body }: Parameters<Modules>[1]) {
  const { profileComplete, wallLook } = requireLearner(context);
  const course = requireCourse(context.content, params.id);
  const found = await findCourseAccess(context, course);
  const place = found && body?.cases ? await offerEndCase(context, found) : found;
  const progress = place?.progress ?? courseProgress(course, []);
  const said = place && (await readBesides(context.db, place.enrollment.id));
  const answer: ModulesAnswer = {
    status: true,
    profile_complete: profileComplete,
    ...outline(course, progress, place?.records ?? [], context.language),
    summary_lock: !hasCompleted({ progress, enrollment: place?.enrollment ?? null }),
    situations_offered: place !== null && said?.started === false && offersSituations(place),
    wall_look: wallLook,
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
            ...uncertified,
            end_case: dueView(course, progress, context.language),
          },
        ]
      : [],
    ...(place && body?.cases && { cases: listCases(place, said?.finished ?? [], context.language) }),
  };
  return { answer, place };
}

/** A unit without certificate and review, which the domain `certificates` adds. */
export const uncertified = {
  certificateId: null,
  review: null,
  review_note: null,
  review_topics: [],
  review_since: null,
  certificate_withdrawn: false,
};

function outline(course: Course, progress: CourseProgress, records: TopicRecord[], language: Language) {
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
      ...uncertified,
      landmark: module.landmark,
      can_answer: module.canAnswer.map((question) => question[language]),
    })),
    discussion_tab: course.topics.some((topic) => topic.discussion) ? "Yes" : "No",
    resources_tab: course.modules.some((module) => module.resources.length > 0) ? "Yes" : "No",
  } satisfies Partial<ModulesAnswer>;
}

/**
 * The learner's feedback on the course, whose rows belong to the courses domain, the cases that are finished, and
 * whether the situations of the start are answered or skipped. One query, because the course page has a small budget.
 */
async function readBesides(db: Database, enrollmentId: string) {
  const rows = await db
    .selectFrom("enrollments")
    .leftJoin("course_feedback", "course_feedback.enrollment_id", "enrollments.id")
    .leftJoin("case_results", "case_results.enrollment_id", "enrollments.id")
    .leftJoin("gain_tests", (join) =>
      join.onRef("gain_tests.enrollment_id", "=", "enrollments.id").on("gain_tests.moment", "=", "start"),
    )
    .select("gain_tests.moment")
    .select(["course_feedback.feedback", "course_feedback.platform_rating"])
    .select(["case_results.case_id", "case_results.finished_at"])
    .where("enrollments.id", "=", enrollmentId)
    .execute();
  const finished: Finished[] = rows.flatMap(({ case_id, finished_at }) =>
    case_id && finished_at ? { case_id, finished_at } : [],
  );
  const [first] = rows;
  return {
    feedback: first?.feedback ?? null,
    platform_rating: first?.platform_rating ?? null,
    finished,
    started: (first?.moment ?? null) !== null,
  };
}
