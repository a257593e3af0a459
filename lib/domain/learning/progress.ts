import type { CompletionCriterion, Course, Topic } from "../../platform/content";
import type { EndCaseState } from "../../platform/db";
import type { PageTimes } from "./reading";

/** The sections that a topic may need to be complete. */
export type Section = "Primary Reading" | CompletionCriterion;

export type TopicRecord = {
  topicId: string;
  /** The numbers, from 1, of the pages that count as read. */
  pagesRead: number[];
  /** Every page counts as read, or did when the topic had fewer pages. */
  readingDone: boolean;
  /** The stored form of the two fields above. */
  reading: { times: PageTimes; marked: boolean; newlyDone?: boolean };
  /** The best graded score, out of ten. */
  quizScore: number | null;
  quizDone: boolean;
  journalDone: boolean;
  discussionDone: boolean;
  /** Whether every survey form of the topic is answered. */
  formDone: boolean;
};

export function emptyRecord(topicId: string): TopicRecord {
  return {
    topicId,
    pagesRead: [],
    readingDone: false,
    reading: { times: [], marked: false },
    quizScore: null,
    quizDone: false,
    journalDone: false,
    discussionDone: false,
    formDone: false,
  };
}

type TopicStatus = "Completed" | "Started" | "Pending" | "Locked";
export type TopicProgress = { topic: Topic; status: TopicStatus; unlockedBy: Topic | null };
export type CourseProgress = {
  percent: number;
  complete: boolean;
  topics: TopicProgress[];
  /** The end case belongs to this enrollment's completion and is not finished (rule: case.end). */
  endCaseDue: boolean;
};

/** rule: quiz.pass: the quiz weightage, counted as 10 for each topic. */
export const quizWeightage = 10;
/** rule: quiz.pass: a topic's quiz completes it at a score over 7 of 10. */
export const completingScore = 7;

/** Converts a percent of right answers to the score out of ten (the quiz weightage). */
export function scoreOutOfTen(percent: number): number {
  return (percent * quizWeightage) / 100;
}

/** Whether an attempt completes the topic's quiz: it is passed and scores over 7 (rule: quiz.pass). */
export function completesQuiz(score: number, passed: boolean): boolean {
  return passed && score > completingScore;
}

/** The sections that a topic needs: its reading, and those of its criteria (rule: topic.criteria). */
export function neededSections(topic: Pick<Topic, "completion">): Section[] {
  return ["Primary Reading", ...topic.completion];
}

/** The numbers of the pages still to be read before the topic is complete. */
export function unreadPages(topic: Pick<Topic, "pages">, record: TopicRecord | undefined): number[] {
  if (record?.readingDone) return [];
  return topic.pages.map((_, index) => index + 1).filter((page) => !record?.pagesRead.includes(page));
}

export function isDone(section: Section, record: TopicRecord | undefined): boolean {
  if (!record) return false;
  switch (section) {
    case "Primary Reading":
      return record.readingDone;
    case "Quiz":
      return record.quizDone;
    case "Reflective Journal":
      return record.journalDone;
    case "Discussion":
      return record.discussionDone;
    case "formSubmit":
      return record.formDone;
  }
}

export function isTopicComplete(topic: Pick<Topic, "completion">, record: TopicRecord | undefined): boolean {
  return neededSections(topic).every((section) => isDone(section, record));
}

/**
 * Computes the progress of a course (rule: progress.one-rule). Topics unlock in order, each when the previous one is
 * complete; a topic that was opened before stays open. The percent is the share of needed sections that are done,
 * rounded down, and 100 exactly when the course is complete. An end case that is due is one section
 * more once all others are done.
 * @param endCaseDue whether this enrollment needs the end case and has not finished it (`isEndCaseDue`)
 */
export function courseProgress(
  course: Pick<Course, "topics">,
  records: TopicRecord[],
  endCaseDue = false,
): CourseProgress {
  const byTopic = new Map(records.map((record) => [record.topicId, record]));
  let before: Topic | null = null;
  let beforeIsComplete = true;
  const topics = course.topics.map((topic): TopicProgress => {
    const record = byTopic.get(topic.id);
    const sections = neededSections(topic);
    const doneHere = sections.filter((section) => isDone(section, record)).length;
    const complete = doneHere === sections.length;
    const open = beforeIsComplete || record !== undefined;
    const entry: TopicProgress = {
      topic,
      status: topicStatus(complete, open, record),
      unlockedBy: open ? null : before,
    };
    before = topic;
    beforeIsComplete = complete;
    return entry;
  });
  const { done, of } = countSections(course, records, endCaseDue);
  return { percent: of === 0 ? 0 : Math.floor((100 * done) / of), complete: of > 0 && done === of, topics, endCaseDue };
}

/** Whether an enrollment's completion waits for the end case of its course (rule: case.end). */
export function isEndCaseDue(course: Pick<Course, "cases">, endCase: EndCaseState | null): boolean {
  return endCase === "asked" && course.cases.some(({ end }) => end);
}

/** Whether the course is complete: every topic, or all certificates (rule: conclusion.after-completion). */
export function hasCompleted(place: {
  progress: Pick<CourseProgress, "complete">;
  enrollment: { status: string } | null;
}): boolean {
  return place.progress.complete || place.enrollment?.status === "Completed";
}

/** Counts the needed sections of a course and those that are done, from which the percent is computed. */
export function countSections(course: Pick<Course, "topics">, records: TopicRecord[], endCaseDue: boolean) {
  const byTopic = new Map(records.map((record) => [record.topicId, record]));
  const sections = course.topics.flatMap((topic) =>
    neededSections(topic).map((section) => isDone(section, byTopic.get(topic.id))),
  );
  const done = sections.filter(Boolean).length;
  // Until everything else is done it takes no part: half of the topics stay half of the course.
  return { done, of: sections.length + (endCaseDue && done === sections.length ? 1 : 0) };
}

function topicStatus(complete: boolean, open: boolean, record: TopicRecord | undefined): TopicStatus {
  if (complete) return "Completed";
  if (!open) return "Locked";
  return record ? "Started" : "Pending";
}
