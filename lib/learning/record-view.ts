import type { Topic } from "../content";
import type { TopicRecordAnswer } from "../contract/learning";
import { isTopicComplete, type TopicRecord } from "./progress";

/** What a learner has done in an open topic, in the documented words. */
export function recordView(topic: Topic, record: TopicRecord, journal: string | null): TopicRecordAnswer {
  return {
    status: isTopicComplete(topic, record) ? "Completed" : "Started",
    reflective_journal: journal,
    discussion: record.discussionDone ? 1 : 0,
    quiz: record.quizScore,
    primary_reading: record.pagesRead,
    quiz_done: record.quizDone,
    journal_done: record.journalDone,
    form_done: record.formDone,
  };
}
