import type { Text } from "../../../platform/i18n/language";

/**
 * Beginnings of words and phrases, by language, of an option that sounds like the work of somebody who acts: it asks,
 * speaks in private, names a person or a number to call, and sets a day.
 */
export const concreteWords: Record<keyof Text, string[]> = {
  en: [
    ...["ask", "question", "privat", "alone", "in confidence", "one to one", "aside", "after school", "quiet"],
    ...["today", "tomorrow", "now ", "this week", "next week", "the same day", "at once", "in the break", "tonight"],
    ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "1098", "112", "14416", "181"],
    ...["sir ", "ma'am ", "madam ", "{number", "{helpline"],
  ],
  hi: [
    ...["पूछ", "सवाल", "अकेले", "अलग से", "एकांत", "चुपके", "छुट्टी के बाद", "धीरे से", "आपस में"],
    ...["आज ", "कल ", "अभी ", "तुरंत", "इसी हफ़्ते", "अगले हफ़्ते", "उसी दिन", "इसी समय", "शाम"],
    ...["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार", "1098", "112", "14416", "181"],
    ...["सर ", "मैडम ", "जी ", "{number", "{helpline"],
  ],
};

/** A capital inside a sentence, but of no day; Devanagari has none, so English names the persons of both languages. */
const nameInside = /(?<=[\p{Ll},] )(?!\p{L}+day)\p{Lu}\p{Ll}+/gu;

/** How many of these words an option has, with the names of persons. */
export function countConcrete(option: Text, language: keyof Text): number {
  const between = /[^\p{L}\p{M}\p{N}{']+/gu;
  const padded = ` ${option[language].toLowerCase().replaceAll(between, " ")} `;
  const words = concreteWords[language].filter((word) => padded.includes(` ${word}`)).length;
  return words + (option.en.match(nameInside)?.length ?? 0);
}
