/** The page of the form that asks why somebody leaves a course. */
export const leaveAddress = (courseId: string) => `/course/unenroll/${courseId}?step=reason`;

/** The problem of that form whose session has ended: nothing was stored. */
export const signedOut = "signedOut";
