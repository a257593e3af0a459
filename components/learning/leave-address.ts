/** The address of the form that asks for the reason of leaving a course. */
export const leaveAddress = (courseId: string) => `/course/unenroll/${courseId}?step=reason`;

/** The problem that this form reports when the session has ended and nothing was stored. */
export const signedOut = "signedOut";
