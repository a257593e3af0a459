import { completeCourse } from "./complete-course";
import { modules, myCourses } from "./course-with-certificates";

/** The calls of `learning` whose answers contain certificates. */
export const courseCertificates = { completeCourse, modules, myCourses };
export { completeCourse } from "./complete-course";
export { issueAfterProfile, issueAfterTopic } from "./course-with-certificates";
export { queueCertificateMail } from "./issued-mail";
export { certificateStatus, certificates } from "./operations";
export { parseEnrollmentRef } from "./records";
export { type CorrectionResult, correctCertificateName } from "./staff/correct-name";
export type { EnrollmentRef, StaffContext } from "./staff/enrolled-learner";
export { approveReview, countReviews, listReviews, returnReview, type WaitingReview } from "./staff/reviews";
export { withdrawCertificate } from "./staff/withdraw";
export { readWaitingWork, type TopicWork, type WaitingWork } from "./staff/work";
export { sampleCertificate } from "./view";
export { wallStatus } from "./walls";
