export { learning } from "./operations";
export { type CourseProgress, completesQuiz, completingScore, courseProgress, quizWeightage, type TopicRecord, unreadPages } from "./progress";
export { type Enrollment, enroll, listTopicRecords } from "./records";
export { reportClientScore, reportDiscussion, reportDiscussionLeft, reportFormsAnswered, reportQuizResult } from "./reports";
export {
  type CoursePlace,
  findCoursePlace,
  refusalOfEnrollment,
  requireCourse,
  requireCoursePlace,
  requireTopic,
  requireTopicOpen,
  requireTopicPlace,
  type TopicPlace,
} from "./require-place";
