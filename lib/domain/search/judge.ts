import { emergenciesIn } from "../../contract/emergencies";
import type { Content } from "../../platform/content";
import { defaultLanguage, inEachLanguage, languages, type Text } from "../../platform/i18n/language";
import { documentsIn } from "./documents";
import { findMatches } from "./find";

type Known = { search: string; first: string; emergency?: string | undefined; never?: string[] };
/**
 * What a known search found first, by language; `none` for nothing. `unwanted`: what it found and may not find.
 */
export type Judged<Search extends Known> = Search & {
  found: Text;
  unwanted: string[];
  isRight: boolean;
  isKnown: boolean;
};

/** Compares what known searches find first with the page that must come first. */
export function judgeSearches<Search extends Known>(content: Content, searches: Search[]): Judged<Search>[] {
  const pages = new Set(documentsIn(content, defaultLanguage).map(({ address }) => address));
  return searches.map((known) => {
    const addresses = inEachLanguage((language) =>
      findMatches(content, language, known.search).map(({ document }) => document.address),
    );
    const found = inEachLanguage((language) => addresses[language][0] ?? "none");
    const unwanted = (known.never ?? []).filter((each) =>
      languages.some((language) => addresses[language].includes(each)),
    );
    const isNamed = known.emergency === undefined || emergenciesIn(known.search)[0] === known.emergency;
    return {
      ...known,
      found,
      unwanted,
      isRight: isNamed && unwanted.length === 0 && languages.every((language) => found[language] === known.first),
      isKnown: [known.first, ...(known.never ?? [])].every((each) => each === "none" || pages.has(each)),
    };
  });
}
