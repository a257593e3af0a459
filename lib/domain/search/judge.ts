import type { Content } from "../../platform/content";
import { defaultLanguage, inEachLanguage, languages, type Text } from "../../platform/i18n/language";
import { documentsIn } from "./documents";
import { findMatches } from "./find";

type Known = { search: string; first: string };
/** What a known search found first, by language; `none` for nothing. */
export type Judged<Search extends Known> = Search & { found: Text; isRight: boolean; isKnown: boolean };

/** Compares what known searches find first with the page that must come first. */
export function judgeSearches<Search extends Known>(content: Content, searches: Search[]): Judged<Search>[] {
  const pages = new Set(documentsIn(content, defaultLanguage).map(({ address }) => address));
  return searches.map((known) => {
    const found = inEachLanguage(
      (language) => findMatches(content, language, known.search)[0]?.document.address ?? "none",
    );
    return {
      ...known,
      found,
      isRight: languages.every((language) => found[language] === known.first),
      isKnown: known.first === "none" || pages.has(known.first),
    };
  });
}
