import { editDistance } from "../../../platform/edit-distance";
import { romanKey } from "../roman";
import { normaliseWord, type Token } from "../words";

/** How well a query is one of the questions that a document lists, from 0 to 1. */
export type AskedMatch = { id: string; share: number };
type Wording = { id: string; keys: Set<string>; weight: number; telling: string };

/** The least share of words in common; below it two questions are about something else. */
const leastShare = 0.55;
/** The weight of a word that no wording has: as much as a rare one. */
const unknownWeight = 3;
/** A wording without the most telling word of the query, or the other way round, is mostly about something else. */
const withoutTellingWord = 0.75;
/** The share of a document whose questions alone have the only word of a query. */
const shareOfOwnWord = 0.7;
/** The weight of a mistyped word relative to a right one. */
const mistyped = 0.85;

/**
 * Questions as people type them, in Devanagari and in Latin letters. Words are compared by how they sound, so that
 * `साँप`, `saanp` and `sap` are the same; a word with one wrong letter counts a little less.
 */
export class AskedQuestions {
  private readonly wordings: Wording[] = [];
  private readonly byKey = new Map<string, number[]>();
  /** Keys by their spelling without the nasal sound, which people leave out: `saap` for साँप. */
  private readonly withoutNasal = new Map<string, string>();

  constructor(questions: Iterable<readonly [id: string, tokens: Token[]]>) {
    for (const [id, tokens] of questions) {
      const keys = soundKeys(tokens);
      if (keys.size === 0) continue;
      const place = this.wordings.push({ id, keys, weight: 0, telling: "" }) - 1;
      for (const key of keys) {
        const places = this.byKey.get(key);
        if (places) places.push(place);
        else this.byKey.set(key, [place]);
        this.withoutNasal.set(withoutNasal(key), key);
      }
    }
    for (const wording of this.wordings) {
      wording.weight = this.weightOf(wording.keys);
      wording.telling = this.mostTelling([...wording.keys]);
    }
  }

  /** The documents with a wording like the query, the best first. */
  find(tokens: Token[]): AskedMatch[] {
    const keys = [...soundKeys(tokens)].map((key) => this.known(key));
    const total = keys.reduce((sum, { key }) => sum + this.weightOf([key]), 0);
    const has = new Set(keys.map(({ key }) => key));
    const asked = this.mostTelling([...has].filter((key) => this.byKey.has(key)));
    const common = new Map<number, number>();
    for (const { key, worth } of keys)
      for (const place of this.byKey.get(key) ?? [])
        common.set(place, (common.get(place) ?? 0) + this.weightOf([key]) * worth);
    const best = new Map<string, number>();
    for (const [place, weight] of common) {
      const wording = this.wordings[place];
      if (!wording) continue;
      if (keys.length === 1 && wording.keys.size > 1) {
        // One word is a question only where no other document has it: `sex` is in many of them.
        if (keys[0]?.worth === 1 && asked.length > 2 && this.documentsWith(asked) === 1)
          best.set(wording.id, shareOfOwnWord);
        continue;
      }
      const telling =
        (wording.keys.has(asked) ? 1 : withoutTellingWord) * (has.has(wording.telling) ? 1 : withoutTellingWord);
      const share = ((2 * weight) / (total + wording.weight)) * telling;
      if (share >= leastShare && share > (best.get(wording.id) ?? 0)) best.set(wording.id, share);
    }
    return [...best].map(([id, share]) => ({ id, share })).sort((one, other) => other.share - one.share);
  }

  private documentsWith(key: string): number {
    return new Set(this.byKey.get(key)?.map((place) => this.wordings[place]?.id)).size;
  }

  private mostTelling(keys: string[]): string {
    return keys.reduce((best, key) => (best && this.weightOf([best]) >= this.weightOf([key]) ? best : key), "");
  }

  private weightOf(keys: Iterable<string>): number {
    let sum = 0;
    for (const key of keys) {
      const count = this.byKey.get(key)?.length ?? 0;
      sum += count === 0 ? unknownWeight : Math.log(1 + this.wordings.length / count) / 2;
    }
    return sum;
  }

  /** The key itself where a wording has it, otherwise the nearest one. */
  private known(key: string): { key: string; worth: number } {
    if (this.byKey.has(key)) return { key, worth: 1 };
    const nasal = this.withoutNasal.get(withoutNasal(key));
    if (nasal) return { key: nasal, worth: 1 };
    if (key.length < 4) return { key, worth: 1 };
    for (const each of this.byKey.keys())
      if (each[0] === key[0] && each.length >= 3 && editDistance(key, each, 1) <= 1)
        return { key: each, worth: mistyped };
    return { key, worth: 1 };
  }
}

const withoutNasal = (key: string) => key.replace(/n(?=[^aeiouy])/g, "");

/** The sounds of the words of a text, without stop words. */
function soundKeys(tokens: Token[]): Set<string> {
  return new Set(
    tokens.flatMap(({ text, stem }) => {
      if (!stem) return [];
      const key = romanKey(normaliseWord(text));
      return key || stem;
    }),
  );
}
