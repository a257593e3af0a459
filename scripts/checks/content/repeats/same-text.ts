import type { Problem } from "../../../../lib/platform/content/broken";
import { defaultLanguage, languages } from "../../../../lib/platform/i18n/language";
import { proseLines, type WrittenText } from "../texts";

/** A text of letters that is the same in both languages: not translated. Numbers and names in capitals may be. */
export function sameInBothLanguages(file: string, value: unknown, at: string[] = []): Problem[] {
  if (value === null || typeof value !== "object") return [];
  const fields = value as Record<string, unknown>;
  const [first, ...others] = languages.map((language) => fields[language]);
  const same =
    typeof first === "string" && /[a-z]{3}/.test(first.replaceAll(/\{[^{}]*\}/g, "")) && others.includes(first);
  const own = same ? [{ file, field: at.join("."), message: `says "${first}" in every language` }] : [];
  return [...own, ...Object.entries(fields).flatMap(([key, each]) => sameInBothLanguages(file, each, [...at, key]))];
}

/** A line of words that stands in the same letters in the page of another language: nobody has written it there. */
export function sameLines(texts: WrittenText[]): Problem[] {
  const stem = (file: string, language: string) => file.slice(0, -`${language}.md`.length);
  const originals = new Map(
    texts
      .filter(({ file, language }) => file.endsWith(".md") && language === defaultLanguage)
      .map(({ file, source }) => [stem(file, defaultLanguage), new Set(proseLines(source).map(({ words }) => words))]),
  );
  return texts
    .filter(({ file, language }) => file.endsWith(".md") && language !== defaultLanguage)
    .flatMap(({ file, language, source }) =>
      proseLines(source)
        .filter(({ words }) => (words.replaceAll(/\{[^{}]*\}/g, " ").match(/\b[a-z]{3,}\b/g) ?? []).length >= 2)
        .filter(({ words }) => originals.get(stem(file, language))?.has(words))
        .map(({ number, words }) => ({ file, field: `line ${number}`, message: `says "${words}" in every language` })),
    );
}
