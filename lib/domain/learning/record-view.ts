import type { TopicRecordAnswer } from "../../contract/learning";
import { isTopicComplete, type TopicRecord } from "./progress";
import type { OpenPage } from "./reading";
import type { TopicAccess } from "./require-access";

/** Converts a topic record to the documented response. */
export function recordView(
  { topic, progress }: TopicAccess,
  record: TopicRecord,
  journal: string | null,
  open: OpenPage,
): TopicRecordAnswer {
  const restOfModule = progress.topics.filter(
    (each) => each.topic.moduleId === topic.moduleId && each.topic.id !== topic.id,
  );
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
    module_rest_done: restOfModule.every(({ status }) => status === "Completed"),
  };
}
