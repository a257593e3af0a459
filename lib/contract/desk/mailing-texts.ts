import { inEachLanguage, type Language, languages } from "../../platform/i18n/language";

/** To whom a reminder goes: `stopped` is `notStarted` and `stuck` together. */
export const audiences = ["stopped", "notStarted", "stuck", "noCertificate"] as const;
export type Audience = (typeof audiences)[number];

export type MailingText = { subject: string; text: string };
export type MailingTexts = Record<Language, MailingText>;
const textParts = ["subject", "text"] as const;
export type TextPart = (typeof textParts)[number];

export const longestSubject = 120;
export const longestText = 3000;

const placeholders = ["name", "course", "topic"] as const;
type Placeholder = (typeof placeholders)[number];

/** The placeholders of a text. `topic` is missing for learners who have completed every topic and have no next one. */
export function placeholdersFor(audience: Audience): Placeholder[] {
  return placeholders.filter((each) => each !== "topic" || audience !== "noCertificate");
}

export const textFieldName = (part: TextPart, language: Language): string => `${part}_${language}`;

type TextProblem =
  | { field: string; key: "mailingTextMissing" }
  | { field: string; key: "mailingPlaceholder"; found: string; known: string };

/**
 * The errors of the texts, by field (rule: desk.mailing-texts): each text is required, and braces must enclose a known
 * placeholder. A brace without its partner counts as unknown too, because the learner would see it.
 */
export function findTextProblems(texts: MailingTexts, audience: Audience): TextProblem[] {
  const known = placeholdersFor(audience).map((name) => `{${name}}`);
  return languages.flatMap((language) =>
    textParts.flatMap((part): TextProblem[] => {
      const field = textFieldName(part, language);
      const given = texts[language][part];
      if (!given.trim()) return [{ field, key: "mailingTextMissing" }];
      const found = (given.match(/\{[^{}]*\}|[{}]/g) ?? []).find((each) => !known.includes(each));
      return found === undefined ? [] : [{ field, key: "mailingPlaceholder", found, known: known.join(", ") }];
    }),
  );
}

/** The text with its placeholders filled, each once: a value that looks like a placeholder stays as it is. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(name|course|topic)\}/g, (_, name: Placeholder) => values[name]);
}

export const noTexts: MailingTexts = inEachLanguage(() => ({ subject: "", text: "" }));
