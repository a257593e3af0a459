import { indiaOffsetMinutes } from "../../../platform/i18n/dates";
import { utc } from "../../../platform/utc";

/**
 * Converts a local time in India, such as 2026-12-01T09:30, to a moment; null for a day or hour that does not exist.
 */
export function momentInIndia(local: string): Date | null {
  const moment = utc(`${local}:00Z`);
  // Otherwise 31 November would become 1 December.
  if (!moment.isValid() || moment.format("YYYY-MM-DDTHH:mm") !== local) return null;
  return moment.subtract(indiaOffsetMinutes, "minutes").toDate();
}

/**
 * The latest moment, not after `now`, at which a weekly reminder was due. `weekday`: 1 (Monday) to 7; weekday and time
 * are India's.
 */
export function latestSlot({ weekday, hour }: { weekday: number; hour: number }, now: Date): Date {
  const clock = utc(now).add(indiaOffsetMinutes, "minutes");
  const today = clock.startOf("day").add(hour, "hours");
  const thisWeek = today.subtract((clock.day() - weekday + 7) % 7, "days");
  const slot = thisWeek.isAfter(clock) ? thisWeek.subtract(7, "days") : thisWeek;
  return slot.subtract(indiaOffsetMinutes, "minutes").toDate();
}
