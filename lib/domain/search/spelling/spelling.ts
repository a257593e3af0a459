import type { Term } from "../../../platform/content";
import { languages } from "../../../platform/i18n/language";
import type { AskedQuestions } from "../ranking/asked";
import { isAsking } from "../ranking/question-words";
import type { Synonyms } from "../synonyms";
import type { Vocabulary } from "../vocabulary";
import { findStem, isDevanagari, type Token, tokensIn } from "../words";

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

export class Spelling {
  constructor(
    private readonly words: Vocabulary,
    private readonly synonyms: Synonyms,
    private readonly compounds: Compounds,
    private readonly asked: AskedQuestions[],
  ) {}

  /** A query's words, mistyped ones replaced. `written`: the whole query then; null when nothing changed. */
  correct(query: string): { tokens: Token[]; written: string | null } {
    let written = "";
    let at = 0;
    const tokens = tokensIn(query).flatMap((token): Token[] => {
      if (!token.stem) return [token];
      const same = this.sameSpokenWord(token, token.stem);
      if (!same && this.isKnown(token, token.stem)) return [token];
      const parts = this.compounds.splitCompound(token.text);
      if (parts) return tokensIn(parts.join(" "));
      const instead = same ?? this.nearestTo(token.text);
      if (!instead) return [token];
      written += query.slice(at, token.start) + instead;
      at = token.start + token.text.length;
      return tokensIn(instead);
    });
    return { tokens, written: at === 0 ? null : written + query.slice(at) };
  }

  /** The word of the texts in the same script that an unknown one sounds like: `pregnaancy`, `माहवरी`. */
  private sameSpokenWord(token: Token, stem: string): string | null {
    if (this.words.has(stem) || this.synonyms.has(stem)) return null;
    const isHindi = isDevanagari(token.text);
    const sounding = this.words.soundingLike(token).filter(({ written }) => isDevanagari(written) || !isHindi);
    return sounding.every(({ written }) => isDevanagari(written) === isHindi) ? (sounding[0]?.written ?? null) : null;
  }

  /** Whether a text, a listed question or a term has this word, its beginning, or its Hindi in Latin letters. */
  private isKnown(token: Token, stem: string): boolean {
    return (
      this.words.has(stem) ||
      this.synonyms.has(stem) ||
      this.words.isBeginning(stem) ||
      this.synonyms.hasRoman(token.text) ||
      this.words.soundingLike(token).length > 0 ||
      this.asked.some((asked) => asked.has(token)) ||
      isAsking(token)
    );
  }

  /** The spelling of the known word that a mistyped one most likely is. */
  private nearestTo(text: string): string | null {
    const word = this.words.nearestTo(text);
    const term = this.synonyms.nearestTo(text);
    return term && (!word || term.distance <= word.distance) ? term.written : (word?.written ?? null);
  }
}
