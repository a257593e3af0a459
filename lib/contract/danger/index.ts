import { type Danger, dangers } from "./kinds";
import { compilePatterns, PatternIndex } from "./pattern";
import phrases from "./phrases.json" with { type: "json" };
import sets from "./word-sets.json" with { type: "json" };
import { splitSentences, type Word } from "./words";

export { type Danger, dangers, helplineKeysFor } from "./kinds";

/** Phrases of everyday speech that contain words of danger. */
const meansNone = new PatternIndex(compilePatterns(phrases.harmless, sets).map((pattern) => ["harmless", pattern]));
const meansDanger = new PatternIndex(
  dangers.flatMap((kind) =>
    compilePatterns(phrases[kind], sets).map((pattern): [Danger, typeof pattern] => [kind, pattern]),
  ),
);

/** A word that no pattern matches; it replaces the words of harmless phrases. */
const nothing: Word = { latin: "", devanagari: null, sound: "" };

/** The kinds of danger in a text, the most urgent first (rule: danger.words). A false one only shows numbers. */
export function dangersIn(text: string): Danger[] {
  const found = new Set<Danger>();
  for (const sentence of splitSentences(text))
    for (const { name } of meansDanger.find(withoutHarmless(sentence))) found.add(name);
  return dangers.filter((kind) => found.has(kind));
}

/** Replaces the words of harmless phrases such as `dying to see`, so that no pattern matches them. */
function withoutHarmless(words: Word[]): Word[] {
  const ranges = meansNone.find(words).map(({ range }) => range);
  return ranges.length === 0
    ? words
    : words.map((word, index) => (ranges.some(({ from, to }) => index >= from && index <= to) ? nothing : word));
}
