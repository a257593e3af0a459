import { sectionAddress } from "@/components/learning/client";

/** Identifies a form: the one on a topic's page, or a course's feedback form. */
export type SurveyOf = { topicId: string; page: number } | { courseId: string };

export const surveyAddress = (of: SurveyOf) =>
  "topicId" in of ? sectionAddress(of.topicId, "primary", of.page) : `/survey/course/${of.courseId}`;

/** The key of its draft in the browser: the same in both languages. */
export const surveyName = (of: SurveyOf) =>
  "topicId" in of ? `survey:${of.topicId}:${of.page}` : `survey:${of.courseId}`;

/** The problem of a survey form whose session has ended: nothing was stored. */
export const signedOut = "signedOut";

export const errorId = "survey-error";

// Control characters, which no keyboard types. A text that was cut off can still be read up to the cut.
const [valueSign, endSign] = ["\u0001", "\u0002"];

/** Answers as one text, which waits for the login. */
export const answersAsText = (answers: Record<string, string>): string =>
  Object.entries(answers)
    .map(([name, value]) => `${name}${valueSign}${value}`)
    .join(endSign);

export const answersInText = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(endSign)
      .map((each) => each.split(valueSign))
      .filter((parts): parts is [string, string] => parts.length === 2),
  );
