import type { Term } from "../content";
import { type Near, nearestOf } from "./nearest";
import { romanKey } from "./roman";
import { normaliseWord, stemOf, tokensIn } from "./words";

/** A term as the stems of its words. */
type Phrase = string[];
type Typed = { text: string; stem: string };
/** One thing that is asked for: a term or a word, with what else it is called. */
export type Idea = { typed: Typed[]; alternatives: Phrase[] };
type Form = { stems: Phrase; written: string; names: boolean };

/** Longer than any term. */
const longestPhrase = 5;

/** Which words mean the same, out of the glossary: its two languages and the words under which people look for a term. */
export class Synonyms {
  private readonly groups = new Map<string, Phrase[]>();
  /** The name of each Hindi term as it is typed in Latin letters. */
  private readonly roman = new Map<string, string>();
  /** Terms of one word, by their normalised spelling. */
  private readonly words = new Map<string, string>();

  constructor(glossary: Term[]) {
    for (const terms of Map.groupBy(glossary, (term) => term.hi).values()) {
      const forms = terms.flatMap(formsOf);
      const names = forms.filter((form) => form.names).map(({ stems }) => stems);
      for (const { stems, written } of forms) {
        const name = nameOf(stems);
        this.groups.set(name, [...(this.groups.get(name) ?? []), ...names]);
        if (/\p{Script=Devanagari}/u.test(written)) this.roman.set(romanKeysIn(written), name);
        if (!/\s/.test(written)) this.words.set(normaliseWord(written), written);
      }
    }
  }

  /** A question's words, terms of several words kept together, each with what else it is called. At most so many ideas. */
  ideasIn(query: string, most = 8): Idea[] {
    const tokens = tokensIn(query).flatMap(({ text, stem }) => (stem ? [{ text, stem }] : []));
    const ideas: Idea[] = [];
    for (let from = 0; from < tokens.length && ideas.length < most; ) {
      const length = this.termLengthAt(tokens, from);
      const typed = tokens.slice(from, from + length);
      ideas.push({ typed, alternatives: this.alternativesOf(typed) });
      from += length;
    }
    return ideas;
  }

  /** The term that a mistyped word most likely is, and what else it is called. */
  nearestTo(word: string): (Near & { written: string; alternatives: Phrase[] }) | null {
    const nearest = nearestOf(normaliseWord(word), this.words.keys());
    const written = nearest && this.words.get(nearest.word);
    if (!written) return null;
    return { ...nearest, written, alternatives: this.groups.get(stemOf(written) ?? "") ?? [] };
  }

  private termLengthAt(tokens: Typed[], from: number): number {
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 1; length--) {
      if (this.isTerm(tokens.slice(from, from + length))) return length;
    }
    return 1;
  }

  private isTerm(typed: Typed[]): boolean {
    return this.groups.has(nameOf(typed.map(({ stem }) => stem))) || this.roman.has(latinKeyOf(typed));
  }

  private alternativesOf(typed: Typed[]): Phrase[] {
    const own = nameOf(typed.map(({ stem }) => stem));
    const phrases = this.groups.get(own) ?? this.groups.get(this.roman.get(latinKeyOf(typed)) ?? "") ?? [];
    return phrases.filter((phrase) => nameOf(phrase) !== own);
  }
}

const nameOf = (stems: Phrase) => stems.join(" ");

function latinKeyOf(typed: Typed[]): string {
  return typed.every(({ text }) => /^[a-z]+$/i.test(text)) ? typed.map(({ text }) => romanKey(text.toLowerCase())).join(" ") : "-";
}

function romanKeysIn(hindi: string): string {
  return tokensIn(hindi)
    .flatMap(({ text, stem }) => (stem ? romanKey(normaliseWord(text)) : []))
    .join(" ");
}

/**
 * `खून की कमी (एनीमिया)` is two forms of a term; so is `World Health Organization (WHO)`. A loose phrase under which people
 * look for a term leads to it, but is not looked for itself: its single words stand everywhere.
 */
function formsOf({ en, hi, search = [] }: Term): Form[] {
  const inParts = (form: string) => [form.replace(/\([^)]*\)/g, ""), ...Array.from(form.matchAll(/\(([^)]*)\)/g), (found) => found[1] ?? "")];
  const written = [...[en, hi].flatMap(inParts).map((form) => ({ form, own: true })), ...search.map((form) => ({ form, own: false }))];
  return written.flatMap(({ form, own }) => {
    const stems = tokensIn(form).flatMap(({ stem }) => stem ?? []);
    if (stems.length === 0 || stems.length > longestPhrase) return [];
    return [{ stems, written: form.trim(), names: own || stems.length === 1 }];
  });
}
