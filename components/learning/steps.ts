import type { MyCourse, TopicData, TopicRecordAnswer } from "@/lib/contract/learning";
import { caseAddress } from "./addresses";

export const sections = ["primary", "quiz", "reflective_journal", "discussion"] as const;
export type SectionName = (typeof sections)[number];

export type Step = {
  kind: "page" | "quiz" | "journal" | "discussion" | "topic" | "open" | "case" | "conclusion" | "course";
  href: string;
};
/** The survey form or a skipped page, without which the topic is not complete. */
export type FormStep = { kind: "form" | "unread"; href: string };

type Outline = Pick<
  TopicData,
  "_id" | "course_id" | "primary_pages" | "quiz" | "reflective_journal" | "discussion" | "next" | "completion_criteria"
>;

export function sectionAddress(topicId: string, section: SectionName, page?: number): string {
  return `/course/module/${encodeURIComponent(topicId)}/${section}${page ? `/${page}` : ""}`;
}

/** rule: topic.criteria: with these criteria there is no assignment step. */
function hasAssignments({ completion_criteria }: Pick<Outline, "completion_criteria">): boolean {
  return completion_criteria !== "Ungraded" && completion_criteria !== "formSubmit";
}

/** The sections behind the reading in their order; `criterion`: their names in what a topic needs. */
export const assignments = [
  { section: "quiz", kind: "quiz", criterion: "Quiz" },
  { section: "reflective_journal", kind: "journal", criterion: "Reflective Journal" },
  { section: "discussion", kind: "discussion", criterion: "Discussion" },
] as const;
type Assignment = (typeof assignments)[number];

/** Whether the topic has this section. Each topic has a reading. */
export function hasSection(topic: Outline, section: SectionName): boolean {
  return section === "primary" || (section === "quiz" ? topic.quiz === 1 : topic[section] !== null);
}

export function assignmentsDone({ quiz_done, journal_done, discussion }: TopicRecordAnswer) {
  return { quiz: quiz_done, journal: journal_done, discussion: discussion > 0 };
}

export function listAssignments(topic: Outline): Assignment[] {
  return hasAssignments(topic) ? assignments.filter(({ section }) => hasSection(topic, section)) : [];
}

/**
 * What comes after a page or section (rule: topic.sequence): the reading, then the quiz, the reflective journal and the
 * discussion where the topic has them, then the next topic, or the course's conclusion and survey when there is none.
 */
export function stepAfter(topic: Outline, section: SectionName, page = 1): Step {
  if (section === "primary" && page < topic.primary_pages)
    return { kind: "page", href: sectionAddress(topic._id, "primary", page + 1) };
  const following = listAssignments(topic).find((each) => sections.indexOf(each.section) > sections.indexOf(section));
  if (following) return { kind: following.kind, href: sectionAddress(topic._id, following.section) };
  if (topic.next) return { kind: "topic", href: sectionAddress(topic.next, "primary", 1) };
  return { kind: "conclusion", href: `/survey/course/${topic.course_id}` };
}

export function missingAssignments(topic: Outline, record: TopicRecordAnswer): Assignment[] {
  const named = topic.completion_criteria.split(", ");
  const done = assignmentsDone(record);
  return assignments.filter(({ criterion, kind }) => named.includes(criterion) && !done[kind]);
}

/** The pages that are still to be read, without the open page, which is being read. */
export function pagesToRead(
  topic: Pick<Outline, "primary_pages">,
  { reading_done, pages_read, open_page, status }: TopicRecordAnswer,
): number[] {
  if (reading_done || status === "Completed") return [];
  const pages = Array.from({ length: topic.primary_pages }, (_, index) => index + 1);
  return pages.filter((page) => !pages_read?.includes(page) && page !== open_page);
}

/**
 * The learner's next step on this page; there always is one. The next topic and the conclusion are locked until this
 * topic is complete: before that the step is what is missing, or else the course. `formPage`: the page whose questions
 * complete the topic.
 */
export function wayOn(
  topic: Outline,
  section: SectionName,
  page: number,
  record: TopicRecordAnswer,
  formPage?: number,
): Step | FormStep {
  const next = stepAfter(topic, section, page);
  const leaves = leavesTopic(next);
  const missing = missingAssignments(topic, record);
  if (section === "primary" && !leaves) {
    // Only the reading is missing: the steps lead from one skipped page to the next, and then on.
    const onlyReading = hasAssignments(topic) && missing.length === 0 && record.status !== "Completed";
    return onlyReading ? stepAfterReading(topic, page, record) : next;
  }
  const elsewhere = missing.find((each) => each.section !== section);
  if (elsewhere) return { kind: elsewhere.kind, href: sectionAddress(topic._id, elsewhere.section) };
  if (!leaves) return next;
  if (topic.completion_criteria === "formSubmit" && !record.form_done && formPage)
    return {
      kind: "form",
      href: `${section === "primary" && formPage === page ? "" : sectionAddress(topic._id, "primary", formPage)}#survey`,
    };
  const [unread] = pagesToRead(topic, record);
  if (unread) return { kind: "unread", href: sectionAddress(topic._id, "primary", unread) };
  // Only the reading was missing, and the open page is the last one.
  const restIsDone = missing.length === 0 && (topic.completion_criteria !== "formSubmit" || record.form_done);
  return record.status === "Completed" || restIsDone
    ? afterTopic(topic, record)
    : { kind: "course", href: `/view/course/${topic.course_id}` };
}

function stepAfterReading(topic: Outline, page: number, record: TopicRecordAnswer): Step | FormStep {
  const [unread] = pagesToRead(topic, record);
  if (unread === page + 1) return stepAfter(topic, "primary", page);
  return unread ? { kind: "unread", href: sectionAddress(topic._id, "primary", unread) } : afterTopic(topic, record);
}

/** What the server says comes after the topic; a backend that does not say it has the order of the topics. */
function afterTopic(topic: Outline, { onward }: TopicRecordAnswer): Step {
  if (onward?.case_id) return { kind: "case", href: caseAddress({ course_id: topic.course_id, id: onward.case_id }) };
  if (!onward?.place) return stepAfter(topic, "discussion");
  const { topic: id, section, page } = onward.place;
  return { kind: id === topic.next ? "topic" : "open", href: sectionAddress(id, section, page ?? undefined) };
}

/** Whether a step is behind the topic, which has to be complete. */
export function leavesTopic({ kind }: Step | FormStep): boolean {
  return kind === "topic" || kind === "open" || kind === "case" || kind === "conclusion";
}

type CoursePlace = Pick<MyCourse, "resume" | "current_topic" | "current_page"> & Partial<Pick<MyCourse, "end_case">>;
export type CourseStep = { kind: "case" | "resume" | "start"; href: string; name: string | null };

/** The words of its button, in the namespace `learning`. */
export const stepLabels = { case: "whyCaseOpen", resume: "resumeLeft", start: "startCourse" } as const;

/**
 * The learner's next step in a course, for the dashboard, the course's page and every other page: the end case when
 * only that is missing, or the place in the call's output, or else the last page. Null when nothing is begun.
 */
export function courseStep(
  courseId: string,
  { resume, current_topic, current_page, end_case }: CoursePlace,
): CourseStep | null {
  if (end_case?.open) {
    const { id, title } = end_case;
    return { kind: "case", href: caseAddress({ course_id: courseId, id }), name: title };
  }
  const kind = current_topic ? "resume" : "start";
  if (resume)
    return {
      kind,
      href: sectionAddress(resume.topic, resume.section, resume.page ?? undefined),
      name: resume.topic_name,
    };
  return current_topic ? { kind, href: sectionAddress(current_topic, "primary", current_page ?? 1), name: null } : null;
}

/** The step before a page or section; null at the first page of the first topic. */
export function addressBefore(topic: Outline & { previous: string }, section: SectionName, page = 1): string | null {
  if (section === "primary") {
    if (page > 1) return sectionAddress(topic._id, "primary", page - 1);
    return topic.previous ? sectionAddress(topic.previous, "primary", 1) : null;
  }
  const before = listAssignments(topic).findLast((each) => sections.indexOf(each.section) < sections.indexOf(section));
  return before ? sectionAddress(topic._id, before.section) : sectionAddress(topic._id, "primary", topic.primary_pages);
}

export function stepCount(topic: Outline, section: SectionName, page: number): { step: number; steps: number } {
  const behind = listAssignments(topic);
  const place = behind.findIndex((each) => each.section === section);
  return {
    step: section === "primary" ? page : topic.primary_pages + place + 1,
    steps: topic.primary_pages + behind.length,
  };
}

/** Whether each part of a topic is done: first its pages, then its assignments. */
export function partsDone(topic: Outline, record: TopicRecordAnswer): boolean[] {
  const pages = Array.from({ length: topic.primary_pages }, (_, index) => isRead(record, index + 1));
  const done = assignmentsDone(record);
  return [...pages, ...listAssignments(topic).map(({ kind }) => done[kind])];
}

/** A backend that does not return which pages are read returns how many. */
export function isRead({ pages_read, primary_reading }: TopicRecordAnswer, page: number): boolean {
  return pages_read?.includes(page) ?? primary_reading >= page;
}
