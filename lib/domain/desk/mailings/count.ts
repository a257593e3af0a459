import { sql } from "kysely";
import type { MailingCount } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";
import { type Audience, audienceQuery, isMailable, isRested } from "./audience";

/** How many are in the audience, may get the mail, or may not by reason. Each counts under the first reason. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable;
  // One pass without `group by`, for which PostgreSQL would sort all learners.
  const counts = await audienceQuery(db, audience)
    .select(({ fn }) => [
      fn.countAll().as("people"),
      sql<number | string>`count(case when ${verified} then 1 end)`.as("verified"),
      sql<number | string>`count(case when ${verified} and ${agreed} then 1 end)`.as("agreed"),
      sql<number | string>`count(case when ${verified} and ${agreed} and ${isRested(audience.moment)} then 1 end)`.as(
        "sendable",
      ),
    ])
    .executeTakeFirstOrThrow();
  const [people, verifiedOnes, agreedOnes, sendable] = [
    counts.people,
    counts.verified,
    counts.agreed,
    counts.sendable,
  ].map(Number) as [number, number, number, number];
  return {
    people,
    sendable,
    unverified: people - verifiedOnes,
    noMailings: verifiedOnes - agreedOnes,
    remindedLately: agreedOnes - sendable,
  };
}
