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
