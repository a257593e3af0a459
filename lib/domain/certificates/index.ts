import { completeCourse } from "./complete-course";
import { modules } from "./course-view";
import { myCourses } from "./my-courses";

/** The calls of `learning` that know certificates. */
export const courseCertificates = { completeCourse, modules, myCourses };
export { completeCourse } from "./complete-course";
export { settleProfile, settleTopic } from "./course-view";
export { certificates } from "./operations";
export { sampleCertificate } from "./sample";
export type { StaffContext, Wanted } from "./staff/enrolled-learner";
export {
  type ApprovalResult,
  approveReview,
  listReviews,
  type Returned,
  type ReturnResult,
  type ReviewResult,
  returnReview,
  type WaitingReview,
  type WantedReview,
} from "./staff/reviews";
export { wantedFrom } from "./staff/wanted";
export { type WithdrawResult, withdrawCertificate } from "./staff/withdraw";
export { readWaitingWork, type TopicWork, type WaitingWork } from "./staff/work";
