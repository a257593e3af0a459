import type { Language } from "./language";

const collators: Record<Language, Intl.Collator> = { en: new Intl.Collator("en-IN"), hi: new Intl.Collator("hi-IN") };

/** A new list in the order in which a reader of the language looks a name up. */
export function inAlphabet<Each>(list: readonly Each[], language: Language, nameOf: (each: Each) => string): Each[] {
  return [...list].sort((one, other) => collators[language].compare(nameOf(one), nameOf(other)));
}
