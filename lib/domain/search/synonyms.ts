import type { Term } from "../../platform/content";
import { defaultLanguage, languages, otherLanguages } from "../../platform/i18n/language";
import { latinKey, latinKeysIn } from "./roman";
import { findNearest, type Near } from "./spelling/nearest";
import { normaliseWord, type Token, tokensIn } from "./words";

/** A term as the stems of its words. */
type Phrase = string[];
/** One form of a term. `names`: searched for when another form was typed. */
type Form = { stems: Phrase; written: string; names: boolean; isLoose: boolean };

/** The most words of a term. */
const longestPhrase = 5;

const phraseName = (stems: Phrase) => stems.join(" ");

/**
 * `खून की कमी (एनीमिया)` gives two forms of a term; so does `World Health Organization (WHO)`. A search phrase leads to
 * its term but is not searched for itself, because its single words occur everywhere.
 */
function termForms({ search = [], loose = [], ...term }: Term): Form[] {
  const inParts = (form: string) => [
    form.replace(/\([^)]*\)/g, ""),
    ...Array.from(form.matchAll(/\(([^)]*)\)/g), (found) => found[1] ?? ""),
  ];
  return [
    ...languages
      .map((language) => term[language])
      .flatMap(inParts)
      .flatMap((written) => parseForm(written, true, false)),
    ...search.flatMap((written) => parseForm(written, false, false)),
    ...loose.flatMap((written) => parseForm(written, false, true)),
  ];
}

function parseForm(written: string, isOwn: boolean, isLoose: boolean): Form[] {
  const tokens = tokensIn(written);
  const stems = tokens.flatMap(({ stem }) => stem ?? []);
  // Of `log in` and `sign in` only one word remains after the stop words, and it has another meaning.
  if (stems.length === 0 || stems.length > longestPhrase || (stems.length === 1 && tokens.length > 1)) return [];
  return [{ stems, written: written.trim(), names: !isLoose && (isOwn || stems.length === 1), isLoose }];
}

export type Typed = Token & { stem: string };
/** The glossary's synonyms and related terms of one term. `isLoose`: the term itself has other meanings too. */
type Group = { names: Phrase[]; related: Phrase[]; isLoose: boolean; helplines: string[] };
/** One term or word of a query. */
export type Idea = Group & { typed: Typed[] };

/** Synonyms from the content's glossary: its two languages and its search phrases. */
export class Synonyms {
  private readonly groups = new Map<string, Group>();
  /** Hindi terms by their keys in Latin letters. */
  private readonly roman = new Map<string, string>();
  /** Terms of one word by their normalised spelling. */
  private readonly words = new Map<string, string>();
  /** Phrases that show a need for help, longest first. */
  private readonly urgent: string[][];

  constructor(glossary: Term[]) {
    const termNames = (terms: Term[]) => terms.flatMap(termForms).flatMap(({ stems, names }) => (names ? [stems] : []));
    // Terms that have one word in another language mean the same.
    const sameWord = otherLanguages(defaultLanguage).flatMap((language) => [
      ...Map.groupBy(glossary, (term) => term[language]).values(),
    ]);
    for (const terms of sameWord) {
      const related = new Set(terms.flatMap((term) => term.related ?? []));
      const group = {
        names: termNames(terms),
        related: termNames(glossary.filter(({ en }) => related.has(en))),
        helplines: terms.flatMap((term) => term.helplines ?? []),
      };
      for (const form of terms.flatMap(termForms)) this.add(form, group);
    }
    const spellings = [...this.groups.keys()].map((name) => [name, name] as const);
    this.urgent = [...spellings, ...this.roman]
      .flatMap(([spelling, name]) => (this.groups.get(name)?.helplines.length ? [spelling.split(" ")] : []))
      .filter((words) => words.length > 1)
      .sort((one, other) => other.length - one.length);
  }

  /** Whether the word with this stem is part of a term. */
  has(stem: string): boolean {
    return this.groups.has(stem);
  }

  /** Whether the word in Latin letters is a Hindi term. */
  hasRoman(word: string): boolean {
    return this.roman.has(latinKey([word]));
  }

  /** Splits a query into ideas, where the words of one term form one idea; at most `most` ideas. */
  ideasIn(tokens: Token[], most = 8): Idea[] {
    let left = tokens.filter((token): token is Typed => token.stem !== null && token.stem !== "");
    const ideas: Idea[] = [];
    for (let urgent = this.urgentIn(left); urgent.length > 0; urgent = this.urgentIn(left)) {
      ideas.push(this.ideaOf(urgent));
      left = left.filter((each) => !urgent.includes(each));
    }
    for (let from = 0; from < left.length && ideas.length < most; ) {
      const length = this.termLengthAt(left, from);
      ideas.push(this.ideaOf(left.slice(from, from + length)));
      from += length;
    }
    return ideas;
  }

  /** The term that a mistyped word most likely is. */
  nearestTo(word: string): (Near & { written: string }) | null {
    const nearest = findNearest(normaliseWord(word), this.words.keys());
    const written = nearest && this.words.get(nearest.word);
    return written ? { ...nearest, written } : null;
  }

  private add({ stems, written, isLoose }: Form, group: Omit<Group, "isLoose">): void {
    const name = phraseName(stems);
    const before = this.groups.get(name);
    this.groups.set(name, {
      names: [...(before?.names ?? []), ...group.names],
      related: [...(before?.related ?? []), ...group.related],
      isLoose: isLoose && before?.isLoose !== false,
      helplines: [...(before?.helplines ?? []), ...group.helplines],
    });
    if (/\p{Script=Devanagari}/u.test(written)) this.roman.set(latinKeysIn(tokensIn(written)), name);
    if (!/\s/.test(written)) this.words.set(normaliseWord(written), written);
  }

  /** Finds phrases of need with other words in between: `I really want to just die`. */
  private urgentIn(tokens: Typed[]): Typed[] {
    const spelled = tokens.map((token) => ({ token, latin: latinKey([token.text]) }));
    for (const words of this.urgent) {
      const found = words.map(
        (word) => spelled.find(({ token, latin }) => token.stem === word || latin === word)?.token,
      );
      const typed = found.flatMap((each) => each ?? []);
      if (typed.length === words.length) return typed;
    }
    return [];
  }

  private termLengthAt(tokens: Typed[], from: number): number {
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 1; length--) {
      if (this.findGroup(tokens.slice(from, from + length))) return length;
    }
    return 1;
  }

  private ideaOf(typed: Typed[]): Idea {
    const own = phraseName(typed.map(({ stem }) => stem));
    const { names = [], related = [], isLoose = false, helplines = [] } = this.findGroup(typed) ?? {};
    return { typed, names: names.filter((phrase) => phraseName(phrase) !== own), related, isLoose, helplines };
  }

  private findGroup(typed: Typed[]): Group | undefined {
    return (
      this.groups.get(phraseName(typed.map(({ stem }) => stem))) ??
      this.groups.get(this.roman.get(latinKey(typed.map(({ text }) => text))) ?? "")
    );
  }
}
