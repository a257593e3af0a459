export { learning } from "./operations";
export {
  type CoursePlace,
  findCoursePlace,
  requireCourse,
  requireCoursePlace,
  requireTopic,
  requireTopicOpen,
  requireTopicPlace,
  type TopicPlace,
} from "./place";
export { type CourseProgress, completingScore, courseProgress, type TopicRecord, unreadPages } from "./progress";
export { type Enrollment, enroll, listTopicRecords } from "./records";
export { reportDiscussion, reportDiscussionLeft, reportFormsAnswered, reportQuizResult } from "./reports";
