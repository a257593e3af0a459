import type { Term } from "../../platform/content";
import { languages } from "../../platform/i18n/language";
import { tokensIn } from "./words";

/** A term as the stems of its words. */
export type Phrase = string[];
/** One form of a term. `names`: searched for when another form was typed. */
export type Form = { stems: Phrase; written: string; names: boolean; isLoose: boolean };

/** The most words of a term. */
export const longestPhrase = 5;

export const phraseName = (stems: Phrase) => stems.join(" ");

/**
 * `खून की कमी (एनीमिया)` gives two forms of a term; so does `World Health Organization (WHO)`. A search phrase leads to
 * its term but is not searched for itself, because its single words occur everywhere.
 */
export function termForms({ search = [], loose = [], ...term }: Term): Form[] {
  const inParts = (form: string) => [
    form.replace(/\([^)]*\)/g, ""),
    ...Array.from(form.matchAll(/\(([^)]*)\)/g), (found) => found[1] ?? ""),
  ];
  return [
    ...languages
      .map((language) => term[language])
      .flatMap(inParts)
      .flatMap((written) => parseForm(written, true, false)),
    ...search.flatMap((written) => parseForm(written, false, false)),
    ...loose.flatMap((written) => parseForm(written, false, true)),
  ];
}

function parseForm(written: string, isOwn: boolean, isLoose: boolean): Form[] {
  const tokens = tokensIn(written);
  const stems = tokens.flatMap(({ stem }) => stem ?? []);
  // Of `log in` and `sign in` only one word remains after the stop words, and it has another meaning.
  if (stems.length === 0 || stems.length > longestPhrase || (stems.length === 1 && tokens.length > 1)) return [];
  return [{ stems, written: written.trim(), names: !isLoose && (isOwn || stems.length === 1), isLoose }];
}
