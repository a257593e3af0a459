import type { TopicData } from "@/lib/contract/learning";

export const sections = ["primary", "quiz", "reflective_journal", "discussion"] as const;
export type SectionName = (typeof sections)[number];

export type Step = { kind: "page" | "quiz" | "journal" | "discussion" | "topic" | "course"; href: string };

type Outline = Pick<TopicData, "_id" | "course_id" | "primary_pages" | "quiz" | "reflective_journal" | "discussion" | "next" | "completion_criteria">;

export function sectionAddress(topicId: string, section: SectionName, page?: number): string {
  return `/course/module/${topicId}/${section}${page ? `/${page}` : ""}`;
}

/**
 * What comes after a page or section (learning §4): the reading, then the quiz, the reflective journal and the discussion where the
 * topic has them, then the next topic, or the course when there is none.
 */
export function stepAfter(topic: Outline, section: SectionName, page = 1): Step {
  if (section === "primary" && page < topic.primary_pages) return { kind: "page", href: sectionAddress(topic._id, "primary", page + 1) };
  const rest: [SectionName, boolean, Step["kind"]][] = [
    ["quiz", topic.quiz === 1, "quiz"],
    ["reflective_journal", topic.reflective_journal !== null, "journal"],
    ["discussion", topic.discussion !== null, "discussion"],
  ];
  const following = rest.find(([name, exists]) => exists && sections.indexOf(name) > sections.indexOf(section));
  if (following) return { kind: following[2], href: sectionAddress(topic._id, following[0]) };
  if (topic.next) return { kind: "topic", href: sectionAddress(topic.next, "primary", 1) };
  return { kind: "course", href: `/view/course/${topic.course_id}` };
}

/** What came before a page or section; null at the first page of the first topic. */
export function addressBefore(topic: Outline & { previous: string }, section: SectionName, page = 1): string | null {
  if (section === "primary") {
    if (page > 1) return sectionAddress(topic._id, "primary", page - 1);
    return topic.previous ? sectionAddress(topic.previous, "primary", 1) : null;
  }
  if (section === "discussion" && topic.reflective_journal !== null) return sectionAddress(topic._id, "reflective_journal");
  if (section !== "quiz" && topic.quiz === 1) return sectionAddress(topic._id, "quiz");
  return sectionAddress(topic._id, "primary", topic.primary_pages);
}
