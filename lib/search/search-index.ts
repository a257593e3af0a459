import MiniSearch, { type Query } from "minisearch";
import type { Content } from "../content";
import type { Language } from "../i18n/language";
import { type Document, documentsIn } from "./documents";
import { type Idea, Synonyms } from "./synonyms";
import { tokensIn } from "./words";
import { WrittenWords } from "./written-words";

export type Match = { document: Document; score: number; stems: Set<string> };
type Scores = Map<string, { score: number; stems: string[] }>;

const kindWeight: Record<Document["kind"], number> = { topic: 1.2, course: 1.1, article: 1.1, lesson: 0.9, discussion: 0.85, page: 0.9 };

/** What scores less than this part of the best match only shares a word with the question by chance. */
const worthShowing = 0.12;
/** Another word for what was typed counts a little less than the word itself. */
const byAnotherName = 0.8;

/** Everything public of one language, ready to be searched. */
export class SearchIndex {
  private readonly documents: Map<string, Document>;
  private readonly synonyms: Synonyms;
  private readonly words: WrittenWords;
  private readonly engine: MiniSearch<Document>;

  constructor(content: Content, language: Language) {
    const all = documentsIn(content, language);
    const tokens = new Map(all.flatMap(({ title, summary, text }) => [title, summary, text]).map((text) => [text, tokensIn(text)]));
    this.documents = new Map(all.map((document) => [document.id, document]));
    this.words = new WrittenWords([...tokens.values()]);
    this.synonyms = new Synonyms(content.glossary);
    this.engine = new MiniSearch<Document>({
      fields: ["title", "summary", "text"],
      tokenize: (text) => tokens.get(text)?.flatMap(({ stem }) => stem ?? []) ?? [],
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (stems) => stems.split(" "),
        boost: { title: 5, summary: 2 },
        weights: { fuzzy: 0.35, prefix: 0.3 },
        boostDocument: (id) => kindWeight[this.documents.get(id)?.kind ?? "page"],
      },
    });
    this.engine.addAll(all);
    tokens.clear();
  }

  /** The best matches first. What holds every word of the question stands before what holds one of them. */
  find(query: string): Match[] {
    const ideas = this.synonyms.ideasIn(query);
    const found = new Map<string, { sum: number; ideas: number; stems: Set<string> }>();
    for (const idea of ideas) {
      for (const [id, { score, stems }] of this.scoresFor(idea)) {
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
    return matches.filter(({ score }) => score >= best * worthShowing).sort((one, other) => other.score - one.score);
  }

  /** The question with its unknown words written as the nearest known ones; null when there is nothing better. */
  suggest(query: string): string | null {
    let better = "";
    let at = 0;
    const terms = new Set(this.synonyms.ideasIn(query).flatMap(({ typed, alternatives }) => (alternatives.length > 0 ? typed.map(({ text }) => text) : [])));
    for (const { text, start, stem } of tokensIn(query).slice(0, 12)) {
      if (!stem || this.words.has(stem) || terms.has(text)) continue;
      const nearest = this.words.fromLatin(text)[0] ?? this.nearestTo(text);
      if (!nearest) continue;
      better += query.slice(at, start) + nearest.written;
      at = start + text.length;
    }
    return at === 0 ? null : better + query.slice(at);
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
    const meant = this.meantBy(idea);
    take({ combineWith: "AND", queries: idea.typed.map(({ text, stem }) => this.forgiving(text, stem, meant.length > 0)) }, 1);
    for (const phrase of meant) take({ combineWith: "AND", queries: phrase }, byAnotherName);
    return best;
  }

  /** Other names of what was typed, or of what it most likely should be. Only those whose words stand in the texts. */
  private meantBy({ typed: [first, second], alternatives }: Idea): string[][] {
    const isUnknown = first && !second && alternatives.length === 0 && !this.words.has(first.stem) && this.words.fromLatin(first.text).length === 0;
    const meant = isUnknown ? (this.nearestTo(first.text)?.meaning ?? []) : alternatives;
    return meant.filter((phrase) => phrase.every((stem) => this.words.has(stem)));
  }

  /** A mistyped word: the nearest of the texts' words and the glossary's. */
  private nearestTo(text: string): { written: string; meaning: string[][] } | null {
    const word = this.words.nearestTo(text);
    const term = this.synonyms.nearestTo(text);
    if (term && (!word || term.distance < word.distance)) return { written: term.written, meaning: term.alternatives };
    return word && { written: word.written, meaning: [[word.stem], ...this.synonyms.ideasIn(word.written).flatMap(({ alternatives }) => alternatives)] };
  }

  /** A word that stands in the texts is meant as it is; another one may be mistyped, cut short or Hindi in Latin letters. */
  private forgiving(text: string, stem: string, isMeantOtherwise: boolean): Query {
    if (this.words.has(stem)) return { queries: [stem], prefix: stem.length > 3 };
    const romanised = this.words.fromLatin(text);
    if (romanised.length > 0) return { combineWith: "OR", queries: [...new Set(romanised.map((form) => form.stem))] };
    const isShort = stem.length < 3;
    return { queries: [stem], prefix: !isShort, fuzzy: isShort || isMeantOtherwise ? false : 0.25, maxFuzzy: 2 };
  }
}
