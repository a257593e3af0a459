import * as z from "zod";
import { emergenciesIn } from "../../contract/emergencies";
import type { Content } from "../../platform/content";
import { ContentFiles } from "../../platform/content/files";
import { written } from "../../platform/content/schema";
import { defaultLanguage, inEachLanguage, languages } from "../../platform/i18n/language";
import { documentsIn } from "./documents";
import { findMatches } from "./find";

type Known = { search: string; first: string; emergency?: string | undefined; never?: string[] };
/**
 * Compares what known searches find first, by language and `none` for nothing, with the page that must come first.
 * `unwanted`: what a search found and may not find.
 */
export function judgeSearches<Search extends Known>(content: Content, searches: Search[]) {
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

const searchesFile = z
  .array(
    z.strictObject({
      search: written,
      /** The address that must come first; `none` where the portal has nothing on it and must say so. */
      first: z.union([z.literal("none"), z.string().startsWith("/")]),
      /** The emergency whose six lines stand above the results. */
      emergency: written.optional(),
      /** Pages that may not be among the results. */
      never: z.array(z.string().startsWith("/")).default([]),
      /** A subject on which no wrong page may ever come first. */
      about: z.enum(["suicide", "abuse", "snake bite", "pregnancy"]).optional(),
    }),
  )
  .min(60)
  .superRefine((searches, context) => {
    const all = searches.map(({ search }) => search);
    const twice = all.find((each, index) => all.indexOf(each) !== index);
    if (twice) context.addIssue({ code: "custom", message: `the search ${twice} occurs twice` });
  });

/** A search as somebody types it, and the page that must come first. */
type KnownSearch = z.infer<typeof searchesFile>[number];

/** Reads `searches.yaml`, by which the search is judged. @throws BrokenContent */
export function loadSearches(root: string): KnownSearch[] {
  return new ContentFiles(root).yaml("searches.yaml", searchesFile);
}
