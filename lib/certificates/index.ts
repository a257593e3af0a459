import { completeCourse } from "./complete-course";
import { modules } from "./course-view";

/** The calls of `learning` that know certificates. */
export const courseCertificates = { completeCourse, modules };
export { completeCourse } from "./complete-course";
export { settleTopic } from "./course-view";
export { certificates } from "./operations";
export type { StaffContext, Wanted } from "./staff/enrolled-learner";
export { approveReviews, listReviews, type ReviewResult, returnReviews, type WaitingReview } from "./staff/reviews";
export { wantedFrom } from "./staff/wanted";
export { type WithdrawResult, withdrawCertificate } from "./staff/withdraw";
