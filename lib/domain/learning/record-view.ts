import type { TopicRecordAnswer } from "../../contract/learning";
import type { Topic } from "../../platform/content";
import { isTopicComplete, type TopicRecord } from "./progress";
import type { OpenPage } from "./reading";

/** A topic record as the documented answer. */
export function recordView(topic: Topic, record: TopicRecord, journal: string | null, open: OpenPage): TopicRecordAnswer {
  return {
    status: isTopicComplete(topic, record) ? "Completed" : "Started",
    reflective_journal: journal,
    discussion: record.discussionDone ? 1 : 0,
    quiz: record.quizScore,
    primary_reading: record.pagesRead.length,
    pages_read: record.pagesRead,
    reading_done: record.readingDone,
    open_page: open.current_topic_id === topic.id ? open.current_page : null,
    quiz_done: record.quizDone,
    journal_done: record.journalDone,
    form_done: record.formDone,
  };
}
