export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Where the visitor's choice is kept; the specification's storage key. */
export const languageCookie = "language";

/** A text in both languages. */
export type Text = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "hi";
}

/** rule: language.order: the `language` query, else the stored value, else en. */
export function chooseLanguage(query: string | null | undefined, stored: string | null | undefined): Language {
  if (isLanguage(query)) return query;
  return isLanguage(stored) ? stored : defaultLanguage;
}
