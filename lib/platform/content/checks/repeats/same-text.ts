import { languages } from "../../../i18n/language";
import type { Problem } from "../../broken";

/**
 * A text of letters that is the same in both languages: somebody forgot to translate it. Numbers, addresses and names
 * in capitals may be.
 */
export function sameInBothLanguages(file: string, value: unknown, at: string[] = []): Problem[] {
  if (value === null || typeof value !== "object") return [];
  const fields = value as Record<string, unknown>;
  const [first, ...others] = languages.map((language) => fields[language]);
  const same =
    typeof first === "string" && /[a-z]{3}/.test(first.replaceAll(/\{[^{}]*\}/g, "")) && others.includes(first);
  const own = same ? [{ file, field: at.join("."), message: `says "${first}" in every language` }] : [];
  return [...own, ...Object.entries(fields).flatMap(([key, each]) => sameInBothLanguages(file, each, [...at, key]))];
}
