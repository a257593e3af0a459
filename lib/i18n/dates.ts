import type { Language } from "./language";

const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };
const zone = "Asia/Kolkata";

/** "November 2026" / "नवंबर 2026": certificates show month and year (learning §9). */
export function monthAndYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** "20 November 2026" / "20 नवंबर 2026". */
export function dayMonthYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { day: "numeric", month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** A number with the digits 0-9 and India's grouping in both languages. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
