/** How much a text that completes a topic must say. `words` in all, `different` among them, `own` not in the prompt. */
export type Length = { words: number; different: number; own: number };

export const journalLength: Length = { words: 15, different: 10, own: 6 };
export const requiredCommentLength: Length = { words: 8, different: 6, own: 4 };

const ownWordsKeys = ["wordsMissing", "wordsRepeated", "wordsOfPrompt"] as const;
export type OwnWordsProblem = {
  key: (typeof ownWordsKeys)[number];
  /** `found` and `needed` words, in the sense of the key. */
  values: { found: number; needed: number };
};

/**
 * What a text lacks that must show thought, or null (rule: journal.words). Browser, action and operation ask the same
 * function. Words are compared without capitals, punctuation, digits, emoji and invisible signs. A word of one repeated
 * letter or syllable, or of one letter twice, counts as a word, and not as a different one.
 * @param prompts - the question in each language, as text or HTML: its words are not the writer's own
 */
export function ownWordsProblem(text: string, prompts: readonly string[], length: Length): OwnWordsProblem | null {
  const words = splitWords(text);
  if (words.length < length.words)
    return { key: "wordsMissing", values: { found: words.length, needed: length.words } };
  const different = differentAmong(words);
  if (different.size < length.different)
    return { key: "wordsRepeated", values: { found: different.size, needed: length.different } };
  const given = differentAmong(prompts.flatMap(wordsOfHtml));
  const own = [...different].filter((word) => !given.has(word)).length;
  return own < length.own ? { key: "wordsOfPrompt", values: { found: own, needed: length.own } } : null;
}

/** A text's different words in alphabetical order: equal for texts of the same words in another order or case. */
export function sortedWords(text: string): string {
  return [...differentAmong(splitWords(text))].sort().join(" ");
}

/**
 * Whether a text is taken from the pages of its lesson: without the rows of words that stand there too, it has fewer
 * different words than it needs (rule: journal.words). Five words in a row count, and eight in their order between which
 * one or two of the lesson's words are left out. A quoted sentence with own words beside it is no copy.
 * @param pages - the lesson's pages in each language, as HTML
 */
export function isCopiedFrom(text: string, pages: readonly string[], { different }: Length): boolean {
  const words = splitWords(text);
  const copied = new Set(pages.flatMap((page) => copiedFrom(words, wordsOfHtml(page))));
  return copied.size > 0 && differentAmong(words.filter((_, at) => !copied.has(at))).size < different;
}

/** A row of words that a text shares with a lesson: where it began in the text, and how much of it was left out. */
type Row = { from: number; gaps: number };
const shortestRow = { whole: 5, withGaps: 8 };
const mostLeftOut = 2;

/** The places of the words that stand in a row that the page has too. */
function copiedFrom(words: readonly string[], page: readonly string[]): number[] {
  const places = new Map<string, number[]>();
  for (const [at, word] of page.entries()) places.set(word, [...(places.get(word) ?? []), at]);
  const copied: number[] = [];
  /** The rows that end with the word before, by their last place in the page. */
  let before = new Map<number, Row>();
  for (const [at, word] of words.entries()) {
    const now = new Map<number, Row>();
    for (const place of places.get(word) ?? []) {
      const row = longestBefore(before, place) ?? { from: at, gaps: 0 };
      now.set(place, row);
      const length = at - row.from + 1;
      if (length >= (row.gaps === 0 ? shortestRow.whole : shortestRow.withGaps))
        for (let each = row.from; each <= at; each++) copied.push(each);
    }
    before = now;
  }
  return copied;
}

/** The row that a word at this place of the page goes on; of several, the longest. */
function longestBefore(rows: ReadonlyMap<number, Row>, place: number): Row | null {
  let best: Row | null = null;
  for (let left = 0; left <= mostLeftOut; left++) {
    const row = rows.get(place - 1 - left);
    if (row && (!best || row.from < best.from)) best = { from: row.from, gaps: row.gaps + (left > 0 ? 1 : 0) };
  }
  return best;
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

/** The different words of a text or of HTML, by which texts are compared. */
export function differentWords(text: string): Set<string> {
  return differentAmong(wordsOfHtml(text));
}

function differentAmong(words: readonly string[]): Set<string> {
  return new Set(words.map(withoutRepetition).filter((word) => (word.match(/\p{L}/gu) ?? []).length > 1));
}

/** "haaaa" is "ha", "lalala" is "la", and "bb" is "b". */
function withoutRepetition(word: string): string {
  return word.replace(/(.{1,3}?)\1{2,}/gu, "$1").replace(/^(\p{L})\1$/u, "$1");
}
