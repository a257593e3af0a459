/** The texts of the way into a course: its button and its dialog. */
export type EnrollTexts = Record<
  "enroll" | "launch" | "opening" | "haveAccount" | "login" | "loggedInAs" | "offline" | "title" | "opensAfter" | "close",
  string
>;
