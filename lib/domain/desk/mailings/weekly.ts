import { randomUUID } from "node:crypto";
import type { WeeklyReminder } from "../../../contract/desk/mailings";
import type { Course } from "../../../platform/content";
import { type Database, write } from "../../../platform/db";
import { indiaOffsetMinutes } from "../../../platform/i18n/dates";
import type { Language } from "../../../platform/i18n/language";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { versionOf } from "../saved-since";
import { parseTexts } from "./records";

/** A weekly reminder that was missed for longer than this is not sent until the next week. */
const patienceHours = 24;

const notSet = { on_since: null, weekday: 1, hour: 9, days: 7, texts: "{}" };

/** The weekly reminder of each of these courses; switched off for a course without one. */
export async function listWeekly(db: Database, courses: Course[], language: Language): Promise<WeeklyReminder[]> {
  const rows = await db.selectFrom("weekly_reminders").selectAll().execute();
  return courses.map(({ id, name }) => {
    const course = { value: id, label: name[language] };
    const { on_since, texts, weekday, hour, days } = rows.find(({ course_id }) => course_id === id) ?? notSet;
    const content = { on: on_since !== null, weekday, hour, days, texts: parseTexts(texts) };
    return { course, ...content, version: weeklyVersion(content) };
  });
}

/** What the form of a weekly reminder changes. */
export const weeklyVersion = (shown: Omit<WeeklyReminder, "course" | "version">): string =>
  versionOf([shown.on, shown.weekday, shown.hour, shown.days, shown.texts]);

/** Creates the mailing of each weekly reminder that is due, once, even with several processes. */
export async function startWeeklyRuns({ db, now }: Pick<CallContext, "db" | "now">): Promise<void> {
  const switchedOn = await db.selectFrom("weekly_reminders").selectAll().where("on_since", "is not", null).execute();
  for (const { course_id, texts, days, weekday, hour, on_since } of switchedOn) {
    const slot = latestSlot({ weekday, hour }, now);
    if (slot.toISOString() <= (on_since ?? "") || utc(now).diff(slot, "hours") >= patienceHours) continue;
    const weekly_slot = `${course_id} ${slot.toISOString()}`;
    const known = await db
      .selectFrom("mailings")
      .select("id")
      .where("weekly_slot", "=", weekly_slot)
      .executeTakeFirst();
    if (known) continue;
    const run = { course_id, audience: "stopped", topic_id: "", days, district: "", texts } as const;
    const times = { scheduled_at: slot.toISOString(), created_at: now.toISOString() };
    await write(db, (transaction) =>
      transaction
        .insertInto("mailings")
        .values({ id: randomUUID(), ...run, weekly_slot, ...times })
        .onConflict((conflict) => conflict.column("weekly_slot").doNothing())
        .execute(),
    );
  }
}

/** Converts India's local time (2026-12-01T09:30) to a moment; null for one that does not exist. */
export function momentInIndia(local: string): Date | null {
  const moment = utc(`${local}:00Z`);
  // Otherwise 31 November would become 1 December.
  if (!moment.isValid() || moment.format("YYYY-MM-DDTHH:mm") !== local) return null;
  return moment.subtract(indiaOffsetMinutes, "minutes").toDate();
}

/** The latest moment up to `now` of a weekly reminder. `weekday`: 1 (Monday) to 7; both are India's. */
export function latestSlot({ weekday, hour }: { weekday: number; hour: number }, now: Date): Date {
  const clock = utc(now).add(indiaOffsetMinutes, "minutes");
  const today = clock.startOf("day").add(hour, "hours");
  const thisWeek = today.subtract((clock.day() - weekday + 7) % 7, "days");
  const slot = thisWeek.isAfter(clock) ? thisWeek.subtract(7, "days") : thisWeek;
  return slot.subtract(indiaOffsetMinutes, "minutes").toDate();
}
