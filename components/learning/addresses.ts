export const leaveAddress = (courseId: string) => `/course/unenroll/${courseId}?step=reason`;

/** The names of texts that are not sent yet. */
export const feedbackName = (courseId: string) => `feedback:${courseId}`;
export const cardName = (topicId: string) => `card-${topicId}`;
export const situationsName = (courseId: string, moment: string) => `situations:${courseId}:${moment}`;

/** The problem that this form reports when the session has ended and nothing was stored. */
export const signedOut = "signedOut";

/** The page of the conclusion, which shows the situations in its place. */
export function situationsAddress(courseId: string): string {
  return `/survey/course/${courseId}?situations=1`;
}

/** The page of a case after the choices of a path; its start where the path is empty. */
export function caseAddress({ course_id, id }: { course_id: string; id: string }, path = ""): string {
  return `/my-courses/${course_id}/cases/${id}${path ? `?path=${path}` : ""}`;
}
