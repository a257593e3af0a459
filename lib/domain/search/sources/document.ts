import type { FoundKind } from "../../../contract/search";

/** A page or part of one, as the search indexes it. `keywords` and `asked` are searched but never shown. */
export type Document = {
  /** The address of the page itself; unique. */
  id: string;
  kind: FoundKind;
  title: string;
  summary: string;
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

export const headingsIn = (html: string): string => textsIn(html, /<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs);

/** The labels of the drawings in rendered HTML. */
export const labelsIn = (html: string): string => textsIn(html, /<text [^>]*>(.*?)<\/text>/gs);

function textsIn(html: string, element: RegExp): string {
  return Array.from(html.matchAll(element), ([, inside = ""]) => inside.replace(/<[^>]*>/g, " ")).join(". ");
}

/** The first paragraph of rendered HTML; empty for a page without one. */
export function firstParagraph(html: string): string {
  return /<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, " ") ?? "";
}

export const fields = ["title", "summary", "headings", "text", "keywords", "questions"] as const;
/** A document as it is indexed: each field with its words in all languages. */
export type Indexed = { id: string } & Fields;
type Fields = Record<(typeof fields)[number], string>;

/** The document with the fields of all its languages. */
export function joined(id: string, documents: Document[]): Indexed {
  const texts = (field: (typeof fields)[number]) =>
    field === "questions" ? new Set(documents.flatMap(({ asked }) => asked)) : documents.map((each) => each[field]);
  return { id, ...(Object.fromEntries(fields.map((field) => [field, [...texts(field)].join(". ")])) as Fields) };
}
