import { dangersIn } from "../../contract/danger";
import { callFirst } from "../../contract/danger/kinds";
import { emergenciesIn } from "../../contract/emergencies";
import { type Found, type FoundHit, type FoundPiece, mostBest } from "../../contract/search";
import type { Content } from "../../platform/content";
import type { Emergency } from "../../platform/content/shared/emergencies";
import type { CallContext, Operations } from "../call";
import { listEnrolledCourses } from "../learning";
import { findMatches, indexFor, type Match } from "./find";
import { courseAddress } from "./sources/courses";
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

/** The most results of one kind. */
const mostOfAKind = 20;

/** The calls of `search`: public content in one language, grouped by kind (rule: search.results). */
export const search: Operations<"search"> = {
  async find(context, { query }) {
    const { content, language, limits, address } = context;
    const question = String(query ?? "");
    if (!question)
      return { query: "", total: 0, groups: [], best: [], suggestion: null, helplines: [], calls: [], emergencies: [] };
    await limits.pace("search", address);
    const index = indexFor(content);
    const matches = findMatches(content, language, question);
    const emergencies = emergenciesFor(content, question);
    const enrolled = await enrolledIn(context, matches);
    return {
      query: question,
      total: matches.length,
      groups: groupByKind(matches, enrolled),
      best: matches.slice(0, mostBest).map((match) => ({ ...asHit(match, enrolled), kind: match.document.kind })),
      suggestion: index.suggest(question),
      helplines: index.helplinesFor(question),
      calls: emergencies[0]?.numbers ?? [...callFirst(dangersIn(question))],
      emergencies: emergencies.map(({ id, title, lines, link }) => ({
        id,
        title: title[language],
        lines: lines[language],
        address: link,
      })),
    };
  },
};

/** More than two lists of six lines is nothing that somebody in a hurry reads. */
const mostEmergencies = 2;

/** The emergencies of which a search tells, the most urgent first (rule: search.emergency). */
function emergenciesFor({ emergencies }: Content, question: string): Emergency[] {
  return emergenciesIn(question)
    .flatMap((id) => emergencies.filter((each) => each.id === id))
    .slice(0, mostEmergencies);
}

/** The courses of the found lessons in which the caller is enrolled. */
async function enrolledIn({ db, learner }: CallContext, matches: Match[]): Promise<ReadonlySet<string>> {
  if (!learner || matches.every(({ document }) => document.course === null)) return new Set();
  return new Set(await listEnrolledCourses(db, learner));
}

/** Groups the matches by kind, starting with the kind of the best match. */
function groupByKind(matches: Match[], enrolled: ReadonlySet<string>): Found["groups"] {
  return [...Map.groupBy(matches, ({ document }) => document.kind)].map(([kind, found]) => ({
    kind,
    count: found.length,
    hits: found.slice(0, mostOfAKind).map((match) => asHit(match, enrolled)),
  }));
}

/** A lesson leads to the public description of its course where the caller is not enrolled. */
function asHit({ document, stems }: Match, enrolled: ReadonlySet<string>): FoundHit {
  return {
    title: marked(document.title, stems),
    snippet: makeSnippet(
      isIn(document.text, document.summary) ? document.text : `${document.summary} ${document.text}`,
      stems,
    ),
    address: addressFor(document, enrolled),
    place: document.place,
  };
}

function addressFor({ address, course }: Match["document"], enrolled: ReadonlySet<string>): string {
  return course === null || enrolled.has(course) ? address : courseAddress(course);
}

/** A lesson's summary is its topic's name, which is shown beside it already. */
function isIn(text: string, summary: string): boolean {
  return summary.length < 60 || text.startsWith(summary);
}
