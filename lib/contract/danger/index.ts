import { type Danger, dangers } from "./kinds";
import { compilePatterns, PatternIndex } from "./pattern";
import { phrases } from "./phrases";
import { sets } from "./phrases/sets";
import { splitSentences, type Word } from "./words";

/** Harmless phrases of everyday speech that contain words of danger. */
const harmless = `
  dying|die|died see|know|meet|hear|try|eat|watch|read|go|get|visit|learn|show
  die|died|dying .. laughing|laughter|boredom|heat|curiosity|shame
  die|dying|die-hard for|hard
  <wants>|ready .. die for .. country|nation|land|freedom
  killing time
  kill two birds
  roof|tap|pipe|water|tank|bottle leak|leaks|leaked|leaking
  touched .. heart|heart-of|soul
  touched by .. story|kindness|words|letter|film|video|lesson|poem|song
  hit me that
  beat|beats|beaten me|us|her|him .. at|in|by .. quiz|chess|match|game|race|points|cards|exam|test|carrom|runs
  hearing|teaching|learning|visual|first aids
  wife|पत्नी|बीवी .. <pregnant>
  कहानी|नाटक|फिल्म|फ़िल्म|मूवी|सीरियल में|me|mein .. ज़हर|जहर|साँप|सांप|जान|फाँसी|मर
  मर मिट|मिटना|मिटने
  हँसते हँसते .. मर
  chhutti|chutti|chhuti|chuti|छुट्टी दी|दे|देते|देना|मिली|मिल|ली|लेना|di|de|dete|mili|mil|li|leni|chahiye|चाहिए
  पैर|पाँव|चरण .. छूते|छूता|छूती|छूना|छूकर
`;

export { type Danger, dangers, helplineKeysFor } from "./kinds";

const meansNone = new PatternIndex(compilePatterns(harmless, sets).map((pattern) => ["harmless", pattern]));
const meansDanger = new PatternIndex(
  dangers.flatMap((kind) =>
    compilePatterns(phrases[kind], sets).map((pattern): [Danger, typeof pattern] => [kind, pattern]),
  ),
);

/** A word that no pattern matches; it replaces the words of harmless phrases. */
const nothing: Word = { latin: "", devanagari: null, sound: "" };

/**
 * The kinds of danger that a text mentions, the most urgent first; none for most texts (rule: danger.words). A false
 * positive is acceptable, because it only shows some telephone numbers.
 */
export function dangersIn(text: string): Danger[] {
  const found = new Set<Danger>();
  for (const sentence of splitSentences(text))
    for (const { name } of meansDanger.find(withoutHarmless(sentence))) found.add(name);
  return dangers.filter((kind) => found.has(kind));
}

/** Replaces the words of harmless phrases such as `dying to see`, so that no pattern matches them. */
function withoutHarmless(words: Word[]): Word[] {
  const ranges = meansNone.find(words).map(({ range }) => range);
  return ranges.length === 0
    ? words
    : words.map((word, index) => (ranges.some(({ from, to }) => index >= from && index <= to) ? nothing : word));
}
