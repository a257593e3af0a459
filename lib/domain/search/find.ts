import type { Content } from "../../platform/content";
import { type Language, otherLanguages } from "../../platform/i18n/language";
import { type Match, SearchIndex } from "./search-index";

const indexes = new WeakMap<Content, Partial<Record<Language, SearchIndex>>>();

/** The index of one language, built on first use and cached as long as its content. */
export function indexFor(content: Content, language: Language): SearchIndex {
  const built = indexes.get(content) ?? {};
  indexes.set(content, built);
  built[language] ??= new SearchIndex(content, language);
  return built[language];
}

/**
 * The matches of a query in the reader's language, best first. Where it has none, a query in another language's words
 * finds that language's pages, which are shown in the reader's own. Empty when nothing answers enough of the query
 * (rule: search.nothing).
 */
export function findMatches(content: Content, language: Language, query: string): Match[] {
  const own = indexFor(content, language);
  const matches = own.find(query);
  if (matches.length > 0) return matches;
  for (const other of otherLanguages(language)) {
    const found = indexFor(content, other)
      .find(query)
      .flatMap((match) => {
        const document = own.documentOf(match.document.id);
        return document ? { ...match, document } : [];
      });
    if (found.length > 0) return found;
  }
  return [];
}
