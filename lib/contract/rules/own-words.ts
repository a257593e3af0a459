/** How much a text that completes a topic must say. `words` in all, `different` among them, `own` not in the prompt. */
export type Length = { words: number; different: number; own: number };

export const journalLength: Length = { words: 15, different: 10, own: 6 };
export const requiredCommentLength: Length = { words: 8, different: 6, own: 4 };

export const ownWordsKeys = ["wordsMissing", "wordsRepeated", "wordsOfPrompt"] as const;
export type OwnWordsProblem = {
  key: (typeof ownWordsKeys)[number];
  /** `found` and `needed` words, in the sense of the key. */
  values: { found: number; needed: number };
};

/**
 * What a text lacks that must show thought, or null (rule: journal.words). Browser, action and operation ask the same
 * function. Words are compared without capitals, punctuation, digits, emoji and invisible signs. A word of one repeated
 * letter or syllable counts as a word, and not as a different one.
 * @param prompts - the question in each language, as text or HTML: its words are not the writer's own
 */
export function ownWordsProblem(text: string, prompts: readonly string[], length: Length): OwnWordsProblem | null {
  const words = splitWords(text);
  if (words.length < length.words)
    return { key: "wordsMissing", values: { found: words.length, needed: length.words } };
  const different = differentWords(words);
  if (different.size < length.different)
    return { key: "wordsRepeated", values: { found: different.size, needed: length.different } };
  const given = differentWords(prompts.flatMap(wordsOfHtml));
  const own = [...different].filter((word) => !given.has(word)).length;
  return own < length.own ? { key: "wordsOfPrompt", values: { found: own, needed: length.own } } : null;
}

/**
 * A text reduced to its different words in alphabetical order: equal for texts that differ in order, repetition,
 * capitals, punctuation or invisible signs only.
 */
export function sortedWords(text: string): string {
  return [...differentWords(splitWords(text))].sort().join(" ");
}

/**
 * Whether a text is taken from the pages of its lesson: without the rows of five words that stand there too, it has
 * fewer different words than it needs (rule: journal.words). A quoted sentence with own words beside it is no copy.
 * @param pages - the lesson's pages in each language, as HTML
 */
export function isCopiedFrom(text: string, pages: readonly string[], { different }: Length): boolean {
  const rows = new Set(pages.flatMap((page) => rowsOf(wordsOfHtml(page))));
  const words = splitWords(text);
  const copied = new Set<number>();
  rowsOf(words).forEach((row, from) => {
    if (rows.has(row)) for (let at = from; at < from + rowLength; at++) copied.add(at);
  });
  return copied.size > 0 && differentWords(words.filter((_, at) => !copied.has(at))).size < different;
}

const rowLength = 5;

/** Each row of neighbouring words, by the place of its first word. */
function rowsOf(words: readonly string[]): string[] {
  return words.slice(0, 1 - rowLength).map((_, from) => words.slice(from, from + rowLength).join(" "));
}

/** Zero-width and other format characters are left out first, because they stand inside Hindi words too. */
function splitWords(text: string): string[] {
  const visible = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  return visible.normalize("NFC").match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

function wordsOfHtml(html: string): string[] {
  return splitWords(html.replace(/<[^>]*>|&[a-z\d#]+;/giu, " "));
}

function differentWords(words: readonly string[]): Set<string> {
  return new Set(words.map(withoutRepetition).filter((word) => (word.match(/\p{L}/gu) ?? []).length > 1));
}

/** "haaaa" is "ha", and "lalala" is "la". */
function withoutRepetition(word: string): string {
  return word.replace(/(.{1,3}?)\1{2,}/gu, "$1");
}
