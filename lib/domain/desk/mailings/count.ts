import { sql } from "kysely";
import type { MailingCount } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";
import { type Audience, audienceQuery, isMailable, isRested } from "./audience";

type Reason = Exclude<keyof MailingCount, "people">;

/** How many learners the mailing describes, how many of them it may reach, and why not the others. Each is counted under one reason. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable;
  // Grouped, so that each learner's consent is looked up once.
  const rows = await audienceQuery(db, audience)
    .select([
      sql<Reason>`case when not ${verified} then 'unverified' when not ${agreed} then 'noMailings'
        when not ${isRested(audience.moment)} then 'remindedLately' else 'sendable' end`.as("group_name"),
      sql<number | string>`count(*)`.as("people"),
    ])
    .groupBy("group_name")
    .execute();
  const countOf = (reason: Reason) => Number(rows.find(({ group_name }) => group_name === reason)?.people ?? 0);
  const [unverified, noMailings, remindedLately, sendable] = [countOf("unverified"), countOf("noMailings"), countOf("remindedLately"), countOf("sendable")];
  return { people: sendable + unverified + noMailings + remindedLately, sendable, unverified, noMailings, remindedLately };
}
