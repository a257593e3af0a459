import type { Question } from "../../platform/content";
import { type Language, languages } from "../../platform/i18n/language";

const namesPart: Record<Language, RegExp> = {
  en: /\b(?:page|story|stories|exercise|drawing|drawn|picture|table|row|list)\b/i,
  hi: /पेज|कहानी|अभ्यास|चित्र|तालिका|पंक्ति|सूची/,
};

/** Whether a person understands it days later: its text names no part of a lesson (rule: recall.questions). */
export function standsAlone({ question }: Pick<Question, "question">): boolean {
  return languages.every((language) => !namesPart[language].test(question[language]));
}
