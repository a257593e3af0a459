import type { Topic } from "../content";
import type { MyCourse } from "../contract/learning";
import type { Language } from "../i18n/language";
import { type CourseProgress, isDone, neededSections, type Section, type TopicRecord } from "./progress";

export type ResumePlace = { topic: Topic; section: "primary" | "quiz" | "reflective_journal" | "discussion"; page: number | null };
type Left = { current_topic_id: string | null; current_page: number | null };

/**
 * Where a learner goes on: the exact page left, as long as its topic is not complete; where every page of it is read, its first undone
 * section. Whoever only looked at a complete topic goes on with the first open one that is not. Null where nothing is begun or open.
 */
export function resumePlace(progress: CourseProgress, records: TopicRecord[], left: Left): ResumePlace | null {
  const last = progress.topics.find(({ topic }) => topic.id === left.current_topic_id);
  const open = progress.topics.find(({ status }) => status === "Started" || status === "Pending");
  const target = last && last.status !== "Completed" ? last : (open ?? last);
  if (!target) return null;
  const { topic, status } = target;
  const record = records.find((each) => each.topicId === topic.id);
  const nextPage = Math.min(topic.pages.length, (record?.pagesRead ?? 0) + 1);
  const page = (target === last && left.current_page) || nextPage;
  if (status === "Completed" || !record || record.pagesRead < topic.pages.length) return { topic, section: "primary", page };
  return undonePlace(topic, record) ?? { topic, section: "primary", page };
}

/** The place as the calls say it. */
export function resumeView(place: ResumePlace | null, language: Language): MyCourse["resume"] {
  return place && { topic: place.topic.id, topic_name: place.topic.name[language], section: place.section, page: place.page };
}

function undonePlace(topic: Topic, record: TopicRecord): ResumePlace | null {
  const undone = neededSections(topic).filter((section) => !isDone(section, record));
  const isUndone = (section: Section) => undone.includes(section);
  if (isUndone("formSubmit")) return { topic, section: "primary", page: topic.pages.findLastIndex((page) => page.form) + 1 || 1 };
  if (isUndone("Quiz")) return { topic, section: "quiz", page: null };
  if (isUndone("Reflective Journal")) return { topic, section: "reflective_journal", page: null };
  if (isUndone("Discussion")) return { topic, section: "discussion", page: null };
  return null;
}
