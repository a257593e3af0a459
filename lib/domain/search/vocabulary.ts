import { type Near, nearestOf } from "./nearest";
import { romanKey } from "./roman";
import { normaliseWord, type Token } from "./words";

/** How a word is written, and its stem. */
type Form = { written: string; stem: string };

/** The words that stand in the texts: which there are, how they are written, and what they look like in Latin letters. */
export class Vocabulary {
  private readonly stems = new Set<string>();
  /** By their normalised spelling; frequent forms first. */
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

  /** Whether a word begins so. */
  hasBeginning(beginning: string): boolean {
    for (const stem of this.stems) if (stem.startsWith(beginning)) return true;
    return false;
  }

  /** What a Latin spelling of a Hindi word may mean. */
  fromLatin(word: string): Form[] {
    return /^[a-z]{3,}$/i.test(word) ? (this.byRomanKey.get(romanKey(word.toLowerCase())) ?? []) : [];
  }

  /** The word that a mistyped one most likely is. */
  nearestTo(word: string): (Form & Near) | null {
    const nearest = nearestOf(normaliseWord(word), this.forms.keys());
    const form = nearest && this.forms.get(nearest.word);
    return form ? { ...form, ...nearest } : null;
  }
}

/** The frequent ones first. */
function formsIn(texts: Token[][]): Form[] {
  const counts = new Map<string, { stem: string; count: number }>();
  for (const { text, stem } of texts.flat()) {
    if (!stem) continue;
    const written = text.toLowerCase();
    const before = counts.get(written);
    if (before) before.count++;
    else counts.set(written, { stem, count: 1 });
  }
  return [...counts].sort((one, other) => other[1].count - one[1].count).map(([written, { stem }]) => ({ written, stem }));
}
