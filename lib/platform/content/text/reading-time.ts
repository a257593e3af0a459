import { languages, type Text } from "../../i18n/language";
import { withoutDrawings } from "./plain-text";

/** An unhurried reader's pace, in words a minute. It is about the same in English and Hindi. */
const wordsPerMinute = 200;

/**
 * The reading time that a page gives, in whole seconds: its words at an unhurried reader's pace, in the language in
 * which it has fewer, because it is unknown in which one the learner reads. Videos do not count, because watching them
 * is optional.
 */
export function readingSeconds(html: Text): number {
  const words = Math.min(...languages.map((language) => countWords(html[language])));
  return Math.ceil((60 * words) / wordsPerMinute);
}

function countWords(html: string): number {
  const text = withoutDrawings(html).replace(/<[^>]*>/g, " ");
  return text.split(/\s+/).filter((each) => /\p{L}/u.test(each)).length;
}
