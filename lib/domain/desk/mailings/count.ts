import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { MailingCount } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";
import { type Audience, audienceQuery, isMailable, isRested } from "./audience";

/** How many learners the mailing describes, how many of them it may reach, and why not the others. Each is counted under one reason. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable(db);
  const rested = isRested(audience.moment);
  const people = (condition: RawBuilder<SqlBool>) => sql<number | string>`count(case when ${condition} then 1 end)`;
  const row = await audienceQuery(db, audience)
    .select([
      sql<number | string>`count(*)`.as("people"),
      people(sql`not ${verified}`).as("unverified"),
      people(sql`${verified} and not ${agreed}`).as("noMailings"),
      people(sql`${verified} and ${agreed} and not ${rested}`).as("remindedLately"),
    ])
    .executeTakeFirstOrThrow();
  const [all, unverified, noMailings, remindedLately] = [row.people, row.unverified, row.noMailings, row.remindedLately].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { people: all, sendable: all - unverified - noMailings - remindedLately, unverified, noMailings, remindedLately };
}
