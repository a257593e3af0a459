import { inEachLanguage, type Language, languageFacts } from "./language";

const collators = inEachLanguage((language) => new Intl.Collator(languageFacts[language].locale));

/** A new list in the order in which a reader of the language looks a name up. */
export function inAlphabet<Each>(list: readonly Each[], language: Language, readName: (each: Each) => string): Each[] {
  return [...list].sort((one, other) => collators[language].compare(readName(one), readName(other)));
}
