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
/** Sentences are not cut up to this length. */
const mostWords = 34;
/** A line of so few words is a heading or a label, if it does not end as a sentence does. */
const fewWords = 8;

/** Splits a text into marked and unmarked pieces of plain text; together they are the whole text. */
export function marked(text: string, stems: ReadonlySet<string>): FoundPiece[] {
  return splitPieces(text, tokensIn(text), stems, 0, text.length);
}

/**
 * The part of a text with the most words of the query, which are marked: whole sentences, and none beyond a heading, as
 * far as they are short enough.
 */
export function makeSnippet(text: string, stems: ReadonlySet<string>): FoundPiece[] {
  const tokens = tokensIn(text);
  const best = bestStart(tokens, stems);
  const { from, last } = wholeSentences(text, tokens, best) ?? { from: 0, last: -1 };
  const shown = tokens.slice(from, last + 1);
  const start = shown[0]?.start ?? 0;
  const isCut = last - from + 1 > mostWords;
  if (!isCut) {
    const rest = text.slice(0, tokens[last + 1]?.start ?? text.length);
    // What stands between two sentences belongs to the second where it opens it.
    const opening = /[“‘("]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const end = rest.trimEnd().replace(/\s[“‘("]+$/, "").length;
    return splitPieces(oneLine(text), shown, stems, start - opening, end);
  }
  const first = Math.min(Math.max(from, best - wordsBefore), last - wordsAround);
  const cut = tokens.slice(first, first + wordsAround + 1);
  const lastToken = cut.at(-1);
  const end = lastToken ? lastToken.start + lastToken.text.length : text.length;
  const pieces = splitPieces(oneLine(text), cut, stems, cut[0]?.start ?? 0, end);
  if (first > from) pieces.unshift({ text: "… ", marked: false });
  if (first + wordsAround < last) pieces.push({ text: " …", marked: false });
  return pieces;
}

const oneLine = (text: string) => text.replaceAll("\n", " ");

type Sentence = { from: number; last: number; isWhole: boolean };

/** The sentence with the word at `best`, and those after it that there is room for. */
function wholeSentences(text: string, tokens: Token[], best: number): Sentence | undefined {
  const sentences = sentencesIn(text, tokens);
  let at = sentences.findIndex(({ last }) => last >= best);
  // A heading or a label says little without what follows it.
  const own = sentences[at];
  if (own && !own.isWhole && own.last - own.from < fewWords && sentences[at + 1]?.isWhole) at += 1;
  const [first, ...more] = sentences.slice(Math.max(at, 0));
  if (!first) return undefined;
  let { last } = first;
  for (const next of more) {
    if (!first.isWhole || !next.isWhole || next.last - first.from >= mostWords) break;
    last = next.last;
  }
  return { ...first, last };
}

/** The sentences of a text by their words; `isWhole`: ends as a sentence does, and not as a heading. */
function sentencesIn(text: string, tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const after = text.slice(token.start + token.text.length, tokens[index + 1]?.start ?? text.length);
    const isWhole = /[.!?।]["”’)]*\s|[.!?।]["”’)]*$/.test(after);
    if (!isWhole && !after.includes("\n") && index < tokens.length - 1) continue;
    sentences.push({ from, last: index, isWhole });
    from = index + 1;
  }
  return sentences;
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

function splitPieces(text: string, tokens: Token[], stems: ReadonlySet<string>, start: number, end: number) {
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
    const matches = findMatches(content, language, question).map((match) => ({
      ...match,
      stems: toMark(match, question),
    }));
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

/**
 * The words to mark in a result: where it has every word of the question, these alone, and otherwise also what stands for
 * them, such as a word of the other language.
 */
function toMark({ stems }: Match, question: string): Match["stems"] {
  const asked = new Set(tokensIn(question).flatMap(({ stem }) => stem ?? []));
  return asked.size > 0 && [...asked].every((stem) => stems.has(stem)) ? asked : stems;
}

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
      isIn(document.text, document.summary) ? document.text : `${document.summary}\n${document.text}`,
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
