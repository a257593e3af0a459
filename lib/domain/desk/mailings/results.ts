import { sql } from "kysely";
import type { MailingResults } from "../../../contract/desk/mailings";
import type { Database } from "../../../platform/db";

/** The results of a mailing so far: mails sent and failed, and readers who came back or unsubscribed. */
export async function readResults(db: Database, mailingId: string): Promise<MailingResults> {
  const count = (column: string) => sql<number | string>`count(${sql.ref(column)})`;
  const row = await db
    .selectFrom("mailing_recipients")
    .leftJoin("outbox", "outbox.id", "mailing_recipients.mail_id")
    .select([
      count("mailing_recipients.account_id").as("queued"),
      count("outbox.sent_at").as("sent"),
      count("outbox.given_up_at").as("failed"),
      count("mailing_recipients.came_back_at").as("cameBack"),
      count("mailing_recipients.unsubscribed_at").as("unsubscribed"),
    ])
    .where("mailing_recipients.mailing_id", "=", mailingId)
    .executeTakeFirstOrThrow();
  return {
    queued: Number(row.queued),
    sent: Number(row.sent),
    failed: Number(row.failed),
    cameBack: Number(row.cameBack),
    unsubscribed: Number(row.unsubscribed),
  };
}
