type LanguageFacts = {
  /** Its own name, as a reader of the language writes it. */
  name: string;
  direction: "ltr" | "rtl";
  /** For dates, numbers and the order of the alphabet, always with the digits 0 to 9. */
  locale: string;
  /** The Unicode name of its script; any but Latin gets taller lines. */
  script: string;
  /** The width of `public/images/brand/wordmark-{language}.svg` at a height of 40. */
  wordmarkWidth: number;
};

/**
 * Every language of the portal by its code, which is also its `lang` in HTML, its place in file names and the value of
 * `?language=`. A further language is a line here and its files (docs/adding-a-language.md). This module runs in the
 * browser too and imports nothing.
 */
export const languageFacts = {
  en: { name: "English", direction: "ltr", locale: "en-IN", script: "Latin", wordmarkWidth: 191 },
  hi: { name: "हिन्दी", direction: "ltr", locale: "hi-IN-u-nu-latn", script: "Devanagari", wordmarkWidth: 166 },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;
export const languages = Object.keys(languageFacts) as Language[];
export const defaultLanguage: Language = "en";

/** For a regular expression: any of the languages. */
export const anyLanguage = `(?:${languages.join("|")})`;

/** The cookie with the visitor's language; the specification defines the name. */
export const languageCookie = "language";

/** Marks the other cookie's language as the account's, not the visitor's choice (rule: language.account). */
export const accountLanguageCookie = "language_of_account";

export type Text = Record<Language, string>;

export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}

export function otherLanguages(language: Language): Language[] {
  return languages.filter((each) => each !== language);
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((each) => each === value);
}

export function languageOrDefault(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** What a language is called in another: "Hindi", "अंग्रेज़ी". Its readers' choice of a language has its own name. */
export function languageNameIn(language: Language, of: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(of) ?? languageFacts[of].name;
}

/** rule: language.order: the `language` query, else the stored value, else en. */
export function chooseLanguage(query: string | null | undefined, stored: string | null | undefined): Language {
  return isLanguage(query) ? query : languageOrDefault(stored);
}

/** Guesses the language of a text: the first one other than the default whose script occurs in the text. */
export function languageOfScript(text: string): Language {
  const written = (language: Language) => new RegExp(`\\p{Script=${languageFacts[language].script}}`, "u").test(text);
  return (
    otherLanguages(defaultLanguage).find(
      (language) => languageFacts[language].script !== languageFacts[defaultLanguage].script && written(language),
    ) ?? defaultLanguage
  );
}

/** `lang` for a phrase in another script than the page's. Undefined in the same script. */
export function langWithin(language: Language, words: string): Language | undefined {
  const written = languageOfScript(words);
  return written === language ? undefined : written;
}
