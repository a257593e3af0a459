import type { CompletionCriterion, Course, Topic } from "../../platform/content";
import type { PageTimes } from "./reading";

/** What a topic may need before it counts as complete. */
export type Section = "Primary Reading" | CompletionCriterion;

/** What one learner has done in one topic. */
export type TopicRecord = {
  topicId: string;
  /** The numbers of the pages that count as read. */
  pagesRead: number[];
  /** Every page counts as read, or did when the topic had fewer. */
  readingDone: boolean;
  /** What stands behind the two, as it is stored. */
  reading: { times: PageTimes; marked: boolean; newlyDone?: boolean };
  /** The best graded score, out of ten. */
  quizScore: number | null;
  quizDone: boolean;
  journalDone: boolean;
  discussionDone: boolean;
  /** Every survey form of the topic is answered. */
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

export type TopicStatus = "Completed" | "Started" | "Pending" | "Locked";
export type TopicProgress = { topic: Topic; status: TopicStatus; unlockedBy: Topic | null };
export type CourseProgress = { percent: number; complete: boolean; topics: TopicProgress[] };

/** rule: quiz.pass: the quiz weightage, counted as 10 for each topic. */
export const quizWeightage = 10;
/** rule: quiz.pass: a topic's quiz completes it at a score over 7 of 10. */
export const completingScore = 7;

/** What a quiz with this percent of right answers counts, out of its weightage. */
export function scoreOutOfTen(percent: number): number {
  return (percent * quizWeightage) / 100;
}

/** An attempt completes the topic's quiz when it is passed and scores over 7. */
export function completesQuiz(score: number, passed: boolean): boolean {
  return passed && score > completingScore;
}

/** The sections that complete a topic: its reading, and those that its criteria name. */
export function neededSections(topic: Pick<Topic, "completion">): Section[] {
  return ["Primary Reading", ...topic.completion];
}

/** The numbers of the pages that are still to be read before the topic is complete. */
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
 * The one rule of progress (rule: progress.one-rule). Topics unlock in their order, each when the one before it is complete; one that was
 * opened before stays open. Progress is the percent of needed sections that are done, rounded down: 100 exactly when every topic is complete.
 */
export function courseProgress(course: Pick<Course, "topics">, records: TopicRecord[]): CourseProgress {
  const byTopic = new Map(records.map((record) => [record.topicId, record]));
  let needed = 0;
  let done = 0;
  let before: Topic | null = null;
  let beforeIsComplete = true;
  const topics = course.topics.map((topic): TopicProgress => {
    const record = byTopic.get(topic.id);
    const sections = neededSections(topic);
    const doneHere = sections.filter((section) => isDone(section, record)).length;
    needed += sections.length;
    done += doneHere;
    const complete = doneHere === sections.length;
    const open = beforeIsComplete || record !== undefined;
    const entry: TopicProgress = { topic, status: statusOf(complete, open, record), unlockedBy: open ? null : before };
    before = topic;
    beforeIsComplete = complete;
    return entry;
  });
  return { percent: needed === 0 ? 0 : Math.floor((100 * done) / needed), complete: needed > 0 && done === needed, topics };
}

/** How many of the sections that a course's topics need are done: what the percent is made of. */
export function countSections(course: Pick<Course, "topics">, records: TopicRecord[]): { done: number; of: number } {
  const byTopic = new Map(records.map((record) => [record.topicId, record]));
  const sections = course.topics.flatMap((topic) => neededSections(topic).map((section) => isDone(section, byTopic.get(topic.id))));
  return { done: sections.filter(Boolean).length, of: sections.length };
}

function statusOf(complete: boolean, open: boolean, record: TopicRecord | undefined): TopicStatus {
  if (complete) return "Completed";
  if (!open) return "Locked";
  return record ? "Started" : "Pending";
}
