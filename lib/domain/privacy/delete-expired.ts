import { type Database, write } from "../../platform/db";
import { utc } from "../../platform/utc";

const grievanceYears = 3;
/** How long an expired session or mailed link is stored. */
const deadDays = 90;
/** How long a sent mail's row, and a finished mailing with its recipients, are stored. */
const mailYears = 1;

/** Deletes rows whose storage time (`content/privacy-notice.yaml`) is over. Safe to repeat. @returns how many */
export async function deleteExpired(db: Database, now: Date) {
  const dead = utc(now).subtract(deadDays, "days").toISOString();
  return write(db, async (transaction) => {
    const count = async (deletion: { executeTakeFirstOrThrow: () => Promise<{ numDeletedRows: bigint }> }) =>
      Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
    const lastAnswered = utc(now).subtract(grievanceYears, "years").toISOString();
    const lastYear = utc(now).subtract(mailYears, "years").toISOString();
    const mails = transaction
      .deleteFrom("outbox")
      .where("created_at", "<", lastYear)
      .where((where) => where.or([where("sent_at", "is not", null), where("given_up_at", "is not", null)]));
    return {
      grievances: await count(transaction.deleteFrom("grievances").where("created_at", "<", lastAnswered)),
      sessions: await count(transaction.deleteFrom("sessions").where("expires_at", "<", dead)),
      mailedLinks: await count(transaction.deleteFrom("mail_tokens").where("expires_at", "<", dead)),
      mails: await count(mails),
      uploads: await count(transaction.deleteFrom("people_uploads").where("expires_at", "<", now.toISOString())),
      mailings: await count(transaction.deleteFrom("mailings").where("finished_at", "<", lastYear)),
    };
  });
}
