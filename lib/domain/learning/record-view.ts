import type { TopicRecordAnswer } from "../../contract/learning";
import type { Settings } from "../../platform/settings";
import { placeAfter } from "./modules";
import { isTopicComplete, type TopicRecord } from "./progress";
import { type OpenPage, secondsShort } from "./reading";
import type { TopicAccess } from "./require-access";

/** Converts a topic record to the documented response. */
export function recordView(
  { topic, course, records, progress }: TopicAccess,
  record: TopicRecord,
  journal: string | null,
  open: OpenPage,
  settings: Pick<Settings, "testsWithoutWaiting">,
): TopicRecordAnswer {
  const restOfModule = progress.topics.filter(
    (each) => each.topic.moduleId === topic.moduleId && each.topic.id !== topic.id,
  );
  const openPage = open.current_topic_id === topic.id ? open.current_page : null;
  const short = record.readingDone
    ? []
    : topic.pages
        .map((_, index) => ({
          page: index + 1,
          seconds: secondsShort(topic, record.reading.times, index + 1, settings),
        }))
        .filter(({ page, seconds }) => seconds > 0 && page !== openPage);
  return {
    status: isTopicComplete(topic, record) ? "Completed" : "Started",
    reflective_journal: journal,
    discussion: record.discussionDone ? 1 : 0,
    quiz: record.quizScore,
    primary_reading: record.pagesRead.length,
    pages_read: record.pagesRead,
    reading_done: record.readingDone,
    open_page: openPage,
    ...(short.length > 0 ? { short_pages: short } : {}),
    quiz_done: record.quizDone,
    journal_done: record.journalDone,
    form_done: record.formDone,
    module_rest_done: restOfModule.every(({ status }) => status === "Completed"),
    ...onward(),
  };

  /** Nothing where it is the first page of the next topic, so that learners share one template (docs/templates.md). */
  function onward(): Pick<TopicRecordAnswer, "onward"> {
    const after = placeAfter(topic, progress, records);
    const next = progress.topics[progress.topics.findIndex((each) => each.topic.id === topic.id) + 1];
    if (!after) return {};
    if ("endCase" in after)
      return { onward: { place: null, case_id: course.cases.find(({ end }) => end)?.id ?? null } };
    const { place } = after;
    if (place.topic === next?.topic && place.section === "primary" && place.page === 1) return {};
    return { onward: { place: { topic: place.topic.id, section: place.section, page: place.page }, case_id: null } };
  }
}
