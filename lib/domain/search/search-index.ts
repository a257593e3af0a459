import MiniSearch, { type Query } from "minisearch";
import { dangersIn, helplineKeysFor } from "../../contract/danger";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { Compounds } from "./compounds";
import { type Document, documentsIn } from "./documents";
import { AskedQuestions } from "./ranking/asked";
import {
  byAnotherName,
  byLooseWords,
  byRelation,
  kindWeight,
  leastShare,
  leastShareOfPlan,
  plans,
  rankOfDanger,
  relatedShare,
  shareOfBeginning,
  shareOfField,
  shareOfText,
  shareOfTextAmongOthers,
  shortestBeginning,
  surelyAsked,
  worthShowing,
} from "./ranking/weights";
import { type Idea, Synonyms } from "./synonyms";
import { Vocabulary } from "./vocabulary";
import { type Token, tokensIn } from "./words";

/**
 * `rank` is above 0 for a page with the very question or for a danger; such pages come first. `share`: how much of the
 * query the document answers, from 0 to 1.
 */
export type Match = { document: Document; rank: number; score: number; share: number; stems: Set<string> };
type Score = { score: number; stems: string[]; share: number };
type Scores = Map<string, Score>;
/** The word that was searched for instead of a romanised one. */
type Correction = Pick<Idea, "names" | "related" | "helplines"> & { written: string };

/** The search index of one language. */
export class SearchIndex {
  private readonly documents: Map<string, Document>;
  private readonly synonyms: Synonyms;
  private readonly compounds: Compounds;
  /** The words of the texts. */
  private readonly words: Vocabulary;
  /** The words of the listed questions, in any script: right spellings, but not those of this language's texts. */
  private readonly askedStems: Set<string>;
  /** The questions of pages, and apart from them those of the assistant, so that neither makes the other's words frequent. */
  private readonly asked: AskedQuestions[];
  private readonly engine: MiniSearch<Document & { questions: string }>;

  constructor(content: Content, language: Language) {
    const all = documentsIn(content, language).map((each) => ({ ...each, questions: each.asked.join(". ") }));
    const texts = all.flatMap(({ title, summary, headings, text, keywords }) => [
      title,
      summary,
      headings,
      text,
      keywords,
    ]);
    const questions = all.flatMap(({ id, asked }) => asked.map((each) => [id, tokensIn(each)] as const));
    const tokens = new Map(texts.map((text) => [text, tokensIn(text)]));
    this.documents = new Map(all.map((document) => [document.id, document]));
    this.words = new Vocabulary([...tokens.values()]);
    this.askedStems = new Set(questions.flatMap(([, each]) => each.flatMap(({ stem }) => stem ?? [])));
    const answers = new Set(all.flatMap(({ id, kind }) => (kind === "answer" ? id : [])));
    this.asked = [false, true].map(
      (which) => new AskedQuestions(questions.filter(([id]) => answers.has(id) === which)),
    );
    this.synonyms = new Synonyms(content.glossary);
    this.compounds = new Compounds(texts, content.glossary);
    this.engine = new MiniSearch<Document & { questions: string }>({
      fields: ["title", "summary", "headings", "text", "keywords", "questions"],
      tokenize: (text) => (tokens.get(text) ?? tokensIn(text)).flatMap(({ stem }) => stem ?? []),
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (stems) => stems.split(" "),
        boost: { title: 5, summary: 2, headings: 2, keywords: 5, questions: 4 },
        weights: { fuzzy: 0, prefix: 0.3 },
        boostDocument: (id) => kindWeight[this.documents.get(id)?.kind ?? "page"],
      },
    });
    this.engine.addAll(all);
    tokens.clear();
  }

  /**
   * The matches, best first: the page for a danger that the query tells of, pages with the very question, documents
   * with every word of the query, documents with some. Empty where nothing answers enough of the query.
   */
  find(query: string): Match[] {
    const { tokens } = this.correct(query);
    const ideas = this.synonyms.ideasIn(tokens);
    const inNeed = ideas.filter(showsNeed);
    const byIdea = ideas.map((idea) => ({ idea, weight: this.weightOf(idea), scores: this.scoresFor(idea, ideas) }));
    const total = byIdea.reduce((sum, { weight }) => sum + weight, 0) || 1;
    // When the query shows that the person needs help, its other words are ignored.
    const open = new Set(
      byIdea.flatMap(({ idea, scores }) => (inNeed.length === 0 || inNeed.includes(idea) ? [...scores.keys()] : [])),
    );
    const found = new Map<string, Match & { ideas: number }>();
    const matchFor = (id: string) => {
      const document = this.documents.get(id);
      const before = found.get(id);
      if (before || !document) return before;
      const match = { document, rank: 0, score: 0, share: 0, ideas: 0, stems: new Set<string>() };
      found.set(id, match);
      return match;
    };
    for (const { idea, weight, scores } of byIdea) {
      for (const [id, { score, stems, share }] of scores) {
        const match = open.has(id) && matchFor(id);
        if (!match) continue;
        for (const stem of stems) match.stems.add(stem);
        match.score += score;
        match.ideas++;
        match.share += inNeed.includes(idea) ? 1 : (share * weight) / total;
      }
    }
    for (const match of found.values()) match.score *= (match.ideas / Math.max(1, ideas.length)) ** 2;
    this.addAsked(tokens, inNeed.length > 0 ? surelyAsked : 0, matchFor);
    this.addDangers(query, matchFor);
    const matches = [...found.values()].filter(
      ({ share, document }) => share >= (plans.includes(document.kind) ? leastShareOfPlan : leastShare),
    );
    const best = Math.max(0, ...matches.map(({ score }) => score));
    const least = inNeed.length > 0 ? 0 : best * worthShowing;
    return matches
      .filter(({ rank, score }) => rank > 0 || score >= least)
      .sort((one, other) => isAnswer(one) - isAnswer(other) || other.rank - one.rank || other.score - one.score);
  }

  documentOf(id: string): Document | undefined {
    return this.documents.get(id);
  }

  /** Pages with the very question precede the others. */
  private addAsked(tokens: Token[], least: number, matchFor: (id: string) => Match | undefined): void {
    for (const { id, share } of this.asked.flatMap((asked) => asked.find(tokens))) {
      const match = share >= least && matchFor(id);
      if (!match) continue;
      match.rank = share;
      match.share = Math.max(match.share, share);
    }
  }

  /** Of a query in words of danger the page for this danger comes first, unless another page has the very question. */
  private addDangers(query: string, matchFor: (id: string) => Match | undefined): void {
    const dangers = dangersIn(query);
    if (dangers.length === 0) return;
    for (const { id, dangers: answered } of this.documents.values()) {
      const ranks = dangers.flatMap((each) => (answered.includes(each) ? rankOfDanger[each] : []));
      const match = ranks.length > 0 && matchFor(id);
      if (!match) continue;
      match.rank = Math.max(match.rank, ...ranks);
      match.share = 1;
    }
  }

  /** The query with its unknown words corrected; null when nothing was corrected. */
  suggest(query: string): string | null {
    return this.correct(query).written;
  }

  /**
   * The keys of helplines that a person with this query may need at once: for words of danger, and for terms of the
   * glossary that name helplines.
   */
  helplinesFor(query: string): string[] {
    const named = this.synonyms
      .ideasIn(this.correct(query).tokens)
      .flatMap((idea) => this.romanised(idea)?.helplines ?? idea.helplines);
    return [...new Set([...helplineKeysFor(dangersIn(query)), ...named])];
  }

  /**
   * The words of a query with every mistyped one replaced by the nearest known one. `written` is the whole query after
   * that, null when nothing changed.
   */
  private correct(query: string): { tokens: Token[]; written: string | null } {
    let written = "";
    let at = 0;
    const tokens = tokensIn(query).flatMap((token): Token[] => {
      if (!token.stem || this.isKnown(token.text, token.stem)) return [token];
      const parts = this.compounds.splitCompound(token.text);
      if (parts) return tokensIn(parts.join(" "));
      const instead = this.nearestTo(token.text);
      if (!instead) return [token];
      written += query.slice(at, token.start) + instead;
      at = token.start + token.text.length;
      return tokensIn(instead);
    });
    return { tokens, written: at === 0 ? null : written + query.slice(at) };
  }

  /** Whether a text, a listed question or a term has this word, its beginning, or its Hindi in Latin letters. */
  private isKnown(text: string, stem: string): boolean {
    return (
      this.words.has(stem) ||
      this.askedStems.has(stem) ||
      this.synonyms.has(stem) ||
      this.isBeginning(stem) ||
      this.synonyms.hasRoman(text) ||
      this.words.fromLatin(text).length > 0
    );
  }

  /** The spelling of the known word that a mistyped one most likely is. */
  private nearestTo(text: string): string | null {
    const word = this.words.nearestTo(text);
    const term = this.synonyms.nearestTo(text);
    return term && (!word || term.distance <= word.distance) ? term.written : (word?.written ?? null);
  }

  private scoresFor(idea: Idea, ideas: Idea[]): Scores {
    const best: Scores = new Map();
    const inText = ideas.length > 1 ? shareOfTextAmongOthers : shareOfText;
    const take = (query: Query, weight: number, worth = 1) => {
      for (const { id, score, match, queryTerms } of this.engine.search(query)) {
        const own = (score / queryTerms.length) * weight;
        const before = best.get(id);
        const stems = [...(before?.stems ?? []), ...Object.keys(match)];
        const share = worth * shareOfMatch(match, queryTerms, inText);
        best.set(id, {
          score: Math.max(own, before?.score ?? 0),
          stems,
          share: Math.max(share, before?.share ?? 0),
        });
      }
    };
    const romanised = this.romanised(idea);
    take(this.typed(idea), idea.isLoose ? byLooseWords : 1);
    for (const phrase of this.written(romanised?.names ?? idea.names))
      take({ combineWith: "AND", queries: phrase }, byAnotherName);
    for (const phrase of this.written(romanised?.related ?? idea.related))
      take({ combineWith: "AND", queries: phrase }, byRelation, relatedShare);
    return best;
  }

  /** The phrases whose words occur in the documents. */
  private written(phrases: string[][]): string[][] {
    return phrases.filter((phrase) => phrase.every((stem) => this.words.has(stem)));
  }

  /** The Hindi words that a single word in Latin letters may be, where the texts do not have it as it stands. */
  private romanised({ typed: [first, second], names }: Idea): Correction | null {
    if (!first || second || names.length > 0 || this.words.has(first.stem)) return null;
    const [word, ...others] = this.words.fromLatin(first.text);
    if (!word) return null;
    const [idea] = this.synonyms.ideasIn(tokensIn(word.written));
    return {
      written: word.written,
      names: [[word.stem], ...others.map(({ stem }) => [stem]), ...(idea?.names ?? [])],
      related: idea?.related ?? [],
      helplines: [],
    };
  }

  /** The weight of an idea in a query: 1 for one that few documents have or none, less for a frequent one. */
  private weightOf(idea: Idea): number {
    const names = [...(this.romanised(idea)?.names ?? idea.names), idea.typed.map(({ stem }) => stem)];
    const counts = this.written(names).map(
      (phrase) => this.engine.search({ combineWith: "AND", queries: phrase }).length,
    );
    const share = Math.max(0, ...counts) / this.documents.size;
    return Math.max(0.25, 1 - 1.5 * share);
  }

  private isBeginning(stem: string): boolean {
    return stem.length >= shortestBeginning && this.words.hasBeginning(stem);
  }

  /** The query's own words. A single word may be the prefix of a longer one. */
  private typed({ typed }: Idea): Query {
    const stems = typed.map(({ stem }) => stem);
    const [only = ""] = stems;
    if (stems.length > 1) return { combineWith: "AND", queries: stems };
    return { queries: [only], prefix: only.length >= shortestBeginning };
  }
}

/** The assistant's short answers stand below the pages, which say more. */
const isAnswer = ({ document }: Match) => Number(document.kind === "answer");

/** The share of an idea that a document answers by the best of its fields; a longer word than the typed one counts less. */
function shareOfMatch(match: Record<string, string[]>, terms: string[], inText: number): number {
  const shares = Object.entries(match).flatMap(([term, fields]) =>
    fields.map((field) => (shareOfField[field] ?? inText) * (terms.includes(term) ? 1 : shareOfBeginning)),
  );
  return Math.max(...shares);
}

/** Whether the idea shows a need for help; a single loose word (`die`, `touch`) does not. */
function showsNeed({ typed, isLoose, helplines }: Idea): boolean {
  return helplines.length > 0 && (!isLoose || typed.length > 1);
}
