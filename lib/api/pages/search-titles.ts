import MiniSearch from "minisearch";
import { type Found, type FoundHit, type FoundKind, type FoundPiece, mostBest } from "../../contract/search";
import type { Language } from "../../platform/i18n/language";
import { publishedPages } from "./published-pages";

type Page = { path: string; title: string; lead: string };

/** The most results of one kind. */
const mostOfAKind = 20;
/** How long the list of pages is cached; building it takes some twenty calls. */
const listMs = 5 * 60_000;
const lists = new Map<Language, { pages: Page[]; until: number }>();
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Searches the published titles and leads for a backend without a search (rule: backend.documented-calls). */
export async function searchTitles(query: string, language: Language): Promise<Found> {
  const hits = matching(await pagesIn(language), query);
  const groups = [...Map.groupBy(hits, ({ path }) => pathKind(path))].map(([kind, found]) => ({
    kind,
    count: found.length,
    hits: found.slice(0, mostOfAKind).map(asHit),
  }));
  const best = hits.slice(0, mostBest).map((hit) => ({ ...asHit(hit), kind: pathKind(hit.path) }));
  return { query, total: hits.length, groups, best, suggestion: null, helplines: [], calls: [], emergencies: [] };
}

function asHit({ path, title, lead, terms }: Page & { terms: string[] }): FoundHit {
  return { title: marked(title, terms), snippet: marked(lead, terms), address: path, place: "" };
}

async function pagesIn(language: Language): Promise<Page[]> {
  const known = lists.get(language);
  if (known && performance.now() < known.until) return known.pages;
  const pages = await publishedPages(language);
  lists.set(language, { pages, until: performance.now() + listMs });
  return pages;
}

function matching(pages: Page[], query: string): (Page & { terms: string[] })[] {
  const index = new MiniSearch<Page>({
    idField: "path",
    fields: ["title", "lead"],
    storeFields: ["path", "title", "lead"],
    tokenize: (text) => text.match(words) ?? [],
    searchOptions: { boost: { title: 3 }, combineWith: "AND", prefix: true, fuzzy: 0.2 },
  });
  index.addAll(pages);
  return index.search(query).map(({ path, title, lead, terms }) => ({ path, title, lead, terms }));
}

const kinds: [RegExp, FoundKind][] = [
  [/^\/info\/course\//, "course"],
  [/^\/topic\/[^/]+\/[^/]+$/, "article"],
  [/^\/topic\/[^/]+$/, "topic"],
  [/^\/discussions\/view\//, "discussion"],
];

function pathKind(path: string): FoundKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** Splits the text into pieces and marks those that begin with a found word. */
function marked(text: string, terms: string[]): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!terms.includes(word.toLowerCase())) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), marked: false });
    pieces.push({ text: word, marked: true });
    at = index + word.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), marked: false }] : pieces;
}
