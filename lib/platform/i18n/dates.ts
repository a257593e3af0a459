import hindi from "dayjs/locale/hi.js";
import { utc } from "../utc";
import type { Language } from "./language";

/** India's clocks are five and a half hours ahead of UTC, without summer time. */
const indiaOffsetMinutes = 330;

type Pattern = "monthAndYear" | "dayMonthYear" | "dayAndTime" | "timeOfDay" | "commentTime";
const patterns: Record<Language, Record<Pattern, string>> = {
  en: {
    monthAndYear: "MMMM YYYY",
    dayMonthYear: "D MMMM YYYY",
    dayAndTime: "D MMMM [at] h:mm a",
    timeOfDay: "h:mm a",
    commentTime: "MMM DD, YYYY hh:mm A",
  },
  hi: {
    monthAndYear: "MMMM YYYY",
    dayMonthYear: "D MMMM YYYY",
    dayAndTime: "D MMMM, A h:mm [बजे]",
    timeOfDay: "A h:mm [बजे]",
    commentTime: "D MMMM YYYY, A hh:mm [बजे]",
  },
};

// dayjs writes सितम्बर, नवम्बर, दिसम्बर; the portal writes these months as schoolbooks do.
const months = ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"];
const locales = { en: "en", hi: { ...hindi, months, meridiem: partOfDayInHindi } } satisfies Record<Language, unknown>;
const numberLocales: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

function format(iso: string, language: Language, pattern: Pattern): string {
  return inIndia(iso).locale(locales[language]).format(patterns[language][pattern]);
}

function inIndia(iso: string) {
  return utc(iso).utcOffset(indiaOffsetMinutes);
}

/** "November 2026" / "नवंबर 2026": certificates show month and year (rule: certificate.pdf). */
export function monthAndYear(iso: string, language: Language): string {
  return format(iso, language, "monthAndYear");
}

/** The day it was in India, as YYYY-MM-DD. */
export function dayInIndia(iso: string): string {
  return inIndia(iso).format("YYYY-MM-DD");
}

/** "20 November 2026" / "20 नवंबर 2026". */
export function dayMonthYear(iso: string, language: Language): string {
  return format(iso, language, "dayMonthYear");
}

/** "20 November at 2:05 pm" / "20 नवंबर, दोपहर 2:05 बजे": when something was written or saved. */
export function dayAndTime(iso: string, language: Language): string {
  return format(iso, language, "dayAndTime");
}

/** "2:05 pm" / "दोपहर 2:05 बजे", by India's clocks. */
export function timeOfDay(iso: string, language: Language): string {
  return format(iso, language, "timeOfDay");
}

/** "Nov 20, 2026 03:45 PM" / "20 नवंबर 2026, दोपहर 03:45 बजे": when a comment was written (rule: comments.date), by India's clocks. */
export function commentTime(iso: string, language: Language): string {
  return format(iso, language, "commentTime");
}

/** Whole hours that have passed since then. */
export function hoursSince(iso: string): number {
  return utc(new Date()).diff(iso, "hours");
}

/** A number with the digits 0-9 and India's grouping in both languages. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(numberLocales[language]).format(value);
}

function partOfDayInHindi(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
