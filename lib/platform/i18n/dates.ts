import type { Language } from "./language";

const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };
const zone = "Asia/Kolkata";

/** "November 2026" / "नवंबर 2026": certificates show month and year (rule: certificate.pdf). */
export function monthAndYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** The day it was in India, as YYYY-MM-DD. */
export function dayInIndia(iso: string): string {
  return new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: zone }).format(new Date(iso));
}

/** "20 November 2026" / "20 नवंबर 2026". */
export function dayMonthYear(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { day: "numeric", month: "long", year: "numeric", timeZone: zone }).format(new Date(iso));
}

/** "20 November at 2:05 pm" / "20 नवंबर, दोपहर 2:05 बजे": when something was written or saved. */
export function dayAndTime(iso: string, language: Language): string {
  const date = new Date(iso);
  if (language === "en")
    return new Intl.DateTimeFormat(locales.en, { day: "numeric", month: "long", hour: "numeric", minute: "2-digit", timeZone: zone }).format(date);
  const day = new Intl.DateTimeFormat(locales.hi, { day: "numeric", month: "long", timeZone: zone }).format(date);
  const [hour, minute] = clockInIndia(date);
  return `${day}, ${partOfDayInHindi(hour)} ${hour % 12 || 12}:${minute} बजे`;
}

/** "2:05 pm" / "दोपहर 2:05 बजे", by India's clocks. */
export function timeOfDay(iso: string, language: Language): string {
  const [hour, minute] = clockInIndia(new Date(iso));
  const time = `${hour % 12 || 12}:${minute}`;
  return language === "hi" ? `${partOfDayInHindi(hour)} ${time} बजे` : `${time} ${hour < 12 ? "am" : "pm"}`;
}

/** The hour (0 to 23) and the minutes ("05") in India. */
function clockInIndia(date: Date): [number, string] {
  const parts = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }).formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "00";
  return [Number(part("hour")), part("minute")];
}

/** A number with the digits 0-9 and India's grouping in both languages. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** "Nov 20, 2026 03:45 PM" / "20 नवंबर 2026, दोपहर 03:45 बजे": when a comment was written (rule: comments.date), by India's clocks. */
export function commentTime(iso: string, language: Language): string {
  const date = new Date(iso);
  const [hour, minute] = clockInIndia(date);
  const time = `${String(hour % 12 || 12).padStart(2, "0")}:${minute}`;
  if (language === "hi") return `${dayMonthYear(iso, language)}, ${partOfDayInHindi(hour)} ${time} बजे`;
  const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: zone }).format(date);
  return `${day} ${time} ${hour < 12 ? "AM" : "PM"}`;
}

function partOfDayInHindi(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
