import { romanKey } from "../roman";
import { normaliseWord, type Token } from "../words";
import asking from "./question-words.json" with { type: "json" };

/**
 * What a question about anything is made of. In the company of another word these say nothing about the subject: of
 * `depression kaise pehchane` the word that counts is the first. Alone they are searched for as any word.
 */
const askingWords = new Set(asking.words.flatMap((line) => line.split(" ")).map(keyOf));

/** Phrases whose words mean something else apart: `side`, `effects`, `pareshan`. */
const askingPhrases = asking.phrases.map((phrase) => phrase.split(" ").map(keyOf));

/** The words of a query that only ask; none where nothing else is left. */
export function askingIn(tokens: Token[]): ReadonlySet<Token> {
  const keys = tokens.map(({ text }) => keyOf(text));
  const inPhrase = new Set(
    askingPhrases.flatMap((phrase) =>
      keys.flatMap((_, from) =>
        phrase.every((key, place) => keys[from + place] === key) ? phrase.map((_key, place) => from + place) : [],
      ),
    ),
  );
  const found = new Set(tokens.filter((_, place) => inPhrase.has(place) || askingWords.has(keys[place] ?? "")));
  return tokens.some((token) => token.stem && !found.has(token)) ? found : new Set();
}

/** Whether a word is one of those of which questions are made. */
export function isAsking({ text }: Token): boolean {
  return askingWords.has(keyOf(text));
}

/** The sound of a word in either script. */
function keyOf(word: string): string {
  const normal = normaliseWord(word);
  return romanKey(normal) || normal;
}
