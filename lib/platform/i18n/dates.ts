import english from "dayjs/locale/en.js";
import hindi from "dayjs/locale/hi.js";
import { utc } from "../utc";
import { inEachLanguage, type Language, languageFacts } from "./language";

/** India's clocks are five and a half hours ahead of UTC, without summer time. */
export const indiaOffsetMinutes = 330;

// dayjs spells सितम्बर, नवम्बर, दिसम्बर; the portal uses the spelling of schoolbooks.
const hindiMonths = ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"];
type DateLocale = typeof english & { meridiem?: (hour: number) => string };
const ownLocales: Partial<Record<Language, DateLocale>> = {
  en: english,
  hi: { ...hindi, months: hindiMonths, meridiem: partOfDayInHindi },
};
const locales = inEachLanguage(
  (language): DateLocale =>
    ownLocales[language] ?? { ...english, name: language, months: monthNames(languageFacts[language].locale) },
);

/** The names of the months from `Intl`, for a language without its own list. */
function monthNames(locale: string): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}

/** `others`: for a language without its own pattern, with the 24-hour clock, because it needs no translated am and pm. */
type Patterns = { others: string } & Partial<Record<Language, string>>;

const formatter = (patterns: Patterns) => (iso: string, language: Language) =>
  inIndia(iso)
    .locale(locales[language])
    .format(patterns[language] ?? patterns.others);

function inIndia(iso: string) {
  return utc(iso).utcOffset(indiaOffsetMinutes);
}

/** "2026-11-23 18:45:02" in Indian time: spreadsheets sort it and read it as a time. */
export function inIndiaToTheSecond(iso: string): string {
  return inIndia(iso).format("YYYY-MM-DD HH:mm:ss");
}

/** The moment at which a day ("2026-11-23") begins in India, or the day that many days later. */
export function startOfDayInIndia(day: string, later = 0): string {
  return utc(`${day}T00:00:00+05:30`).add(later, "days").toISOString();
}

/** The day it was in India, as YYYY-MM-DD. */
export function dayInIndia(iso: string): string {
  return inIndia(iso).format("YYYY-MM-DD");
}

/** "November 2026" / "नवंबर 2026": certificates show month and year (rule: certificate.pdf). */
export const monthAndYear = formatter({ others: "MMMM YYYY" });

/** "20 November 2026" / "20 नवंबर 2026". */
export const dayMonthYear = formatter({ others: "D MMMM YYYY" });

/** "20 November at 2:05 pm" / "20 नवंबर, दोपहर 2:05 बजे": when something was written or saved. */
export const dayAndTime = formatter({
  others: "D MMMM, HH:mm",
  en: "D MMMM [at] h:mm a",
  hi: "D MMMM, A h:mm [बजे]",
});

/** "2:05 pm" / "दोपहर 2:05 बजे", in Indian time. */
export const timeOfDay = formatter({ others: "HH:mm", en: "h:mm a", hi: "A h:mm [बजे]" });

/** "20 November 2026, 3:45 pm" / "20 नवंबर 2026, दोपहर 3:45 बजे": the desk's times, in Indian time. */
export const dateAndTime = formatter({
  others: "D MMMM YYYY, HH:mm",
  en: "D MMMM YYYY, h:mm a",
  hi: "D MMMM YYYY, A h:mm [बजे]",
});

/** "Nov 20, 2026 03:45 PM" / "20 नवंबर 2026, दोपहर 3:45 बजे": a comment's Indian time (rule: comments.date). */
export const commentTime = formatter({
  others: "D MMMM YYYY, HH:mm",
  en: "MMM DD, YYYY hh:mm A",
  hi: "D MMMM YYYY, A h:mm [बजे]",
});

export function hoursSince(iso: string): number {
  return utc(new Date()).diff(iso, "hours");
}

/** "today", "12 days ago" / "आज", "12 दिन पहले": how long ago a day in India was. */
export function daysAgo(iso: string, language: Language, now = new Date().toISOString()): string {
  const days = utc(dayInIndia(iso)).diff(utc(dayInIndia(now)), "days");
  return new Intl.RelativeTimeFormat(languageFacts[language].locale, { numeric: "auto" }).format(days, "day");
}

/** A number with the digits 0-9 and India's grouping in every language. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale).format(value);
}

function partOfDayInHindi(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
