import { type CallContext, type Operations, requireUsername } from "../call";
import { dueView } from "./cases/end-case";
import { listCards, reachedCards } from "./classroom/cards";
import { resumePlace, resumeView } from "./modules";
import { courseProgress, isEndCaseDue } from "./progress";
import { listEnrollmentsWithRecords } from "./records";
import { type CourseAccess, requireCourseAccess } from "./require-access";

/** The learner's courses, latest enrollment first, without certificates (rule: dashboard.cards). */
export const myCourses: Operations<"learning">["myCourses"] = async (context, { body }) => {
  const learner = requireUsername(context, body?.username);
  const enrollments = await listEnrollmentsWithRecords(context.db, learner, context);
  const places = enrollments.flatMap(({ enrollment, records }) => {
    const course = context.content.courseById.get(enrollment.course_id);
    if (!course) return [];
    const progress = courseProgress(course, records, isEndCaseDue(course, enrollment.end_case));
    return { learner, course, enrollment, records, progress };
  });
  const data = places.map((place) => {
    const { course, enrollment, progress } = place;
    return {
      ...ownPlace(context, place),
      name: course.name[context.language],
      icon: course.picture,
      status: enrollment.status,
      enrolled_date: enrollment.enrolled_at,
      progress: progress.percent,
      certificateId: null,
      module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
      certificates: [],
      course_completion_review: course.completionReview ? 1 : 0,
      opened_at: enrollment.page_opened_at,
      topics: progress.topics.map(({ topic, status }) => ({ topicId: topic.id, status })),
    };
  });
  const ids = places.map(({ enrollment }) => enrollment.id);
  const cards = Map.groupBy(await listCards(context.db, ids), (card) => card.enrollment_id);
  const classroom = places.flatMap(({ course, enrollment, records }) =>
    reachedCards(course, records, cards.get(enrollment.id) ?? [], context.language),
  );
  return {
    success: true,
    data,
    message: "",
    firstName: learner.firstName,
    earned: [],
    classroom,
    reviews: [],
    unread_answers: 0,
  };
};

/** One course with its topics and scores (rule: dashboard.topics-page). */
export const myCourse: Operations<"learning">["myCourse"] = async (context, { params, body }) => {
  requireUsername(context, body?.username);
  const access = await requireCourseAccess(context, params.id);
  const { course, enrollment, progress, records } = access;
  const scores = new Map(records.map((record) => [record.topicId, record.quizScore]));
  const name = course.name[context.language];
  return {
    data: [
      {
        ...ownPlace(context, access),
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

/** Where the learner is in a course, and how the learner is drawn on its wall. */
function ownPlace({ language }: CallContext, { learner, course, enrollment, progress, records }: CourseAccess) {
  return {
    enrollment_id: enrollment.id,
    slug: course.id,
    current_topic: enrollment.current_topic_id,
    current_page: enrollment.current_page,
    resume: resumeView(resumePlace(progress, records, enrollment), language),
    end_case: dueView(course, progress, language),
    wall_look: learner.wallLook,
  };
}
