import { type Language, languageFacts } from "./language";

const zone = "Asia/Kolkata";

/** "November 2026" / "नवंबर 2026": certificates show month and year (rule: certificate.pdf). */
export function monthAndYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** The day it was in India, as YYYY-MM-DD. */
export function dayInIndia(iso: string): string {
  return new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: zone }).format(new Date(iso));
}

/** "20 November 2026" / "20 नवंबर 2026". */
export function dayMonthYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** "20 November at 2:05 pm" / "20 नवंबर, दोपहर 2:05 बजे": when something was written or saved. */
export function dayAndTime(iso: string, language: Language): string {
  const own = ownForms[language]?.dayAndTime;
  if (own) return own(iso);
  const parts = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: zone }).format(new Date(iso));
}

/** "2:05 pm" / "दोपहर 2:05 बजे", by India's clocks. */
export function timeOfDay(iso: string, language: Language): string {
  const own = ownForms[language]?.timeOfDay;
  return own ? own(iso) : new Intl.DateTimeFormat(localeOf(language), { hour: "numeric", minute: "2-digit", timeZone: zone }).format(new Date(iso));
}

/** The hour (0 to 23) and the minutes ("05") in India. */
function clockInIndia(date: Date): [number, string] {
  const parts = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }).formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "00";
  return [Number(part("hour")), part("minute")];
}

/** A number with the digits 0-9 and India's grouping in every language. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** "Nov 20, 2026 03:45 PM" / "20 नवंबर 2026, दोपहर 03:45 बजे": when a comment was written (rule: comments.date), by India's clocks. */
export function commentTime(iso: string, language: Language): string {
  const own = ownForms[language]?.commentTime;
  if (own) return own(iso);
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeStyle: "short", timeZone: zone }).format(new Date(iso));
}

type OwnForms = { timeOfDay?: (iso: string) => string; dayAndTime?: (iso: string) => string; commentTime?: (iso: string) => string };

/** Where a language writes something else than `Intl` makes of its locale. */
const ownForms: Partial<Record<Language, OwnForms>> = {
  en: {
    commentTime(iso) {
      const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: zone }).format(new Date(iso));
      const [hour, minute] = clockInIndia(new Date(iso));
      return `${day} ${String(hour % 12 || 12).padStart(2, "0")}:${minute} ${hour < 12 ? "AM" : "PM"}`;
    },
  },
  hi: {
    timeOfDay: (iso) => timeInHindi(iso, 1),
    dayAndTime: (iso) =>
      `${new Intl.DateTimeFormat(localeOf("hi"), { day: "numeric", month: "long", timeZone: zone }).format(new Date(iso))}, ${timeInHindi(iso, 1)}`,
    commentTime: (iso) => `${dayMonthYear(iso, "hi")}, ${timeInHindi(iso, 2)}`,
  },
};

/** "दोपहर 2:05 बजे"; with two digits for the hour "दोपहर 02:05 बजे". */
function timeInHindi(iso: string, hourDigits: 1 | 2): string {
  const [hour, minute] = clockInIndia(new Date(iso));
  return `${partOfDayInHindi(hour)} ${String(hour % 12 || 12).padStart(hourDigits, "0")}:${minute} बजे`;
}

function localeOf(language: Language): string {
  return languageFacts[language].locale;
}

function partOfDayInHindi(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
