export { readModules, uncertified } from "./modules";
export { creditPage, openPage } from "./open-page";
export { learning } from "./operations";
export {
  type CourseProgress,
  completesQuiz,
  courseProgress,
  hasCompleted,
  isEndCaseDue,
  quizWeightage,
  unreadPages,
} from "./progress";
export { neededShare, secondsShort } from "./reading";
export {
  reopenDiscussion,
  reportClientScore,
  reportDiscussion,
  reportFormsAnswered,
  reportQuizResult,
} from "./record-results";
export { recordView } from "./record-view";
export {
  type Enrollment,
  enroll,
  enrollAccount,
  listEnrolledCourses,
  listTopicRecords,
  type TopicKey,
  topicKey,
} from "./records";
export {
  type CourseAccess,
  enrollmentError,
  findCourseAccess,
  isOpenToGuests,
  requireCourse,
  requireCourseAccess,
  requireTopic,
  requireTopicAccess,
  requireTopicOpen,
  type TopicAccess,
} from "./require-access";
