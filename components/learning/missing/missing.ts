import type { ModulesAnswer, ModuleTopic } from "@/lib/contract/learning";
import { caseAddress } from "../addresses";
import { certifiedUnits } from "../course/certified-units";
import { assignments, sectionAddress } from "../steps";

/** `page`: the page of the reading, if a single one is missing. */
type MissingPart = {
  kind: "Reading" | "Quiz" | "Journal" | "Discussion" | "Form";
  href: string;
  locked: boolean;
  page?: number;
};
export type MissingTopic = { name: string; parts: MissingPart[] };
/** `href`: null until every topic is complete. */
export type MissingCase = { title: string; href: string | null };
/** What is missing for the certificate: sections, case, profile, review or request; null when all are issued. */
export function missingFor(course: ModulesAnswer) {
  const [enrollment] = course.enrollment_info;
  // A course with the status Completed has had all its certificates, so a missing one was withdrawn.
  if (!enrollment || enrollment.status === "Completed") return null;
  const open = certifiedUnits(course).filter(({ certificateId }) => !certificateId);
  if (open.length === 0) return null;
  const topics = course.moduleTopic_info
    .filter((topic) => open.some(({ module_id }) => module_id === null || module_id === topic.module_id))
    .flatMap(missingIn);
  const review = (["waiting", "returned"] as const).find((state) => open.some((each) => each.review === state)) ?? null;
  const profile = !course.profile_complete;
  const endCase = missingEndCase(course);
  const request = topics.length === 0 && endCase === null && !profile && review === null;
  return { topics, endCase, profile, review, request };
}

type Missing = NonNullable<ReturnType<typeof missingFor>>;

/** Whether the learner can only wait: the page then shows the review instead of a list of what is missing. */
export function waitsForReviewAlone({ topics, endCase, profile, review }: Missing): boolean {
  return review === "waiting" && topics.length === 0 && endCase === null && !profile;
}

/** The sections that are not done in the topics of a course, for either kind of certificate. */
export function missingTopics({ moduleTopic_info }: ModulesAnswer): MissingTopic[] {
  return moduleTopic_info.flatMap(missingIn);
}

/** The end case, where the learner's completion needs it and it is not finished. */
export function missingEndCase({ course_info, enrollment_info }: ModulesAnswer): MissingCase | null {
  const due = enrollment_info[0]?.end_case;
  if (!due) return null;
  return { title: due.title, href: due.open ? caseAddress({ course_id: course_info.slug, id: due.id }) : null };
}

function missingIn(topic: ModuleTopic): MissingTopic[] {
  const parts = topic.needs
    .filter(({ done }) => !done)
    .flatMap(({ section }) => (section === "Primary Reading" ? readingParts(topic) : [missingPart(topic, section)]));
  return parts.length > 0 ? [{ name: topic.name, parts }] : [];
}

/** For a topic that was begun, each skipped page; for any other topic, its reading as a whole. */
function readingParts(topic: ModuleTopic): MissingPart[] {
  if (topic.status !== "Started" || topic.unread_pages.length === 0) return [missingPart(topic, "Primary Reading")];
  return topic.unread_pages.map(({ page }) => ({
    ...missingPart(topic, "Primary Reading"),
    href: sectionAddress(topic.slug ?? "", "primary", page),
    page,
  }));
}

const kinds: Record<string, MissingPart["kind"]> = {
  Quiz: "Quiz",
  "Reflective Journal": "Journal",
  Discussion: "Discussion",
  formSubmit: "Form",
};

function missingPart(topic: ModuleTopic, section: string): MissingPart {
  const id = topic.slug ?? "";
  const locked = topic.status === "Locked" || topic.slug === null;
  const assignment = assignments.find(({ criterion }) => criterion === section);
  const href = assignment ? sectionAddress(id, assignment.section) : sectionAddress(id, "primary", topic.next_page);
  // A locked topic cannot be opened: its row on this page shows what unlocks it.
  return { kind: kinds[section] ?? "Reading", href: locked ? `#${topicAnchor(id)}` : href, locked };
}

export function topicAnchor(id: string): string {
  return `topic-${id}`;
}
