import { editDistance } from "../../../platform/edit-distance";
import { romanKey } from "../roman";
import { addTo, rarityAmong, type Vocabulary } from "../vocabulary";
import { normaliseWord, type Token } from "../words";
import { askingIn } from "./question-words";
import { leastLikeness } from "./weights";

/** How well a query is one of the questions that a document lists, from 0 to 1. */
type AskedMatch = { id: string; share: number };

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
  private readonly wordings: { id: string; keys: Set<string>; weight: number; telling: string }[] = [];
  private readonly byKey = new Map<string, number[]>();
  /** Keys by their spelling without the nasal sound, which people leave out: `saap` for साँप. */
  private readonly withoutNasal = new Map<string, string>();

  /** How rare each word is over all texts, by its key. */
  private readonly rarity = new Map<string, number>();

  constructor(
    questions: Iterable<readonly [id: string, tokens: Token[]]>,
    private readonly words: Vocabulary,
  ) {
    for (const [id, tokens] of questions) {
      const keys = this.soundKeys(tokens);
      if (keys.size === 0) continue;
      const place = this.wordings.push({ id, keys, weight: 0, telling: "" }) - 1;
      for (const key of keys) {
        addTo(this.byKey, key, place);
        this.withoutNasal.set(withoutNasal(key), key);
      }
    }
    const documents = new Set(this.wordings.map(({ id }) => id)).size;
    for (const [key, rarity] of this.rarity)
      this.rarity.set(key, Math.min(rarity, rarityAmong(documents, this.documentsWith(key))));
    for (const wording of this.wordings) {
      wording.weight = this.weightOf(wording.keys);
      wording.telling = this.mostTelling([...wording.keys]);
    }
  }

  /** Whether a wording has this word, by its sound. */
  has({ text, stem }: Token): boolean {
    return stem !== null && this.byKey.has(soundKey(text, stem));
  }

  /** The documents with a wording like the query, the best first. */
  find(tokens: Token[]): AskedMatch[] {
    const keys = [...this.soundKeys(tokens)].map((key) => this.known(key));
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
      // Of `how does one get pregnant` one word is left, which is in many other questions.
      if (wording.keys.size === 1 && keys.length > 1) continue;
      const telling =
        (wording.keys.has(asked) ? 1 : withoutTellingWord) * (has.has(wording.telling) ? 1 : withoutTellingWord);
      const share = ((2 * weight) / (total + wording.weight)) * telling;
      if (share >= leastLikeness && share > (best.get(wording.id) ?? 0)) best.set(wording.id, share);
    }
    return [...best].map(([id, share]) => ({ id, share })).sort((one, other) => other.share - one.share);
  }

  /** The sounds of the words of a question, without those that only ask. */
  private soundKeys(tokens: Token[]): Set<string> {
    const asking = askingIn(tokens);
    return new Set(
      tokens.flatMap((token) => {
        const { text, stem } = token;
        if (!stem || asking.has(token)) return [];
        const key = soundKey(text, stem);
        if (!this.rarity.has(key)) this.rarity.set(key, this.rarityOf(token, stem));
        return key;
      }),
    );
  }

  /** How rare a word is: over all texts, and over the listed questions, which have words that no text has. */
  private rarityOf(token: Token, stem: string): number {
    const stems = [stem, ...this.words.soundingLike(token).map((form) => form.stem)];
    return Math.min(...stems.map((each) => this.words.rarityOf(each)));
  }

  private documentsWith(key: string): number {
    return new Set(this.byKey.get(key)?.map((place) => this.wordings[place]?.id)).size;
  }

  private mostTelling(keys: string[]): string {
    return keys.reduce((best, key) => (best && this.weightOf([best]) >= this.weightOf([key]) ? best : key), "");
  }

  private weightOf(keys: Iterable<string>): number {
    let sum = 0;
    for (const key of keys) sum += this.rarity.get(key) ?? 1;
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

function soundKey(text: string, stem: string): string {
  return romanKey(normaliseWord(text)) || stem;
}
