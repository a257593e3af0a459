import type { Term } from "../../../platform/content";
import { languages } from "../../../platform/i18n/language";
import { findStem, tokensIn } from "../words";

const hyphenated = /[\p{L}\p{M}]{2,}(?:-[\p{L}\p{M}]{2,}){1,2}/gu;

/** Words that are also written as one: `cyber-bullying` and `cyberbullying`, `साइबर बुलिंग` and `साइबरबुलिंग`. */
export class Compounds {
  /** The parts of each compound, by the stem of the joined word. */
  private readonly parts = new Map<string, string[]>();

  constructor(texts: string[], glossary: Term[]) {
    const inTexts = texts.flatMap((text) => text.match(hyphenated) ?? []);
    const inTerms = glossary
      .flatMap(({ search = [], loose = [], ...term }) => [
        ...languages.map((language) => term[language]),
        ...search,
        ...loose,
      ])
      .map((form) => form.replace(/\([^)]*\)/g, ""));
    for (const form of [...inTexts, ...inTerms]) this.add(tokensIn(form).map(({ text }) => text));
  }

  /** The parts of a compound word; null for any other word. */
  splitCompound(word: string): string[] | null {
    return this.parts.get(findStem(word) ?? "") ?? null;
  }

  private add(words: string[]): void {
    if (words.length < 2 || words.length > 3 || words.some((word) => /\d/.test(word))) return;
    const stem = findStem(words.join(""));
    if (stem) this.parts.set(stem, words);
  }
}
