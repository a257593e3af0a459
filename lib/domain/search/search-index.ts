import MiniSearch, { type Query } from "minisearch";
import { dangersIn, helplineKeysFor } from "../../contract/danger";
import { callFirst } from "../../contract/danger/kinds";
import { emergenciesIn } from "../../contract/emergencies";
import type { Content } from "../../platform/content";
import type { Document } from "./documents";
import { AskedQuestions } from "./ranking/asked";
import { askingIn } from "./ranking/question-words";
import {
  byAnotherName,
  byAsked,
  byLooseWords,
  byRelation,
  kindWeight,
  leastLikeness,
  leastShare,
  leastShareOfPlan,
  leastShareOfSubject,
  plans,
  rankOfDanger,
  rankOfEmergency,
  relatedShare,
  shareOfMatch,
  shareOfSound,
  shareOfText,
  shareOfTextAmongOthers,
  shortestBeginning,
  surelyAsked,
  weightOfUnknown,
  worthShowing,
} from "./ranking/weights";
import { fields, type Indexed, joined } from "./sources/document";
import { Compounds, Spelling } from "./spelling/spelling";
import { type Idea, Synonyms } from "./synonyms";
import { Vocabulary } from "./vocabulary";
import { isDevanagari, type Token, tokensIn } from "./words";

/** `rank` over 0: a page with the question or for a danger, which comes first. `share`: what it answers, 0 to 1. */
export type Match = { id: string; rank: number; score: number; share: number; stems: Set<string> };
type Scores = Map<string, { score: number; stems: string[]; share: number }>;
/** The words that are searched for instead of a single word, or beside it. */
type Instead = Pick<Idea, "names" | "related" | "helplines">;

/** `about`: the dangers and emergencies of which its title, summary, headings and questions tell. */
type Facts = Pick<Document, "kind" | "dangers"> & { about: ReadonlySet<string> };

/** The search index of the content in all its languages. */
export class SearchIndex {
  private readonly facts: ReadonlyMap<string, Facts>;
  /** The article of each emergency. */
  private readonly emergencyPages: ReadonlyMap<string, string>;
  private readonly synonyms: Synonyms;
  private readonly spelling: Spelling;
  /** The words of the texts, and those of the listed questions that are in Devanagari. */
  private readonly words: Vocabulary;
  /** The questions of pages, and apart from them those of the assistant, so that neither makes the other's words frequent. */
  private readonly asked: AskedQuestions[];
  private readonly engine: MiniSearch<Indexed>;

  /** Takes the documents of all languages; those with the same id are one. */
  constructor({ glossary, emergencies }: Content, documents: Document[]) {
    this.emergencyPages = new Map(emergencies.map(({ id, link }) => [id, link]));
    const byId = Map.groupBy(documents, ({ id }) => id);
    const all = [...byId].map(([id, each]) => ({
      ...joined(id, each),
      asked: [...new Set(each.flatMap(({ asked }) => asked))],
    }));
    const tokens = new Map(all.flatMap((each) => fields.map((field) => [each[field], tokensIn(each[field])] as const)));
    const tokensOf = (text: string) => tokens.get(text) ?? tokensIn(text);
    const questions = all.flatMap(({ id, asked }) => asked.map((each) => [id, tokensIn(each)] as const));
    this.facts = new Map(
      all.map((each) => {
        const { kind = "page", dangers = [] } = byId.get(each.id)?.[0] ?? {};
        return [each.id, { kind, dangers, about: new Set([...dangers, ...urgentIn(each)]) }];
      }),
    );
    this.words = new Vocabulary(
      all.map((each) =>
        fields.flatMap((field) =>
          tokensOf(each[field]).filter(({ text }) => field !== "questions" || isDevanagari(text)),
        ),
      ),
    );
    const answers = new Set(documents.flatMap(({ id, kind }) => (kind === "answer" ? id : [])));
    this.asked = [false, true].map(
      (which) =>
        new AskedQuestions(
          questions.filter(([id]) => answers.has(id) === which),
          this.words,
        ),
    );
    this.synonyms = new Synonyms(glossary);
    const compounds = new Compounds(
      all.flatMap((each) => fields.map((field) => each[field])),
      glossary,
    );
    this.spelling = new Spelling(this.words, this.synonyms, compounds, this.asked);
    this.engine = new MiniSearch<Indexed>({
      fields: [...fields],
      tokenize: (text) => tokensOf(text).flatMap((token) => this.termsOf(token)),
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (stems) => stems.split(" "),
        boost: { title: 5, summary: 2, headings: 2, keywords: 5, questions: 4 },
        weights: { fuzzy: 0, prefix: 0.3 },
        boostDocument: (id) => kindWeight[this.facts.get(id)?.kind ?? "page"],
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
    const { tokens } = this.spelling.correct(query);
    const ideas = this.ideasIn(tokens);
    const inNeed = ideas.filter(showsNeed);
    const byIdea = ideas.map((idea) => ({ idea, weight: this.weightOf(idea), scores: this.scoresFor(idea, ideas) }));
    const total = byIdea.reduce((sum, { weight }) => sum + weight, 0) || 1;
    // When the query shows that the person needs help, its other words are ignored.
    const open = new Set(
      byIdea.flatMap(({ idea, scores }) => (inNeed.length === 0 || inNeed.includes(idea) ? [...scores.keys()] : [])),
    );
    const found = new Map<string, Match>();
    const matchFor = (id: string) => {
      const before = found.get(id);
      if (before) return before;
      const match = { id, rank: 0, score: 0, share: 0, stems: new Set<string>() };
      found.set(id, match);
      return match;
    };
    const answered = new Map<string, number>();
    const subjects = new Set<string>();
    for (const { idea, weight, scores } of byIdea) {
      for (const [id, { score, stems, share }] of scores) {
        if (!open.has(id)) continue;
        const match = matchFor(id);
        for (const stem of stems) match.stems.add(stem);
        match.score += score * weight;
        if (share === 1 && idea.names.length > 0) subjects.add(id);
        answered.set(id, (answered.get(id) ?? 0) + weight);
        match.share += inNeed.includes(idea) ? share : (share * weight) / total;
      }
    }
    for (const match of found.values())
      match.score *= ((answered.get(match.id) ?? 0) / total) * Math.min(1, match.share);
    this.addAsked(tokens, inNeed.length > 0 ? surelyAsked : 0, matchFor);
    const urgent = this.addUrgent(query, matchFor);
    const matches = [...found.values()].filter(
      ({ share, id }) => share >= this.leastShareOf(id, subjects.has(id)) && this.isAbout(id, urgent),
    );
    const best = Math.max(0, ...matches.map(({ score }) => score));
    for (const match of matches) match.rank += match.score / (best || 1);
    const least = inNeed.length > 0 ? 0 : best * worthShowing;
    return matches
      .filter(({ rank, score }) => rank > score / (best || 1) || score >= least)
      .sort((one, other) => this.isAnswer(one) - this.isAnswer(other) || other.rank - one.rank);
  }

  /** The ideas of a query without those that only ask. */
  private ideasIn(tokens: Token[]): Idea[] {
    const asking = askingIn(tokens);
    return this.synonyms.ideasIn(tokens).filter(({ typed }) => !typed.every((token) => asking.has(token)));
  }

  /** Pages with the very question precede the others. */
  private addAsked(tokens: Token[], least: number, matchFor: (id: string) => Match): void {
    for (const { id, share } of this.asked.flatMap((asked) => asked.find(tokens))) {
      if (share < least) continue;
      const match = matchFor(id);
      match.rank = byAsked * Math.max(0.05, (share - leastLikeness) / (1 - leastLikeness));
      match.share = Math.max(match.share, share);
    }
  }

  /**
   * Of a query in words of danger the page for this danger comes first, unless another page has the very question; of an
   * emergency its article. @returns the dangers and emergencies in which minutes may count
   */
  private addUrgent(query: string, matchFor: (id: string) => Match): readonly string[] {
    const dangers = dangersIn(query);
    const emergencies = emergenciesIn(query);
    const add = (id: string, rank: number) => {
      const match = matchFor(id);
      match.rank = Math.max(match.rank, rank);
      match.share = 1;
    };
    for (const each of emergencies) add(this.emergencyPages.get(each) ?? "", rankOfEmergency);
    for (const [id, { dangers: answered }] of dangers.length > 0 ? this.facts : [])
      for (const each of dangers) if (answered.includes(each)) add(id, rankOfDanger[each]);
    return [...emergencies, ...dangers.filter((each) => callFirst([each]).length > 0)];
  }

  /** In danger only what is about it is shown (rule: danger.first). */
  private isAbout(id: string, urgent: readonly string[]): boolean {
    const facts = this.facts.get(id);
    return facts !== undefined && (urgent.length === 0 || urgent.some((each) => facts.about.has(each)));
  }

  /** The query with its unknown words corrected; null when nothing was corrected. */
  suggest(query: string): string | null {
    return this.spelling.correct(query).written;
  }

  /** The helplines that this query may need at once: for words of danger and terms of the glossary. */
  helplinesFor(query: string): string[] {
    const named = this.synonyms
      .ideasIn(this.spelling.correct(query).tokens)
      .flatMap((idea) => this.bySound(idea)?.helplines ?? idea.helplines);
    return [...new Set([...helplineKeysFor(dangersIn(query)), ...named])];
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
        best.set(id, { score: Math.max(own, before?.score ?? 0), stems, share: Math.max(share, before?.share ?? 0) });
      }
    };
    const instead = this.bySound(idea);
    take(this.typed(idea), idea.isLoose ? byLooseWords : 1);
    // A word of the texts that only sounds like a Hindi word is mostly what it is: `patna` is no फटना.
    const isItself = instead !== null && idea.typed.every(({ stem }) => this.words.has(stem));
    for (const phrase of this.written(instead?.names ?? idea.names))
      take({ combineWith: "AND", queries: phrase }, byAnotherName, isItself ? shareOfSound : 1);
    for (const phrase of this.written(instead?.related ?? idea.related))
      take({ combineWith: "AND", queries: phrase }, byRelation, relatedShare);
    return best;
  }

  /** The phrases whose words occur in the documents. */
  private written(phrases: string[][]): string[][] {
    return phrases.filter((phrase) => phrase.every((stem) => this.words.has(stem)));
  }

  /** The Hindi words that a single word may be by its sound. */
  private bySound({ typed: [first, second], names }: Idea): Instead | null {
    if (!first || second || names.length > 0) return null;
    const [word, ...others] = this.words.soundingLike(first);
    if (!word) return null;
    const [idea] = this.synonyms.ideasIn(tokensIn(word.written));
    return {
      names: [[word.stem], ...others.map(({ stem }) => [stem]), ...(idea?.names ?? [])],
      related: idea?.related ?? [],
      helplines: [],
    };
  }

  /** The terms under which a word of a document is indexed. */
  private termsOf(token: Token): string[] {
    if (!token.stem) return [];
    if (this.words.has(token.stem)) return [token.stem];
    const sounding = this.words.soundingLike(token).map(({ stem }) => stem);
    return sounding.length > 0 ? [...new Set(sounding)] : [token.stem];
  }

  /** The weight of an idea in a query: how rare the most frequent of its names is over all texts of all languages. */
  private weightOf(idea: Idea): number {
    const names = [...this.written(this.bySound(idea)?.names ?? idea.names), idea.typed.map(({ stem }) => stem)];
    if (
      idea.typed.length === 1 &&
      names.length === 1 &&
      !idea.typed.every(({ stem }) => this.words.has(stem) || this.words.isBeginning(stem))
    )
      return weightOfUnknown;
    return Math.max(
      0.02,
      Math.min(...names.map((phrase) => Math.max(...phrase.map((stem) => this.words.rarityOf(stem))))),
    );
  }

  /** The query's own words. A single word may be the prefix of a longer one. */
  private typed({ typed }: Idea): Query {
    const stems = typed.map(({ stem }) => stem);
    const [only = ""] = stems;
    if (stems.length > 1) return { combineWith: "AND", queries: stems };
    return { queries: [only], prefix: only.length >= shortestBeginning };
  }

  private leastShareOf(id: string, isSubject: boolean): number {
    if (plans.includes(this.kindOf(id))) return leastShareOfPlan;
    return isSubject ? leastShareOfSubject : leastShare;
  }

  private kindOf(id: string): Document["kind"] {
    return this.facts.get(id)?.kind ?? "page";
  }

  /** The assistant's short answers stand below the pages, which say more. */
  private isAnswer({ id }: Match): number {
    return Number(this.kindOf(id) === "answer");
  }
}

/** Whether the idea shows a need for help; a single loose word (`die`, `touch`) does not. */
function showsNeed({ typed, isLoose, helplines }: Idea): boolean {
  return helplines.length > 0 && (!isLoose || typed.length > 1);
}

/** The dangers and emergencies of which a document tells in its title, summary, headings or questions. */
function urgentIn({ title, summary, headings, questions }: Indexed): string[] {
  const said = [title, summary, headings, questions].join(". ");
  return [...emergenciesIn(said), ...dangersIn(said)];
}
