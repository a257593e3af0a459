import type { Question } from "../../platform/content";
import { type Language, languages } from "../../platform/i18n/language";

type Asked = Pick<Question, "question">;

/** The words with which a question names its source, and what stands in their place days later. */
const sources: Record<Language, [RegExp, (...match: string[]) => string][]> = {
  en: [
    [/\b(?:According to|Going by) pages? \d+(?: and \d+)?, (\w)/g, (_, letter = "") => letter.toUpperCase()],
    [/: according to pages? \d+(?: and \d+)?, /g, () => ": "],
    [/,? according to pages? \d+(?: and \d+)?/g, () => ""],
  ],
  hi: [[/पेज \d+(?: और \d+)? के अनुसार,? /g, () => ""]],
};
const namesPage: Record<Language, RegExp> = { en: /\bpages?\b/i, hi: /पेज/ };

/** The question as it is asked days later: without "according to page 3" (rule: recall.questions). */
export function askedLater({ question }: Asked, language: Language): string {
  return sources[language].reduce((text, [pattern, replace]) => text.replace(pattern, replace), question[language]);
}

/** Whether a person who has no page at hand can answer it: its text names no page in any language. */
export function standsAlone(question: Asked): boolean {
  return languages.every((language) => !namesPage[language].test(askedLater(question, language)));
}
