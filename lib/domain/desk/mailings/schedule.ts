import { indiaOffsetMinutes } from "../../../platform/i18n/dates";
import { utc } from "../../../platform/utc";

/** The moment of a time by India's clocks, such as 2026-12-01T09:30; null where there is no such day or hour. */
export function momentInIndia(local: string): Date | null {
  const moment = utc(`${local}:00Z`);
  // A day or an hour too large would otherwise count as one of the next month or day.
  if (!moment.isValid() || moment.format("YYYY-MM-DDTHH:mm") !== local) return null;
  return moment.subtract(indiaOffsetMinutes, "minutes").toDate();
}

/** The latest moment, not after `now`, at which a weekly reminder was due. `weekday`: 1 (Monday) to 7; both by India's clocks. */
export function latestSlot({ weekday, hour }: { weekday: number; hour: number }, now: Date): Date {
  const clock = utc(now).add(indiaOffsetMinutes, "minutes");
  const today = clock.startOf("day").add(hour, "hours");
  const thisWeek = today.subtract((clock.day() - weekday + 7) % 7, "days");
  const slot = thisWeek.isAfter(clock) ? thisWeek.subtract(7, "days") : thisWeek;
  return slot.subtract(indiaOffsetMinutes, "minutes").toDate();
}
