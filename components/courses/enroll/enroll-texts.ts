/** The texts of a course's enroll button and its dialog. */
export type EnrollTexts = Record<
  | "enroll"
  | "launch"
  | "opening"
  | "haveAccount"
  | "login"
  | "loggedInAs"
  | "offline"
  | "title"
  | "opensAfter"
  | "close",
  string
>;
