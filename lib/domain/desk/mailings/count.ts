import { sql } from "kysely";
import type { MailingCount } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";
import { type Audience, audienceQuery, isMailable, isRested } from "./audience";

/** Each learner is counted under the first that is true of them. */
const reasons = ["unverified", "noMailings", "remindedLately", "sendable"] as const;

/** How many learners the mailing describes, how many of them it may reach, and why not the others. Each is counted under one reason. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable;
  // Grouped, so that each learner's consent is looked up once; by number, because PostgreSQL sorts everybody to group them.
  const rows = await audienceQuery(db, audience)
    .select([
      sql<number>`case when not ${verified} then 0 when not ${agreed} then 1 when not ${isRested(audience.moment)} then 2 else 3 end`.as("reason"),
      sql<number | string>`count(*)`.as("people"),
    ])
    .groupBy("reason")
    .execute();
  const countOf = (reason: (typeof reasons)[number]) => Number(rows.find((row) => reasons[row.reason] === reason)?.people ?? 0);
  const [unverified, noMailings, remindedLately, sendable] = [countOf("unverified"), countOf("noMailings"), countOf("remindedLately"), countOf("sendable")];
  return { people: sendable + unverified + noMailings + remindedLately, sendable, unverified, noMailings, remindedLately };
}
