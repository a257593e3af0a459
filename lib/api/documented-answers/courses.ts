import type { CourseCard, CourseDetail } from "../../contract/courses";
import { plainText } from "../../platform/content/text/plain-text";
import { type Sent, toList } from "./complete";

type Module = CourseDetail["syllabus"][number];
type SentModule = Partial<Omit<Module, "topics">> & { topics?: Partial<Module["topics"][number]>[] };
/** The specification only names these fields, so a backend may send a list or HTML. */
type SentCourse = Sent<
  CourseDetail,
  "_id" | "slug" | "icon" | "offered_by_name" | "partners" | "syllabus" | "syllabus_text" | "faqs_text"
>;

export function completeCourseCard(sent: Sent<CourseCard, "shortDesc">): CourseCard {
  return { shortDesc: "", ...sent };
}

/**
 * The slug is that of the request. The lengths of lessons and the description of the provider are not documented, so
 * they are left out.
 */
export function completeCourse(sent: SentCourse, { id }: { id: string }): CourseDetail {
  return {
    _id: id,
    slug: id,
    icon: "",
    offered_by_name: "",
    partners: [],
    ...sent,
    syllabus_text: toText(sent.syllabus),
    faqs_text: toText(sent.faqs),
    syllabus: toList<SentModule>(sent.syllabus).map(completeModule),
    faqs: toList<Partial<CourseDetail["faqs"][number]>>(sent.faqs).map((each) => ({
      question: "",
      answer: "",
      ...each,
    })),
    learning_objective: objectivesIn(sent.learning_objective),
  };
}

function toText(sent: unknown): string {
  return typeof sent === "string" ? sent : "";
}

/** The objectives as plain sentences: the items of an HTML list, or the whole text as one. */
function objectivesIn(sent: unknown): string[] {
  if (Array.isArray(sent)) return sent.map(String);
  const html = toText(sent);
  const entries = html.match(/<li\b[^>]*>[\s\S]*?<\/li>/gi) ?? [html];
  return entries.map(plainText).filter((each) => each !== "");
}

function completeModule({ topics, ...sent }: SentModule): Module {
  return {
    module_name: "",
    summary: "",
    ...sent,
    topics: toList<Partial<Module["topics"][number]>>(topics).map(completeSyllabusTopic),
  };
}

function completeSyllabusTopic(sent: Partial<Module["topics"][number]>): Module["topics"][number] {
  return { name: "", summary: "", minutes: 0, ...sent };
}
