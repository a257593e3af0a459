import type { Content } from "../../platform/content";
import { type Language, languages, otherLanguages } from "../../platform/i18n/language";
import { type Portal, portal } from "../../platform/portal";
import { type Match, SearchIndex } from "./search-index";

type Indexes = WeakMap<Content, Partial<Record<Language, SearchIndex>>>;

declare module "../../platform/portal" {
  interface Portal {
    searchIndexes?: Indexes;
  }
}

// Next bundles this module several times, and an index takes seconds and 10 MB: the process holds one. In development
// each bundle holds its own, so that a changed rule takes effect.
const holder: Portal = process.env.NODE_ENV === "development" ? {} : portal;

/** The index of one language, cached as long as its content. A running portal has built it before it listens. */
export function indexFor(content: Content, language: Language): SearchIndex {
  holder.searchIndexes ??= new WeakMap();
  const built = holder.searchIndexes.get(content) ?? {};
  holder.searchIndexes.set(content, built);
  built[language] ??= new SearchIndex(content, language);
  return built[language];
}

/** Builds the index of each language, which blocks the process for seconds. */
export function buildIndexes(content: Content): void {
  for (const language of languages) indexFor(content, language);
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
