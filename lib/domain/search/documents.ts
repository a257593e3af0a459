import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { messagesIn } from "../../platform/i18n/messages";
import { courseDocuments, lessonDocuments } from "./sources/courses";
import type { Document, Found } from "./sources/document";
import {
  answerDocuments,
  articleDocuments,
  discussionDocuments,
  otherPages,
  pageDocuments,
  topicDocuments,
} from "./sources/pages";

export type { Document } from "./sources/document";

/** Where the documents of each kind come from. A kind without an entry does not compile. */
const sources: Record<Document["kind"], (content: Content, language: Language) => Found[]> = {
  course: courseDocuments,
  topic: topicDocuments,
  article: articleDocuments,
  lesson: lessonDocuments,
  case: caseDocuments,
  classPlan: classPlanDocuments,
  answer: answerDocuments,
  discussion: discussionDocuments,
  page: pageDocuments,
};
const kinds = Object.keys(sources) as Document["kind"][];

/** Every document of one language. */
export function documentsIn(content: Content, language: Language): Document[] {
  const known = kinds.flatMap((kind) => sources[kind](content, language).map((found) => withDefaults(kind, found)));
  const addresses = new Set(known.map(({ address }) => address));
  const further = otherPages(content, language).filter(({ address }) => !addresses.has(address));
  return [...known, ...further.map((found) => withDefaults("page", found))];
}

function withDefaults(kind: Document["kind"], found: Found): Document {
  const empty = { headings: "", keywords: "", place: "", asked: [], dangers: [], course: null };
  return { ...empty, ...found, kind, id: found.address };
}

/**
 * The cases of the courses, by their titles and situations: the steps say what to do, which is found out by choosing.
 * The case that closes a course opens after its topics, so it leads to the list on the course's page.
 */
function caseDocuments({ courses }: Content, language: Language): Found[] {
  return courses.flatMap(({ id: course, name, cases }) =>
    cases.map(({ id, end, title, situation }) => ({
      title: title[language],
      summary: situation[language],
      text: situation[language],
      address: end ? `/view/course/${course}#cases` : `/my-courses/${course}/cases/${id}`,
      place: name[language],
      course,
    })),
  );
}

/** The class plans: what the lesson teaches. The slips are left out, because some say what is not true. */
function classPlanDocuments({ classPlans, themes }: Content, language: Language): Found[] {
  const { label, group } = messagesIn(language).classPlans;
  return classPlans.map((plan) => {
    const theme = themes.find(({ id }) => id === plan.theme)?.name[language] ?? "";
    const parts = [
      plan.aim,
      ...plan.steps,
      ...plan.board,
      ...plan.questions.flatMap(({ question, answer }) => [question, answer]),
      plan.followUp,
    ];
    return {
      title: plan.title[language],
      summary: plan.aim[language],
      text: parts.map((part) => part[language].replaceAll(" ->", ",")).join(" "),
      address: `/class-plans/${plan.id}`,
      place: `${label}, ${group.replace("{classes}", plan.classes)}: ${theme}`,
      headings: label,
    };
  });
}
