import MiniSearch, { type Query } from "minisearch";
import { dangersIn, helplineKeysOf } from "../../contract/danger";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { Compounds } from "./compounds";
import { type Document, documentsIn } from "./documents";
import { type Idea, Synonyms } from "./synonyms";
import { Vocabulary } from "./vocabulary";
import { type Token, tokensIn } from "./words";

export type Match = { document: Document; score: number; stems: Set<string> };
type Scores = Map<string, { score: number; stems: string[] }>;
/** The word that was searched for instead of a mistyped one. */
type Correction = Pick<Idea, "names" | "related" | "helplines"> & { written: string };

const kindWeight: Record<Document["kind"], number> = {
  topic: 1.2,
  course: 1.1,
  article: 1.1,
  lesson: 0.9,
  discussion: 0.85,
  page: 0.9,
};

/** Matches below this share of the best score are left out: they match by chance. */
const worthShowing = 0.12;
/** Weight of a synonym relative to the word itself. */
const byAnotherName = 0.8;
/** Weight of a related term. */
const byRelation = 0.3;
/** Weight of loose words, which have other meanings too: `kill` is also used of germs. */
const byLooseWords = 0.1;
/** The shortest prefix to search for; a shorter one matches too many words. */
const shortestBeginning = 4;

/** The search index of one language. */
export class SearchIndex {
  private readonly documents: Map<string, Document>;
  private readonly synonyms: Synonyms;
  private readonly compounds: Compounds;
  private readonly words: Vocabulary;
  private readonly engine: MiniSearch<Document>;

  constructor(content: Content, language: Language) {
    const all = documentsIn(content, language);
    const texts = all.flatMap(({ title, summary, text, keywords }) => [title, summary, text, keywords]);
    const tokens = new Map(texts.map((text) => [text, tokensIn(text)]));
    this.documents = new Map(all.map((document) => [document.id, document]));
    this.words = new Vocabulary([...tokens.values()]);
    this.synonyms = new Synonyms(content.glossary);
    this.compounds = new Compounds(texts, content.glossary);
    this.engine = new MiniSearch<Document>({
      fields: ["title", "summary", "text", "keywords"],
      tokenize: (text) => tokens.get(text)?.flatMap(({ stem }) => stem ?? []) ?? [],
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (stems) => stems.split(" "),
        boost: { title: 5, summary: 2, keywords: 5 },
        weights: { fuzzy: 0, prefix: 0.3 },
        boostDocument: (id) => kindWeight[this.documents.get(id)?.kind ?? "page"],
      },
    });
    this.engine.addAll(all);
    tokens.clear();
  }

  /** The matches, best first. Documents with every word of the query precede documents with some. */
  find(query: string): Match[] {
    const ideas = this.ideasIn(query);
    const found = new Map<string, { sum: number; ideas: number; stems: Set<string> }>();
    const inNeed = ideas.filter(showsNeed);
    const byIdea = ideas.map((idea) => ({ idea, scores: this.scoresFor(idea) }));
    // When the query shows that the person needs help, its other words are ignored.
    const open = new Set(
      byIdea.flatMap(({ idea, scores }) => (inNeed.length === 0 || inNeed.includes(idea) ? [...scores.keys()] : [])),
    );
    for (const { scores } of byIdea) {
      for (const [id, { score, stems }] of scores) {
        if (!open.has(id)) continue;
        const before = found.get(id) ?? { sum: 0, ideas: 0, stems: new Set<string>() };
        for (const stem of stems) before.stems.add(stem);
        found.set(id, { sum: before.sum + score, ideas: before.ideas + 1, stems: before.stems });
      }
    }
    const matches = [...found].flatMap(([id, match]) => {
      const document = this.documents.get(id);
      return document ? [{ document, score: match.sum * (match.ideas / ideas.length) ** 2, stems: match.stems }] : [];
    });
    const best = Math.max(0, ...matches.map(({ score }) => score));
    const least = inNeed.length > 0 ? 0 : best * worthShowing;
    return matches.filter(({ score }) => score >= least).sort((one, other) => other.score - one.score);
  }

  /** The query with its unknown words corrected; null when nothing was corrected. */
  suggest(query: string): string | null {
    const instead = new Map<string, string>();
    for (const idea of this.ideasIn(query, 12)) {
      const [first] = idea.typed;
      const meaning = this.correctionOf(idea);
      if (first && meaning) instead.set(first.text, meaning.written);
    }
    let better = "";
    let at = 0;
    for (const { text, start } of tokensIn(query)) {
      const written = instead.get(text);
      if (!written) continue;
      better += query.slice(at, start) + written;
      at = start + text.length;
    }
    return at === 0 ? null : better + query.slice(at);
  }

  /**
   * The keys of helplines that a person with this query may need at once: for words of danger, and for terms of the
   * glossary that name helplines.
   */
  helplinesFor(query: string): string[] {
    const named = this.ideasIn(query).flatMap((idea) => this.correctionOf(idea)?.helplines ?? idea.helplines);
    return [...new Set([...helplineKeysOf(dangersIn(query)), ...named])];
  }

  private ideasIn(query: string, most?: number): Idea[] {
    const tokens = tokensIn(query).flatMap((token): Token[] => {
      const parts =
        token.stem &&
        !this.words.has(token.stem) &&
        !this.synonyms.has(token.stem) &&
        this.compounds.partsOf(token.text);
      return parts ? tokensIn(parts.join(" ")) : [token];
    });
    return this.synonyms.ideasIn(tokens, most);
  }

  private scoresFor(idea: Idea): Scores {
    const best: Scores = new Map();
    const take = (query: Query, weight: number) => {
      for (const { id, score, match, queryTerms } of this.engine.search(query)) {
        const own = (score / queryTerms.length) * weight;
        const before = best.get(id);
        const stems = [...(before?.stems ?? []), ...Object.keys(match)];
        best.set(id, { score: Math.max(own, before?.score ?? 0), stems });
      }
    };
    const correction = this.correctionOf(idea);
    const { names, related } = correction ?? idea;
    if (!correction) take(this.typed(idea), idea.isLoose ? byLooseWords : 1);
    for (const phrase of this.written(names)) take({ combineWith: "AND", queries: phrase }, byAnotherName);
    for (const phrase of this.written(related)) take({ combineWith: "AND", queries: phrase }, byRelation);
    return best;
  }

  /** The phrases whose words occur in the documents. */
  private written(phrases: string[][]): string[][] {
    return phrases.filter((phrase) => phrase.every((stem) => this.words.has(stem)));
  }

  /**
   * The correction of a single word that no document contains, not even as a prefix: Hindi in Latin letters, or
   * mistyped.
   */
  private correctionOf({ typed: [first, second], names }: Idea): Correction | null {
    if (!first || second || names.length > 0 || this.words.has(first.stem) || this.isBeginning(first.stem)) return null;
    const romanised = this.words.fromLatin(first.text);
    if (romanised[0])
      return { written: romanised[0].written, names: romanised.map(({ stem }) => [stem]), related: [], helplines: [] };
    const word = this.words.nearestTo(first.text);
    const term = this.synonyms.nearestTo(first.text);
    if (term && (!word || term.distance <= word.distance)) return term;
    if (!word) return null;
    const [idea] = this.synonyms.ideasIn(tokensIn(word.written));
    return {
      written: word.written,
      names: [[word.stem], ...(idea?.names ?? [])],
      related: idea?.related ?? [],
      helplines: idea?.helplines ?? [],
    };
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

/** Whether the idea shows a need for help; a single loose word (`die`, `touch`) does not. */
function showsNeed({ typed, isLoose, helplines }: Idea): boolean {
  return helplines.length > 0 && (!isLoose || typed.length > 1);
}
