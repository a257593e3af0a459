import type { FoundKind } from "../../../contract/search";
import type { Content } from "../../../platform/content";
import type { Language } from "../../../platform/i18n/language";

/** A page or part of one, as the search indexes it. `keywords` and `asked` are searched but never shown. */
export type Document = {
  /** The address of the page itself; unique. */
  id: string;
  kind: FoundKind;
  title: string;
  summary: string;
  /** The headings inside the page. */
  headings: string;
  text: string;
  address: string;
  place: string;
  keywords: string;
  /** Whole questions as people type them, in any script. */
  asked: readonly string[];
  /** The kinds of danger that this page answers before every other one (lib/contract/danger). */
  dangers: readonly string[];
  /** Of a lesson: the course in which one must be enrolled to open it. */
  course: string | null;
};

/** What a source says of one document; what it leaves out is empty. */
export type Found = Pick<Document, "title" | "summary" | "text" | "address"> & Partial<Document>;

/** One kind of documents. A further kind is one more entry in the list of sources. */
export type DocumentSource = { kind: FoundKind; documents: (content: Content, language: Language) => Found[] };

/** The texts of the headings of rendered HTML. */
export function headingsIn(html: string): string {
  return Array.from(html.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs), ([, heading = ""]) =>
    heading.replace(/<[^>]*>/g, " "),
  ).join(". ");
}

/** The labels of the drawings in rendered HTML. */
export function labelsIn(html: string): string {
  return Array.from(html.matchAll(/<text [^>]*>(.*?)<\/text>/gs), ([, label = ""]) =>
    label.replace(/<[^>]*>/g, " "),
  ).join(". ");
}

/** The first paragraph of rendered HTML; empty for a page without one. */
export function firstParagraph(html: string): string {
  return /<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, " ") ?? "";
}

export const fields = ["title", "summary", "headings", "text", "keywords", "questions"] as const;
/** A document as it is indexed: each field with its words in all languages. */
export type Indexed = { id: string } & Record<(typeof fields)[number], string>;

/** The document with the fields of all its languages. */
export function joined(id: string, documents: Document[]): Indexed {
  const join = (field: Exclude<(typeof fields)[number], "questions">) =>
    documents.map((each) => each[field]).join(". ");
  return {
    id,
    title: join("title"),
    summary: join("summary"),
    headings: join("headings"),
    text: join("text"),
    keywords: join("keywords"),
    questions: [...new Set(documents.flatMap(({ asked }) => asked))].join(". "),
  };
}
