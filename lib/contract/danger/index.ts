import { type Danger, dangers } from "./kinds";
import { PatternIndex } from "./pattern";
import phrases from "./phrases.json" with { type: "json" };
import sets from "./word-sets.json" with { type: "json" };
import { splitSentences, type Word } from "./words";

export { type Danger, dangers, helplineKeysFor } from "./kinds";

const { harmless, ...ofDanger } = phrases;
/** Phrases of everyday speech that contain words of danger. */
const meansNone = new PatternIndex({ harmless }, sets);
const meansDanger = new PatternIndex<Danger>(ofDanger, sets);

/** A word that no pattern matches; it replaces the words of harmless phrases. */
const nothing: Word = { written: "", isLatin: true, sound: "" };

/** The kinds of danger in a text, the most urgent first (rule: danger.words). A false one only shows numbers. */
export function dangersIn(text: string): Danger[] {
  const matches = splitSentences(text).flatMap((sentence) => meansDanger.find(withoutHarmless(sentence)));
  const found = new Set(matches.map(({ name }) => name));
  return dangers.filter((kind) => found.has(kind));
}

/** Replaces the words of harmless phrases such as `dying to see`, so that no pattern matches them. */
function withoutHarmless(words: Word[]): Word[] {
  const ranges = meansNone.find(words).map(({ range }) => range);
  return ranges.length === 0
    ? words
    : words.map((word, index) => (ranges.some(({ from, to }) => index >= from && index <= to) ? nothing : word));
}
