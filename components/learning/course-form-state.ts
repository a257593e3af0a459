/** The state of a form of the course page: what was typed, and the message about it. */
export type CourseFormState = {
  done: boolean;
  message: string;
  values: Record<string, string>;
  /** The session has ended: nothing was saved. */
  signedOut?: boolean;
};
export const unanswered: CourseFormState = { done: false, message: "", values: {} };

/** The page of the form that asks why somebody leaves a course. */
export const leaveAddress = (courseId: string) => `/course/unenroll/${courseId}?step=reason`;
