import type { Term } from "../../platform/content";
import { languages } from "../../platform/i18n/language";
import { tokensIn } from "./words";

/** A term as the stems of its words. */
export type Phrase = string[];
/** One way to say a term. `names`: it is searched for where another form was typed. */
export type Form = { stems: Phrase; written: string; names: boolean; isLoose: boolean };

/** Longer than any term. */
export const longestPhrase = 5;

export const nameOf = (stems: Phrase) => stems.join(" ");

/**
 * `खून की कमी (एनीमिया)` is two forms of a term; so is `World Health Organization (WHO)`. A phrase under which people look for a
 * term leads to it, but is not looked for itself: its single words stand everywhere.
 */
export function formsOf({ search = [], loose = [], ...term }: Term): Form[] {
  const inParts = (form: string) => [form.replace(/\([^)]*\)/g, ""), ...Array.from(form.matchAll(/\(([^)]*)\)/g), (found) => found[1] ?? "")];
  return [
    ...languages
      .map((language) => term[language])
      .flatMap(inParts)
      .flatMap((written) => formOf(written, true, false)),
    ...search.flatMap((written) => formOf(written, false, false)),
    ...loose.flatMap((written) => formOf(written, false, true)),
  ];
}

function formOf(written: string, isOwn: boolean, isLoose: boolean): Form[] {
  const tokens = tokensIn(written);
  const stems = tokens.flatMap(({ stem }) => stem ?? []);
  // Of `log in` and `sign in` one word is left, which says something else.
  if (stems.length === 0 || stems.length > longestPhrase || (stems.length === 1 && tokens.length > 1)) return [];
  return [{ stems, written: written.trim(), names: !isLoose && (isOwn || stems.length === 1), isLoose }];
}
