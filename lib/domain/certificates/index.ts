import { completeCourse } from "./complete-course";
import { modules } from "./course-with-certificates";
import { myCourses } from "./my-courses";

/** The calls of `learning` whose answers contain certificates. */
export const courseCertificates = { completeCourse, modules, myCourses };
export { completeCourse } from "./complete-course";
export { issueAfterProfile, issueAfterTopic } from "./course-with-certificates";
export { queueCertificateMail } from "./issued-mail";
export { certificateStatus, certificates } from "./operations";
export { parseEnrollmentRef } from "./records";
export { type CorrectionResult, correctCertificateName } from "./staff/correct-name";
export type { EnrollmentRef, StaffContext } from "./staff/enrolled-learner";
export {
  type ApprovalResult,
  approveReview,
  countReviews,
  listReviews,
  type Returned,
  type ReturnResult,
  type ReviewRef,
  type ReviewResult,
  returnReview,
  type WaitingReview,
} from "./staff/reviews";
export { type WithdrawResult, withdrawCertificate } from "./staff/withdraw";
export { readWaitingWork, type TopicWork, type WaitingWork } from "./staff/work";
export { sampleCertificate } from "./view";
export { wallStatus } from "./walls";
