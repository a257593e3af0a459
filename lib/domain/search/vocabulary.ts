import { findNearest, type Near } from "./nearest";
import { romanKey } from "./roman";
import { normaliseWord, type Token } from "./words";

/** A spelling and its stem. */
type Form = { written: string; stem: string };

/** The words of all documents, with their spellings and their keys in Latin letters. */
export class Vocabulary {
  private readonly stems = new Set<string>();
  /** By normalised spelling; the most frequent spelling of each. */
  private readonly forms = new Map<string, Form>();
  private readonly byRomanKey = new Map<string, Form[]>();

  constructor(texts: Token[][]) {
    for (const { written, stem } of formsIn(texts)) {
      const normal = normaliseWord(written);
      if (this.forms.has(normal)) continue;
      this.stems.add(stem);
      this.forms.set(normal, { written, stem });
      if (!/\p{Script=Devanagari}/u.test(normal)) continue;
      const key = romanKey(normal);
      this.byRomanKey.set(key, [...(this.byRomanKey.get(key) ?? []), { written, stem }]);
    }
  }

  has(stem: string): boolean {
    return this.stems.has(stem);
  }

  /** Whether a word has this prefix. */
  hasBeginning(beginning: string): boolean {
    for (const stem of this.stems) if (stem.startsWith(beginning)) return true;
    return false;
  }

  /** The Hindi words that a Latin spelling may mean. */
  fromLatin(word: string): Form[] {
    return /^[a-z]{3,}$/i.test(word) ? (this.byRomanKey.get(romanKey(word.toLowerCase())) ?? []) : [];
  }

  /** The word that a mistyped one most likely is. */
  nearestTo(word: string): (Form & Near) | null {
    const nearest = findNearest(normaliseWord(word), this.forms.keys());
    const form = nearest && this.forms.get(nearest.word);
    return form ? { ...form, ...nearest } : null;
  }
}

/** The spellings by descending frequency. */
function formsIn(texts: Token[][]): Form[] {
  const counts = new Map<string, { stem: string; count: number }>();
  for (const { text, stem } of texts.flat()) {
    if (!stem) continue;
    const written = text.toLowerCase();
    const before = counts.get(written);
    if (before) before.count++;
    else counts.set(written, { stem, count: 1 });
  }
  return [...counts]
    .sort((one, other) => other[1].count - one[1].count)
    .map(([written, { stem }]) => ({ written, stem }));
}
