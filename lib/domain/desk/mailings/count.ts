import { sql } from "kysely";
import type { MailingCount } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";
import { type Audience, audienceQuery, isMailable, isRested } from "./audience";

/** How many learners the mailing describes, how many of them it may reach, and why not the others. Each is counted under the first reason that is true. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable;
  // In one pass without groups, for which PostgreSQL sorts everybody.
  const counts = await audienceQuery(db, audience)
    .select(({ fn }) => [
      fn.countAll().as("people"),
      sql<number | string>`count(case when ${verified} then 1 end)`.as("verified"),
      sql<number | string>`count(case when ${verified} and ${agreed} then 1 end)`.as("agreed"),
      sql<number | string>`count(case when ${verified} and ${agreed} and ${isRested(audience.moment)} then 1 end)`.as("sendable"),
    ])
    .executeTakeFirstOrThrow();
  const [people, verifiedOnes, agreedOnes, sendable] = [counts.people, counts.verified, counts.agreed, counts.sendable].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { people, sendable, unverified: people - verifiedOnes, noMailings: verifiedOnes - agreedOnes, remindedLately: agreedOnes - sendable };
}
