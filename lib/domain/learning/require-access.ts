import { CallError } from "../../platform/call-error";
import type { Content, Course, Topic } from "../../platform/content";
import { type Learner, requireLearner } from "../../platform/session";
import type { CallContext } from "../call";
import { type CourseProgress, courseProgress, isEndCaseDue, type TopicRecord } from "./progress";
import { type Enrollment, findEnrollmentAndRecords } from "./records";

/** A learner's access to a course: proves the enrollment. */
export type CourseAccess = {
  learner: Learner;
  course: Course;
  enrollment: Enrollment;
  records: TopicRecord[];
  progress: CourseProgress;
};
/** A learner's access to a topic: proves that it is unlocked. */
export type TopicAccess = CourseAccess & { topic: Topic; record: TopicRecord | undefined };

/** A course by its id or its number. @throws CallError NOT_FOUND */
export function requireCourse(content: Content, id: string): Course {
  const course = content.courseById.get(id);
  if (!course) throw new CallError("NOT_FOUND", "courseUnknown");
  return course;
}

/** @throws CallError NOT_FOUND */
export function requireTopic(content: Content, id: string): Topic {
  const topic = content.topicById.get(id);
  if (!topic) throw new CallError("NOT_FOUND", "topicUnknown");
  return topic;
}

/** The caller's access to a course; null when not enrolled. @throws CallError UNAUTHORIZED without a session */
export async function findCourseAccess(context: CallContext, course: Course): Promise<CourseAccess | null> {
  const learner = requireLearner(context);
  const found = await findEnrollmentAndRecords(context.db, learner, course.id, context);
  if (!found) return null;
  const due = isEndCaseDue(course, found.enrollment.end_case);
  return { learner, course, ...found, progress: courseProgress(course, found.records, due) };
}

/** @throws CallError UNAUTHORIZED, NOT_FOUND, FORBIDDEN when the learner is not enrolled */
export async function requireCourseAccess(context: CallContext, courseId: string): Promise<CourseAccess> {
  requireLearner(context);
  const place = await findCourseAccess(context, requireCourse(context.content, courseId));
  if (!place) throw new CallError("FORBIDDEN", "notEnrolled");
  return place;
}

/** The error for an id that is not the caller's active enrollment; an own ended one has another. */
export async function enrollmentError(
  context: CallContext,
  enrollmentId: string,
  otherwise: "notYours" | "notEnrolled",
): Promise<CallError> {
  const { accountId } = requireLearner(context);
  const own = context.db
    .selectFrom("enrollments")
    .select("id")
    .where("id", "=", enrollmentId)
    .where("account_id", "=", accountId);
  const ended = await own.where("status", "=", "Unenrolled").executeTakeFirst();
  return new CallError("FORBIDDEN", ended ? "enrollmentEnded" : otherwise);
}

/** The access to a topic (rule: topic.locked). @throws CallError as `requireCourseAccess`, FORBIDDEN if locked */
export async function requireTopicAccess(context: CallContext, topicId: string): Promise<TopicAccess> {
  requireLearner(context);
  const topic = requireTopic(context.content, topicId);
  const place = await requireCourseAccess(context, topic.courseId);
  requireUnlocked(place.progress, topic);
  return withTopic(place, topic);
}

/**
 * For calls that guests may make: without an enrollment the caller sees what a new learner would, which is the first
 * topic (rule: topic.guest-reads).
 * @throws CallError FORBIDDEN for any other topic
 */
export async function requireTopicOpen(context: CallContext, topicId: string): Promise<TopicAccess | Topic> {
  const topic = requireTopic(context.content, topicId);
  const course = requireCourse(context.content, topic.courseId);
  const place = context.learner ? await findCourseAccess(context, course) : null;
  requireUnlocked(place?.progress ?? courseProgress(course, []), topic);
  return place ? withTopic(place, topic) : topic;
}

/** Whether `requireTopicOpen` lets guests in: the topic is the first of its course. */
export function isOpenToGuests(course: Course, topicId: string): boolean {
  return courseProgress(course, []).topics.some(({ topic, status }) => topic.id === topicId && status !== "Locked");
}

function withTopic(place: CourseAccess, topic: Topic): TopicAccess {
  return { ...place, topic, record: place.records.find((record) => record.topicId === topic.id) };
}

function requireUnlocked({ topics }: CourseProgress, topic: Topic): void {
  const isOpen = topics.some((each) => each.topic.id === topic.id && each.status !== "Locked");
  if (!isOpen) throw new CallError("FORBIDDEN", "topicLocked");
}
