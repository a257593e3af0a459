import { type Database, write } from "../../platform/db";

const grievanceYears = 3;
/** How long an expired session or mailed link is stored. */
const deadDays = 90;
/** How long it is stored that a mail without an account (a complaint's, a guardian's) was sent. */
const mailYears = 1;

/** Deletes the rows whose term in the privacy notice (`content/privacy-notice.yaml`) is over. Safe to repeat. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const dead = before(now, { days: deadDays });
  await write(db, async (transaction) => {
    await transaction
      .deleteFrom("grievances")
      .where("created_at", "<", before(now, { years: grievanceYears }))
      .execute();
    await transaction.deleteFrom("sessions").where("expires_at", "<", dead).execute();
    await transaction.deleteFrom("mail_tokens").where("expires_at", "<", dead).execute();
    await transaction
      .deleteFrom("outbox")
      .where("account_id", "is", null)
      .where("created_at", "<", before(now, { years: mailYears }))
      .where((where) => where.or([where("sent_at", "is not", null), where("given_up_at", "is not", null)]))
      .execute();
  });
}

function before(now: Date, { years = 0, days = 0 }: { years?: number; days?: number }): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString();
}
