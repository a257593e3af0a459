import { shortestBeginning } from "./ranking/weights";
import { romanKey } from "./roman";
import { findNearest, type Near } from "./spelling/nearest";
import { isDevanagari, normaliseWord, type Token } from "./words";

/** Shorter sounds are shared by words that have nothing in common. */
const shortestSound = 2;

/** In shorter words a single letter gives another real word. */
const shortestMistyped = 5;

/** Fewer consonants are shared by words that have nothing in common. */
const fewestConsonants = 3;

export type Form = { written: string; stem: string };

/** The words of all documents in all languages, with their spellings, their sounds, and how rare they are. */
export class Vocabulary {
  /** In how many documents a word with this stem is. */
  private readonly counts = new Map<string, number>();
  /** By normalised spelling; the most frequent spelling of each. */
  private readonly forms = new Map<string, Form>();
  /** The words of both scripts by their sound. */
  private readonly byRomanKey = new Map<string, Form[]>();
  /** The English words by their consonants, under which Hindi spellings of them are found: प्राइवेट, private. */
  private readonly byConsonants = new Map<string, Form[]>();
  private readonly size: number;

  constructor(documents: Token[][]) {
    this.size = documents.length;
    for (const tokens of documents)
      for (const stem of new Set(tokens.flatMap((token) => token.stem ?? [])))
        this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
    for (const { written, stem } of formsIn(documents)) {
      const normal = normaliseWord(written);
      if (this.forms.has(normal)) continue;
      this.forms.set(normal, { written, stem });
      const key = romanKey(normal);
      if (key.length >= shortestSound) addTo(this.byRomanKey, key, { written, stem });
      const consonants = consonantsOf(key);
      if (!isDevanagari(normal) && consonants.length >= fewestConsonants)
        addTo(this.byConsonants, consonants, { written, stem });
    }
  }

  has(stem: string): boolean {
    return this.counts.has(stem);
  }

  /** How rare a word is over all texts. */
  rarityOf(stem: string): number {
    return rarityAmong(this.size, this.counts.get(stem) ?? 0);
  }

  /** Whether this is the beginning of a word, and long enough to search for. */
  isBeginning(beginning: string): boolean {
    if (beginning.length < shortestBeginning) return false;
    for (const stem of this.counts.keys()) if (stem.startsWith(beginning)) return true;
    return false;
  }

  /** The words that sound like this one: Hindi ones for a word in Latin letters, and any for one that no text has. */
  soundingLike({ text, stem }: Token): Form[] {
    const normal = normaliseWord(text);
    const isHindi = isDevanagari(normal);
    if (!stem || !(isHindi || /^[a-z]{3,}$/.test(normal))) return [];
    const key = romanKey(normal);
    // A short English word that sounds like another is another word: `sofa`, `soap`.
    const isShort = !isHindi && normal.length < shortestMistyped;
    const found = (this.byRomanKey.get(key) ?? []).filter(({ written }) => !isShort || isDevanagari(written));
    if (!this.counts.has(stem))
      return found.length > 0 || !isHindi ? found : (this.byConsonants.get(consonantsOf(key)) ?? []);
    return isHindi ? [] : found.filter(({ written }) => isDevanagari(written));
  }

  /** The word that a mistyped one most likely is. */
  nearestTo(word: string): (Form & Near) | null {
    const nearest = findNearest(normaliseWord(word), this.forms.keys());
    const form = nearest && this.forms.get(nearest.word);
    return form ? { ...form, ...nearest } : null;
  }
}

/** `c` is k or s in English; a key has it only before another letter than h. */
function consonantsOf(key: string): string {
  return key
    .replace(/c(?=[ei])/g, "s")
    .replace(/[aeiouy]/g, "")
    .replace(/c(?!h)/g, "k");
}

export function addTo<Entry>(entries: Map<string, Entry[]>, key: string, entry: Entry): void {
  const before = entries.get(key);
  if (before) before.push(entry);
  else entries.set(key, [entry]);
}

/** How rare something is that `count` of `all` documents have: 1 for none, 0 for all. */
export function rarityAmong(all: number, count: number): number {
  return Math.log((all + 1) / (count + 1)) / Math.log(all + 1);
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
