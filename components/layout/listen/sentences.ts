/** A part of a text, from its first character to the one after its last. */
export type Span = { start: number; end: number };

/** What ends with a full stop and no sentence: the next part belongs to it. */
const shortened = /(?:^|[\s(“"])(?:Dr|Mr|Mrs|Ms|Rs|No|vs|e\.g|i\.e|डॉ)\.\s*$/;
/** An end of a sentence with its closing marks, for a browser without Intl.Segmenter. */
const ending = /[.?!]+["”’)\]]*\s+|।["”’)\]]*\s*/g;

/**
 * The sentences of a text, in its order. Together they are the whole text: nothing that is written goes unsaid.
 * @param segmenter - a browser without one splits at the marks alone
 */
export function sentenceSpans(text: string, locale: string, segmenter = Intl.Segmenter): Span[] {
  const ends = segmenter
    ? Array.from(
        new segmenter(locale, { granularity: "sentence" }).segment(text),
        ({ index, segment }) => index + segment.length,
      )
    : Array.from(text.matchAll(ending), (found) => found.index + found[0].length);
  const spans: Span[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    if (end <= start || (end < text.length && shortened.test(text.slice(start, end)))) continue;
    spans.push({ start, end });
    start = end;
  }
  return spans;
}
