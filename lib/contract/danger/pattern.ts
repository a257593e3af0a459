import { editDistance } from "../../platform/edit-distance";
import { readWord, type Word } from "./words";

/**
 * The language of the phrases in `phrases.json`:
 * - `want|wanna die`: these words next to each other; filler words may come between them.
 * - `want .. die`: up to four words between them. `want & die`: in any order, up to eight words apart.
 * - `<kin>`: any word of a set of `word-sets.json`. `~suicide`: with spelling mistakes. `^` and `$`: beginning and end of
 *   the sentence. A word in Devanagari matches its spellings in Latin letters too; a word in Latin letters matches
 *   itself.
 */
type Pattern = Sequence[];
type Sequence = { slots: Slot[]; fromStart: boolean; toEnd: boolean };
type Slot = { word: Matcher; gap: number };
type Matcher = { written: Set<string>; sound: Set<string>; misspelt: string[] };

const longestGap = 4;
const longestDistance = 8;
const mostFillers = 3;
const fillers = new Set(
  [
    ..."just really so very to 2 do please now ever always even also only the a an is was am be been being has have had will would again all too".split(
      " ",
    ),
    ..."ही भी तो अब बस बहुत फिर कभी बिल्कुल सा अपना hi bhi to toh ab bas bahut bohot fir phir kabhi".split(" "),
  ].map((each) => readWord(each).written),
);

function parseSequence(source: string, sets: Record<string, string>): Sequence {
  const pieces = source.trim().split(/\s+/);
  const slots: Slot[] = [];
  let gap = 0;
  for (const piece of pieces) {
    if (piece === "^" || piece === "$") continue;
    if (piece === "..") gap = longestGap;
    else {
      slots.push({ word: parseMatcher(piece, sets), gap });
      gap = 0;
    }
  }
  return { slots, fromStart: pieces[0] === "^", toEnd: pieces.at(-1) === "$" };
}

function parseMatcher(piece: string, sets: Record<string, string>): Matcher {
  const matcher: Matcher = { written: new Set(), sound: new Set(), misspelt: [] };
  for (const each of piece.split("|").flatMap((word) => wordsOf(word, sets))) {
    const { written, isLatin, sound } = readWord(each.replace("~", ""));
    matcher.written.add(written);
    if (!isLatin) matcher.sound.add(sound);
    else if (each.startsWith("~")) matcher.misspelt.push(written);
  }
  return matcher;
}

function wordsOf(word: string, sets: Record<string, string>): string[] {
  const set = /^<(\w+)>$/.exec(word)?.[1];
  if (set === undefined) return [word];
  const words = sets[set];
  if (words === undefined) throw new Error(`no set of words is called ${set}`);
  return words.split(" ").flatMap((each) => wordsOf(each, sets));
}

function isMatch({ written, sound, misspelt }: Matcher, word: Word): boolean {
  if (written.has(word.written)) return true;
  return word.isLatin && (sound.has(word.sound) || misspelt.some((each) => isMisspelt(word.written, each)));
}

/** The places of the first and the last word of a match. */
type Range = { from: number; to: number };

/** Phrases by the words with which they begin, so that a sentence is compared with few of them. */
export class PatternIndex<Name extends string> {
  private readonly byFirstWord = new Map<string, Entry<Name>[]>();
  private readonly others: Entry<Name>[] = [];

  constructor(phrases: Record<Name, readonly string[]>, sets: Record<string, string>) {
    for (const name of Object.keys(phrases) as Name[])
      for (const phrase of phrases[name])
        this.add({ name, pattern: phrase.split(" & ").map((part) => parseSequence(part, sets)) });
  }

  private add(entry: Entry<Name>): void {
    const first = entry.pattern[0]?.slots[0]?.word;
    if (!first) return;
    if (first.misspelt.length > 0) this.others.push(entry);
    for (const key of [...first.written, ...[...first.sound].map((sound) => `${soundMark}${sound}`)])
      this.byFirstWord.set(key, [...(this.byFirstWord.get(key) ?? []), entry]);
  }

  /** Every match in a sentence. */
  find(words: Word[]): { name: Name; range: Range }[] {
    return words.flatMap((word, from) => {
      const begun = [
        ...(this.byFirstWord.get(word.written) ?? []),
        ...((word.isLatin && this.byFirstWord.get(`${soundMark}${word.sound}`)) || []),
        ...this.others,
      ];
      return begun.flatMap(({ name, pattern }) => {
        const range = matchAt(pattern, words, from);
        return range ? { name, range } : [];
      });
    });
  }
}

type Entry<Name> = { name: Name; pattern: Pattern };
const soundMark = "~";

function matchAt([first, ...others]: Pattern, words: Word[], from: number): Range | null {
  const start = first && rangeAt(first, words, from);
  if (!start) return null;
  const near = others.flatMap((part) => {
    const end = Math.min(words.length - 1, start.to + longestDistance);
    for (let at = Math.max(0, start.from - longestDistance * 2); at <= end; at++) {
      const range = rangeAt(part, words, at);
      if (range && isNear(range, start)) return range;
    }
    return [];
  });
  if (near.length < others.length) return null;
  const all = [start, ...near];
  return { from: Math.min(...all.map((each) => each.from)), to: Math.max(...all.map((each) => each.to)) };
}

function rangeAt(sequence: Sequence, words: Word[], from: number): Range | null {
  const to = matchEnd(sequence.slots, words, from);
  if (to === null) return null;
  if (sequence.fromStart && !words.slice(0, from).every(isFiller)) return null;
  return sequence.toEnd && !words.slice(to + 1).every(isFiller) ? null : { from, to };
}

const isFiller = (word: Word) => fillers.has(word.written);
const isNear = (one: Range, other: Range) =>
  one.from - other.to <= longestDistance && other.from - one.to <= longestDistance;

/** The place of the last word if the slots match from here; each takes the nearest word that fits. */
function matchEnd(slots: Slot[], words: Word[], from: number): number | null {
  const [slot, ...rest] = slots;
  const word = words[from];
  if (!slot || !word || !isMatch(slot.word, word)) return null;
  const [next] = rest;
  if (!next) return from;
  let between = 0;
  // Bounded, so that a long row of fillers costs no more than a short one.
  for (let at = from + 1; at < words.length && at <= from + 1 + next.gap + mostFillers; at++) {
    const end = matchEnd(rest, words, at);
    if (end !== null) return end;
    const here = words[at];
    if (here && !isFiller(here) && ++between > next.gap) return null;
  }
  return null;
}

/** One letter too many, missing, wrong or swapped; two in a long word. Words under five letters must be right. */
function isMisspelt(typed: string, word: string): boolean {
  if (word.length < 5 || typed[0] !== word[0]) return false;
  const most = word.length < 8 ? 1 : 2;
  return editDistance(typed, word, most) <= most;
}
