import { timeOfDay } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";

/** Monday is 1. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
type Weekday = (typeof weekdays)[number];

/** "9:00 am" / "सुबह 9:00 बजे". */
export function hourText(hour: number, language: Language): string {
  // The day does not matter: India has no summer time.
  return timeOfDay(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+05:30`, language);
}

export const toWeekday = (day: number): Weekday => weekdays.find((each) => each === String(day)) ?? "1";
