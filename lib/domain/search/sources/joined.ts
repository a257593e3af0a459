import type { Document } from "./document";

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
