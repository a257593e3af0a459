import { type Danger, dangers } from "./kinds";
import { PatternIndex } from "./pattern";
import phrases from "./phrases.json" with { type: "json" };
import sets from "./word-sets.json" with { type: "json" };
import { splitSentences, type Word } from "./words";

export { type Danger, dangers, helplineKeysFor } from "./kinds";

const { harmless: ofEveryday, ...ofDanger } = phrases;
/** Phrases of everyday speech that contain words of danger. */
const meansNone = new PatternIndex({ ofEveryday }, sets);
const meansDanger = new PatternIndex<Danger>(ofDanger, sets);

/** A word that no pattern matches; it replaces the words of harmless phrases. */
const nothing: Word = { written: "", isLatin: true, sound: "" };

/** The limit of the longest field, the journal: a longer text is refused (threats T24). */
const mostRead = 10_000;

/** The kinds of danger in a text, the most urgent first (rule: danger.words). A false one only shows numbers. */
export function dangersIn(text: string): Danger[] {
  const matches = splitSentences(text.slice(0, mostRead)).flatMap((sentence) =>
    meansDanger.find(withoutHarmless(sentence)),
  );
  const found = new Set(matches.map(({ name }) => name));
  return dangers.filter((kind) => found.has(kind));
}

/** Replaces the words of harmless phrases such as `dying to see`, so that no pattern matches them. */
function withoutHarmless(words: Word[]): Word[] {
  const harmless = new Set(meansNone.find(words).flatMap(({ range }) => words.slice(range.from, range.to + 1)));
  return words.map((word) => (harmless.has(word) ? nothing : word));
}
