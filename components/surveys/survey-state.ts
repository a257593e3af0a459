import { sectionAddress } from "@/components/learning/steps";

/** The state of a survey form that was sent without JavaScript: its message, and what was typed. */
export type SurveyState = { saved: boolean; message: string; html: string | null; fieldId?: string };
export const unsent: SurveyState = { saved: false, message: "", html: null };

/** Which form it is: that on a page of a topic, or a course's feedback form. */
export type SurveyOf = { topicId: string; page: number } | { courseId: string };

export const surveyAddress = (of: SurveyOf) => ("topicId" in of ? sectionAddress(of.topicId, "primary", of.page) : `/survey/course/${of.courseId}`);

/** The key of its draft in the browser: the same in both languages. */
export const surveyName = (of: SurveyOf) => ("topicId" in of ? `survey:${of.topicId}:${of.page}` : `survey:${of.courseId}`);
