/** What a form of the course page answers: what was typed, and what is to say about it. */
export type CourseFormState = {
  done: boolean;
  message: string;
  values: Record<string, string>;
  /** Nobody is signed in any more: nothing was taken. */
  signedOut?: boolean;
};
export const unanswered: CourseFormState = { done: false, message: "", values: {} };

/** The page of the form that asks why somebody leaves a course. */
export const leaveAddress = (courseId: string) => `/course/unenroll/${courseId}?step=reason`;
