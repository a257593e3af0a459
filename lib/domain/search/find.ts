import type { Content } from "../../platform/content";
import { inEachLanguage, type Language, languages } from "../../platform/i18n/language";
import { type Portal, portal } from "../../platform/portal";
import { type Document, documentsIn } from "./documents";
import { type Match as Ranked, SearchIndex } from "./search-index";

/** A match with its document in the reader's language. */
export type Match = Omit<Ranked, "id"> & { document: Document };
type Searched = { index: SearchIndex; documents: Record<Language, Map<string, Document>> };

// Next bundles this module several times, and the index takes seconds and 20 MB: the process holds one. In development
// each bundle holds its own, so that a changed rule takes effect.
const holder: Portal = process.env.NODE_ENV === "development" ? {} : portal;

function searchedIn(content: Content): Searched {
  holder.searched ??= new WeakMap();
  // This file alone sets it.
  const before = holder.searched.get(content) as Searched | undefined;
  if (before) return before;
  const documents = inEachLanguage((language) => documentsIn(content, language));
  const searched = {
    index: new SearchIndex(
      content,
      languages.flatMap((language) => documents[language]),
    ),
    documents: inEachLanguage((language) => new Map(documents[language].map((each) => [each.id, each]))),
  };
  holder.searched.set(content, searched);
  return searched;
}

/** The index of all languages, cached with its content. It takes seconds, so it is built before listening. */
export function indexFor(content: Content): SearchIndex {
  return searchedIn(content).index;
}

/** A query's matches, best first, in the reader's language, whatever the query's is (rule: search.nothing). */
export function findMatches(content: Content, language: Language, query: string): Match[] {
  const { index, documents } = searchedIn(content);
  return index.find(query).flatMap(({ id, ...match }) => {
    const document = documents[language].get(id);
    return document ? { ...match, document } : [];
  });
}
