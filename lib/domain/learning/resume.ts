import type { MyCourse } from "../../contract/learning";
import type { Topic } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import {
  type CourseProgress,
  isDone,
  neededSections,
  type Section,
  type TopicProgress,
  type TopicRecord,
  unreadPages,
} from "./progress";

type ResumePlace = {
  topic: Topic;
  section: "primary" | "quiz" | "reflective_journal" | "discussion";
  page: number | null;
};
type Left = { current_topic_id: string | null; current_page: number | null };

/**
 * The place to continue (rule: resume.exact): the last open page while its topic has unread pages from there on; else
 * the topic's first section that is not done, or its first skipped page. After a look at a complete topic, the first
 * open incomplete topic; in a complete course the last topic, where the content no longer has the one left. Null when
 * nothing is started or open.
 */
export function resumePlace(progress: CourseProgress, records: TopicRecord[], left: Left): ResumePlace | null {
  const last = progress.topics.find(({ topic }) => topic.id === left.current_topic_id);
  const open = progress.topics.find(({ status }) => status === "Started" || status === "Pending");
  const end = left.current_topic_id === null ? undefined : progress.topics.at(-1);
  const target = last && last.status !== "Completed" ? last : (open ?? last ?? end);
  if (!target) return null;
  const { topic, status } = target;
  const record = records.find((each) => each.topicId === topic.id);
  const unread = unreadPages(topic, record);
  const leftAt = target === last ? left.current_page : null;
  const page = Math.min(leftAt ?? unread[0] ?? topic.pages.length, topic.pages.length);
  if (status === "Completed" || !record || unread.some((each) => each >= page))
    return { topic, section: "primary", page };
  return undonePlace(topic, record) ?? { topic, section: "primary", page: unread[0] ?? page };
}

/** What comes after a topic: another place, the end case, or the conclusion, which is null. */
type Onward = { place: ResumePlace } | { endCase: true } | null;

/**
 * What comes after a topic once it is complete: the next topic, or else the first topic that is not complete, each at
 * its first page or section that is not done; with every topic complete the end case where it is due, and otherwise the
 * next topic to read again, or the conclusion.
 */
export function placeAfter(topic: Topic, progress: CourseProgress, records: TopicRecord[]): Onward {
  const at = progress.topics.findIndex((each) => each.topic.id === topic.id);
  const next = progress.topics[at + 1];
  const isOpen = ({ status }: TopicProgress) => status !== "Completed";
  const open = next && isOpen(next) ? next : progress.topics.find((each, index) => index !== at && isOpen(each));
  if (open) return { place: undoneIn(open.topic, records) };
  if (progress.endCaseDue) return { endCase: true };
  return next ? { place: { topic: next.topic, section: "primary", page: 1 } } : null;
}

/** The first page that is not read, or else the first section that is not done. */
function undoneIn(topic: Topic, records: TopicRecord[]): ResumePlace {
  const record = records.find((each) => each.topicId === topic.id);
  const [unread] = unreadPages(topic, record);
  if (unread !== undefined || !record) return { topic, section: "primary", page: unread ?? 1 };
  return undonePlace(topic, record) ?? { topic, section: "primary", page: 1 };
}

/** Converts the place to the documented response. */
export function resumeView(place: ResumePlace | null, language: Language): MyCourse["resume"] {
  return (
    place && { topic: place.topic.id, topic_name: place.topic.name[language], section: place.section, page: place.page }
  );
}

function undonePlace(topic: Topic, record: TopicRecord): ResumePlace | null {
  const undone = neededSections(topic).filter((section) => !isDone(section, record));
  const isUndone = (section: Section) => undone.includes(section);
  if (isUndone("formSubmit"))
    return { topic, section: "primary", page: topic.pages.findLastIndex((page) => page.form) + 1 || 1 };
  if (isUndone("Quiz")) return { topic, section: "quiz", page: null };
  if (isUndone("Reflective Journal")) return { topic, section: "reflective_journal", page: null };
  if (isUndone("Discussion")) return { topic, section: "discussion", page: null };
  return null;
}
