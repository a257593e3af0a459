import type { AskedQuestions } from "../ranking/asked";
import { isAsking } from "../ranking/question-words";
import type { Synonyms } from "../synonyms";
import type { Vocabulary } from "../vocabulary";
import { isDevanagari, type Token, tokensIn } from "../words";
import type { Compounds } from "./compounds";

/** Corrects the mistyped words of a query. */
export class Spelling {
  constructor(
    private readonly words: Vocabulary,
    private readonly synonyms: Synonyms,
    private readonly compounds: Compounds,
    private readonly asked: AskedQuestions[],
  ) {}

  /**
   * The words of a query with every mistyped one replaced by the nearest known one. `written` is the whole query after
   * that, null when nothing changed.
   */
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
