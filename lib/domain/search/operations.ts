import type { Found } from "../../contract/search";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import type { Operations } from "../call";
import { type Match, SearchIndex } from "./search-index";
import { makeSnippet, marked } from "./snippet";

/** The most results of one kind. */
const mostOfAKind = 20;

/** The calls of `search`: public content in one language, grouped by kind (rule: search.results). */
export const search: Operations<"search"> = {
  async find({ content, language, limits, address }, { query }) {
    const question = String(query ?? "");
    if (!question) return { query: question, total: 0, groups: [], suggestion: null, helplines: [] };
    await limits.pace("search", address);
    const index = indexFor(content, language);
    const matches = index.find(question);
    return {
      query: question,
      total: matches.length,
      groups: groupByKind(matches),
      suggestion: index.suggest(question),
      helplines: index.helplinesFor(question),
    };
  },
};

const indexes = new WeakMap<Content, Partial<Record<Language, SearchIndex>>>();

/** The index of one language, built on first use and cached as long as its content. */
function indexFor(content: Content, language: Language): SearchIndex {
  const built = indexes.get(content) ?? {};
  indexes.set(content, built);
  built[language] ??= new SearchIndex(content, language);
  return built[language];
}

/** Groups the matches by kind, starting with the kind of the best match. */
function groupByKind(matches: Match[]): Found["groups"] {
  return [...Map.groupBy(matches, ({ document }) => document.kind)].map(([kind, found]) => ({
    kind,
    count: found.length,
    hits: found.slice(0, mostOfAKind).map(({ document, stems }) => ({
      title: marked(document.title, stems),
      snippet: makeSnippet(
        isIn(document.text, document.summary) ? document.text : `${document.summary} ${document.text}`,
        stems,
      ),
      address: document.address,
      place: document.place,
    })),
  }));
}

/** A lesson's summary is its topic's name, which is shown beside it already. */
function isIn(text: string, summary: string): boolean {
  return summary.length < 60 || text.startsWith(summary);
}
