/** The documented return path: the course's page, which then shows "Launch now". */
export const loginOfCourse = (id: string): string => `/login?rdir=${encodeURIComponent(`/info/course/${id}`)}`;

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
