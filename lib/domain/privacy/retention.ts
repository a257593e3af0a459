import { type Database, write } from "../../platform/db";
import { utc } from "../../platform/utc";

const grievanceYears = 3;
/** A login or a mailed link that has run out says nothing any more after a quarter of a year. */
const deadDays = 90;
/** How long the line stays that a mail without an account (a complaint's, a guardian's) was sent. */
const mailYears = 1;

/** Deletes what nobody needs any longer: the terms that the privacy notice (`content/privacy-notice.yaml`) promises. Harmless when repeated. */
export async function forgetWhatIsOver(db: Database, now: Date): Promise<void> {
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
