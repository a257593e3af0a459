import { editDistance } from "../../platform/edit-distance";
import { isDevanagari, readWord, type Word } from "./words";

/**
 * The language of the phrases in `phrases.json`:
 * - `want|wanna die`: these words next to each other; filler words may come between them.
 * - `want .. die`: up to four words between them. `want & die`: in any order, up to eight words apart.
 * - `<kin>`: any word of a set of `word-sets.json`. `~suicide`: with spelling mistakes. `^` and `$`: beginning and end of
 *   the sentence. A word in Devanagari matches its spellings in Latin letters too; a word in Latin letters matches
 *   itself.
 */
export type Pattern = { parts: Sequence[] };
type Slot = { word: Matcher; gap: number };
type Sequence = { slots: Slot[]; fromStart: boolean; toEnd: boolean };
type Matcher = {
  latin: Set<string>;
  devanagari: Set<string>;
  sound: Set<string>;
  misspelt: string[];
};

const longestGap = 4;
const longestDistance = 8;
const mostFillers = 3;
const fillers = new Set(
  [
    ..."just really so very to 2 do please now ever always even also only the a an is was am be been being has have had will would again all too".split(
      " ",
    ),
    ..."ही भी तो अब बस बहुत फिर कभी बिल्कुल सा अपना hi bhi to toh ab bas bahut bohot fir phir kabhi".split(" "),
  ].map((each) => wordKey(readWord(each))),
);

export function compilePatterns(phrases: readonly string[], sets: Record<string, string>): Pattern[] {
  return phrases.map((phrase) => ({ parts: phrase.split(" & ").map((part) => parseSequence(part, sets)) }));
}

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
  const matcher: Matcher = { latin: new Set(), devanagari: new Set(), sound: new Set(), misspelt: [] };
  const add = (written: string) => {
    const set = /^<(\w+)>$/.exec(written)?.[1];
    if (set !== undefined) {
      const words = sets[set];
      if (words === undefined) throw new Error(`no set of words is called ${set}`);
      for (const each of words.split(" ")) add(each);
      return;
    }
    const { latin, devanagari, sound } = readWord(written.replace("~", ""));
    if (latin !== null) matcher.latin.add(latin);
    else if (devanagari !== null) {
      matcher.devanagari.add(devanagari);
      matcher.sound.add(sound);
    }
    if (written.startsWith("~") && latin !== null) matcher.misspelt.push(latin);
  };
  for (const each of piece.split("|")) add(each);
  return matcher;
}

function isMatch({ latin, devanagari, sound, misspelt }: Matcher, word: Word): boolean {
  const own = wordKey(word);
  if (word.latin === null ? devanagari.has(own) : latin.has(own) || sound.has(word.sound)) return true;
  return word.latin !== null && misspelt.some((each) => isMisspelt(own, each));
}

function wordKey({ latin, devanagari }: Word): string {
  return latin ?? devanagari ?? "";
}

/** The places of the first and the last word of a match. */
export type Range = { from: number; to: number };

/** Patterns by the words with which they begin, so that a sentence is compared with few of them. */
export class PatternIndex<Name> {
  private readonly byFirstWord = new Map<string, Entry<Name>[]>();
  private readonly others: Entry<Name>[] = [];

  constructor(patterns: [Name, Pattern][]) {
    for (const [name, pattern] of patterns) {
      const first = pattern.parts[0]?.slots[0]?.word;
      if (!first) continue;
      if (first.misspelt.length > 0) this.others.push({ name, pattern });
      const keys = [...first.latin, ...first.devanagari, ...[...first.sound].map((sound) => `${soundMark}${sound}`)];
      for (const key of new Set(keys))
        this.byFirstWord.set(key, [...(this.byFirstWord.get(key) ?? []), { name, pattern }]);
    }
  }

  /** Every match in a sentence. */
  find(words: Word[]): { name: Name; range: Range }[] {
    return words.flatMap((word, from) => {
      const begun = [
        ...(this.byFirstWord.get(wordKey(word)) ?? []),
        ...((word.latin && this.byFirstWord.get(`${soundMark}${word.sound}`)) || []),
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

function matchAt({ parts: [first, ...others] }: Pattern, words: Word[], from: number): Range | null {
  const start = first && rangeAt(first, words, from);
  if (!start) return null;
  const near = others.flatMap((part) => {
    for (
      let at = Math.max(0, start.from - longestDistance * 2);
      at < words.length && at <= start.to + longestDistance;
      at++
    ) {
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

const isFiller = (word: Word) => fillers.has(wordKey(word));
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
  if (word.length < 5 || typed[0] !== word[0] || isDevanagari(typed)) return false;
  const most = word.length < 8 ? 1 : 2;
  return editDistance(typed, word, most) <= most;
}
