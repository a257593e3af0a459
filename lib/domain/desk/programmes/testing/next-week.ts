import type { Database } from "../../../../platform/db";
import { utc } from "../../../../platform/utc";
import { copyWeek } from "../../week/copy-week";

/** The night of the next week: partners read today's figures from here on. @returns the moment of that night */
export async function beginNextWeek(db: Database, now = new Date()): Promise<Date> {
  const latest = await db.selectFrom("figure_weeks").select("week").orderBy("week", "desc").executeTakeFirst();
  const night = latest ? utc(`${latest.week}T00:00:00.000Z`).add(7, "days").toDate() : now;
  while (await copyWeek(db, night));
  return night;
}
