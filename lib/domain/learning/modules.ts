import type { ModulesAnswer, MyCourse } from "../../contract/learning";
import type { Course, Topic } from "../../platform/content";
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
  type Section,
  type TopicProgress,
  type TopicRecord,
  unreadPages,
} from "./progress";
import { findCourseAccess, requireCourse } from "./require-access";

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

type ResumePlace = {
  topic: Topic;
  section: "primary" | "quiz" | "reflective_journal" | "discussion";
  page: number | null;
};
type Left = { current_topic_id: string | null; current_page: number | null };

/**
 * The place to continue (rule: resume.exact): the last open page while its topic has unread pages from there on; else
 * the topic's first section that is not done, or its first skipped page. After a look at a complete topic, the first
 * open incomplete topic; in a complete course the last topic, where the content no longer has the one left. Null when
 * nothing is started or open.
 */
export function resumePlace(progress: CourseProgress, records: TopicRecord[], left: Left): ResumePlace | null {
  const last = progress.topics.find(({ topic }) => topic.id === left.current_topic_id);
  const open = progress.topics.find(({ status }) => status === "Started" || status === "Pending");
  const end = left.current_topic_id === null ? undefined : progress.topics.at(-1);
  const target = last && last.status !== "Completed" ? last : (open ?? last ?? end);
  if (!target) return null;
  const { topic, status } = target;
  const record = records.find((each) => each.topicId === topic.id);
  const unread = unreadPages(topic, record);
  const leftAt = target === last ? left.current_page : null;
  const page = Math.min(leftAt ?? unread[0] ?? topic.pages.length, topic.pages.length);
  if (status === "Completed" || !record || unread.some((each) => each >= page))
    return { topic, section: "primary", page };
  return undonePlace(topic, record) ?? { topic, section: "primary", page: unread[0] ?? page };
}

/** What comes after a topic: another place, the end case, or the conclusion, which is null. */
type Onward = { place: ResumePlace } | { endCase: true } | null;

/**
 * What comes after a topic once it is complete: the next topic, or else the first topic that is not complete, each at
 * its first page or section that is not done; with every topic complete the end case where it is due, and otherwise the
 * next topic to read again, or the conclusion.
 */
export function placeAfter(topic: Topic, progress: CourseProgress, records: TopicRecord[]): Onward {
  const at = progress.topics.findIndex((each) => each.topic.id === topic.id);
  const next = progress.topics[at + 1];
  const isOpen = ({ status }: TopicProgress) => status !== "Completed";
  const open = next && isOpen(next) ? next : progress.topics.find((each, index) => index !== at && isOpen(each));
  if (open) return { place: undoneIn(open.topic, records) };
  if (progress.endCaseDue) return { endCase: true };
  return next ? { place: { topic: next.topic, section: "primary", page: 1 } } : null;
}

/** The first page that is not read, or else the first section that is not done. */
function undoneIn(topic: Topic, records: TopicRecord[]): ResumePlace {
  const record = records.find((each) => each.topicId === topic.id);
  const [unread] = unreadPages(topic, record);
  if (unread !== undefined || !record) return { topic, section: "primary", page: unread ?? 1 };
  return undonePlace(topic, record) ?? { topic, section: "primary", page: 1 };
}

/** Converts the place to the documented response. */
export function resumeView(place: ResumePlace | null, language: Language): MyCourse["resume"] {
  return (
    place && { topic: place.topic.id, topic_name: place.topic.name[language], section: place.section, page: place.page }
  );
}

function undonePlace(topic: Topic, record: TopicRecord): ResumePlace | null {
  const undone = neededSections(topic).filter((section) => !isDone(section, record));
  const isUndone = (section: Section) => undone.includes(section);
  if (isUndone("formSubmit"))
    return { topic, section: "primary", page: topic.pages.findLastIndex((page) => page.form) + 1 || 1 };
  if (isUndone("Quiz")) return { topic, section: "quiz", page: null };
  if (isUndone("Reflective Journal")) return { topic, section: "reflective_journal", page: null };
  if (isUndone("Discussion")) return { topic, section: "discussion", page: null };
  return null;
}
