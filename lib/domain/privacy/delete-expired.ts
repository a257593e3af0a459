import { type Database, write } from "../../platform/db";
import { utc } from "../../platform/utc";

const grievanceYears = 3;
/** How long an expired session or mailed link is stored. */
const deadDays = 90;
/** How long it is stored that a mail without an account (a complaint's, a guardian's) was sent. */
const mailYears = 1;

/** Deletes the rows whose term in the privacy notice (`content/privacy-notice.yaml`) is over. Safe to repeat. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const dead = utc(now).subtract(deadDays, "days").toISOString();
  await write(db, async (transaction) => {
    await transaction.deleteFrom("grievances").where("created_at", "<", utc(now).subtract(grievanceYears, "years").toISOString()).execute();
    await transaction.deleteFrom("sessions").where("expires_at", "<", dead).execute();
    await transaction.deleteFrom("mail_tokens").where("expires_at", "<", dead).execute();
    await transaction
      .deleteFrom("outbox")
      .where("account_id", "is", null)
      .where("created_at", "<", utc(now).subtract(mailYears, "years").toISOString())
      .where((where) => where.or([where("sent_at", "is not", null), where("given_up_at", "is not", null)]))
      .execute();
  });
}
