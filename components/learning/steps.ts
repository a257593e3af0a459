import type { TopicData } from "@/lib/contract/learning";

export const sections = ["primary", "quiz", "reflective_journal", "discussion"] as const;
export type SectionName = (typeof sections)[number];

export type Step = { kind: "page" | "quiz" | "journal" | "discussion" | "topic" | "conclusion" | "course"; href: string };
/** To the survey form without which the topic is not complete. */
export type FormStep = { kind: "form"; href: string };

type Outline = Pick<TopicData, "_id" | "course_id" | "primary_pages" | "quiz" | "reflective_journal" | "discussion" | "next" | "completion_criteria">;

export function sectionAddress(topicId: string, section: SectionName, page?: number): string {
  return `/course/module/${topicId}/${section}${page ? `/${page}` : ""}`;
}

/** Learning §4: with these criteria there is no assignment step. */
export function hasAssignments({ completion_criteria }: Pick<Outline, "completion_criteria">): boolean {
  return completion_criteria !== "Ungraded" && completion_criteria !== "formSubmit";
}

/** The sections behind the reading that this topic has, in their order. */
export function assignmentsOf(topic: Outline): { section: SectionName; kind: "quiz" | "journal" | "discussion" }[] {
  if (!hasAssignments(topic)) return [];
  return [
    { section: "quiz" as const, kind: "quiz" as const, exists: topic.quiz === 1 },
    { section: "reflective_journal" as const, kind: "journal" as const, exists: topic.reflective_journal !== null },
    { section: "discussion" as const, kind: "discussion" as const, exists: topic.discussion !== null },
  ].filter(({ exists }) => exists);
}

/**
 * What comes after a page or section (learning §4): the reading, then the quiz, the reflective journal and the discussion where the
 * topic has them, then the next topic, or the course's conclusion and survey when there is none.
 */
export function stepAfter(topic: Outline, section: SectionName, page = 1): Step {
  if (section === "primary" && page < topic.primary_pages) return { kind: "page", href: sectionAddress(topic._id, "primary", page + 1) };
  const following = assignmentsOf(topic).find((each) => sections.indexOf(each.section) > sections.indexOf(section));
  if (following) return { kind: following.kind, href: sectionAddress(topic._id, following.section) };
  if (topic.next) return { kind: "topic", href: sectionAddress(topic.next, "primary", 1) };
  return { kind: "conclusion", href: `/survey/course/${topic.course_id}` };
}

/** What came before a page or section; null at the first page of the first topic. */
export function addressBefore(topic: Outline & { previous: string }, section: SectionName, page = 1): string | null {
  if (section === "primary") {
    if (page > 1) return sectionAddress(topic._id, "primary", page - 1);
    return topic.previous ? sectionAddress(topic.previous, "primary", 1) : null;
  }
  const before = assignmentsOf(topic).findLast((each) => sections.indexOf(each.section) < sections.indexOf(section));
  return before ? sectionAddress(topic._id, before.section) : sectionAddress(topic._id, "primary", topic.primary_pages);
}

/** How many steps a topic has, and on which one somebody is. */
export function stepCount(topic: Outline, section: SectionName, page: number): { step: number; steps: number } {
  const assignments = assignmentsOf(topic);
  const steps = topic.primary_pages + assignments.length;
  const place = assignments.findIndex((each) => each.section === section);
  return { step: section === "primary" ? page : topic.primary_pages + place + 1, steps };
}
