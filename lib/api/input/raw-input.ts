import { isLanguage, type Language } from "../../platform/i18n/language";

// Reads from an input that no schema has checked: it may contain anything, nested to any depth.

/** The call's own `language`, as a field, in the query or in the body. */
export function languageIn(input: unknown): Language | null {
  const { query, body } = Object(input);
  return [input, query, body].map((part) => Object(part).language).find(isLanguage) ?? null;
}

/** PostgreSQL cannot store a text with a NUL in it. */
export function holdsNul(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && value.includes("\u0000")) return true;
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) waiting.push(inner);
  }
  return false;
}
