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
export { type CourseProgress, completingScore, courseProgress, type TopicRecord } from "./progress";
export { type Enrollment, enroll, listTopicRecords } from "./records";
export { reportDiscussion, reportFormsAnswered, reportQuizResult } from "./reports";
