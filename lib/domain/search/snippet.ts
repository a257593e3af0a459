import type { FoundPiece } from "../../contract/search";
import { type Token, tokensIn } from "./words";

/** The length of a snippet in words: about two and a half lines on a phone. */
const wordsAround = 26;
const wordsBefore = 6;

/** Splits a text into marked and unmarked pieces of plain text; together they are the whole text. */
export function marked(text: string, stems: ReadonlySet<string>): FoundPiece[] {
  return splitPieces(text, tokensIn(text), stems, 0, text.length);
}

/** The part of a text with the most words of the query, which are marked. */
export function makeSnippet(text: string, stems: ReadonlySet<string>): FoundPiece[] {
  const tokens = tokensIn(text);
  const first = bestStart(tokens, stems);
  const from = sentenceStart(text, tokens, Math.max(0, first - wordsBefore), first);
  const last = Math.min(tokens.length - 1, from + wordsAround);
  const start = tokens[from]?.start ?? 0;
  const lastToken = tokens[last];
  const end = lastToken && last < tokens.length - 1 ? lastToken.start + lastToken.text.length : text.length;
  const pieces = splitPieces(text, tokens.slice(from, last + 1), stems, start, end);
  if (start > 0) pieces.unshift({ text: "… ", marked: false });
  if (end < text.length) pieces.push({ text: " …", marked: false });
  return pieces;
}

/** The start of the window of the snippet's length with the most different words of the query. */
function bestStart(tokens: Token[], stems: ReadonlySet<string>): number {
  const places = tokens.flatMap(({ stem }, index) => (stem && stems.has(stem) ? [index] : []));
  let best = places[0] ?? 0;
  let mostWords = 0;
  for (const place of places) {
    const inWindow = new Set<string | null | undefined>();
    for (const other of places)
      if (other >= place && other < place + wordsAround - wordsBefore) inWindow.add(tokens[other]?.stem);
    if (inWindow.size > mostWords) [best, mostWords] = [place, inWindow.size];
  }
  return best;
}

/** The start of a sentence near the snippet's start, if there is one. */
function sentenceStart(text: string, tokens: Token[], earliest: number, first: number): number {
  for (let index = first; index > earliest; index--) {
    const before = tokens[index - 1];
    const here = tokens[index];
    if (before && here && /[.!?।:]\s*$/.test(text.slice(before.start + before.text.length, here.start))) return index;
  }
  return earliest;
}

function splitPieces(
  text: string,
  tokens: Token[],
  stems: ReadonlySet<string>,
  start: number,
  end: number,
): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  let at = start;
  for (const token of tokens) {
    if (!token.stem || !stems.has(token.stem)) continue;
    if (token.start > at) pieces.push({ text: text.slice(at, token.start), marked: false });
    pieces.push({ text: token.text, marked: true });
    at = token.start + token.text.length;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), marked: false });
  return pieces;
}
