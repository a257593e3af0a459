import { CallError } from "../../platform/call-error";
import { type Learner, requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { courseProgress } from "./progress";
import { listEnrollments, listTopicRecords } from "./records";
import { requireCourseAccess } from "./require-access";
import { resumePlace, resumeView } from "./resume";

/** The learner's courses, latest enrollment first, without certificates, which their domain adds (rule: dashboard.cards). */
export const myCourses: Operations<"learning">["myCourses"] = async (context, { body }) => {
  const learner = ownLearner(context, body?.username);
  const enrollments = await listEnrollments(context.db, learner);
  const ids = enrollments.map((enrollment) => enrollment.id);
  const records = await listTopicRecords(context.db, ids, context);
  const data = enrollments.flatMap((enrollment) => {
    const course = context.content.courseById.get(enrollment.course_id);
    if (!course) return [];
    const done = records.get(enrollment.id) ?? [];
    const progress = courseProgress(course, done);
    return {
      enrollment_id: enrollment.id,
      slug: course.id,
      name: course.name[context.language],
      icon: course.picture,
      status: enrollment.status,
      enrolled_date: enrollment.enrolled_at,
      progress: progress.percent,
      certificateId: null,
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
      certificates: [],
      course_completion_review: course.completionReview ? 1 : 0,
      current_topic: enrollment.current_topic_id,
      current_page: enrollment.current_page,
      resume: resumeView(resumePlace(progress, done, enrollment), context.language),
    };
  });
  return { success: true, data, message: "", firstName: learner.firstName, earned: [] };
};

/** One course with its topics and scores (rule: dashboard.topics-page). */
export const myCourse: Operations<"learning">["myCourse"] = async (context, { params, body }) => {
  ownLearner(context, body?.username);
  const { course, enrollment, progress, records } = await requireCourseAccess(context, params.id);
  const scores = new Map(records.map((record) => [record.topicId, record.quizScore]));
  const name = course.name[context.language];
  return {
    data: [
      {
        course_name: name,
        status: enrollment.status,
        description: { name, quiz_per_topic: 1 },
        topics: progress.topics.map(({ topic, status }) => ({
          topicId: topic.id,
          topicName: topic.name[context.language],
          status,
          quizScore: scores.get(topic.id) ?? null,
          quiz: topic.quiz.length > 0 ? 1 : 0,
        })),
      },
    ],
  };
};

function ownLearner(context: CallContext, username: string | undefined): Learner {
  const learner = requireLearner(context);
  if (username && username.trim().toLowerCase() !== learner.username) throw new CallError("FORBIDDEN", "notYours");
  return learner;
}
