import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { answerDocuments } from "./sources/answers";
import { articleDocuments, discussionDocuments, topicDocuments } from "./sources/articles";
import { caseDocuments } from "./sources/cases";
import { classPlanDocuments } from "./sources/class-plans";
import { courseDocuments, lessonDocuments } from "./sources/courses";
import type { Document, DocumentSource, Found } from "./sources/document";
import { otherPages } from "./sources/other-pages";
import { pageDocuments } from "./sources/pages";

export type { Document } from "./sources/document";

/** Where documents come from. A new kind of content is found as soon as it has an entry here. */
const sources: DocumentSource[] = [
  { kind: "course", documents: courseDocuments },
  { kind: "topic", documents: topicDocuments },
  { kind: "article", documents: articleDocuments },
  { kind: "lesson", documents: lessonDocuments },
  { kind: "case", documents: caseDocuments },
  { kind: "classPlan", documents: classPlanDocuments },
  { kind: "answer", documents: answerDocuments },
  { kind: "discussion", documents: discussionDocuments },
  { kind: "page", documents: pageDocuments },
];

/** Every document of one language. */
export function documentsIn(content: Content, language: Language): Document[] {
  const known = sources.flatMap(({ kind, documents }) =>
    documents(content, language).map((found) => withDefaults(kind, found)),
  );
  const addresses = new Set(known.map(({ address }) => address));
  const further = otherPages(content, language).filter(({ address }) => !addresses.has(address));
  return [...known, ...further.map((found) => withDefaults("page", found))];
}

function withDefaults(kind: Document["kind"], found: Found): Document {
  return {
    headings: "",
    keywords: "",
    place: "",
    asked: [],
    dangers: [],
    course: null,
    ...found,
    kind,
    id: found.address,
  };
}
