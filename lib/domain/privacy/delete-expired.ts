import { type Database, write } from "../../platform/db";
import { utc } from "../../platform/utc";

const grievanceYears = 3;
/** How long an expired session or mailed link is stored. */
const deadDays = 90;
/** How long a sent mail's row, and a finished mailing with its recipients, are stored. */
const mailYears = 1;

export type Deleted = {
  grievances: number;
  sessions: number;
  mailedLinks: number;
  mails: number;
  uploads: number;
  mailings: number;
};

/** Deletes rows whose storage time (`content/privacy-notice.yaml`) is over. Safe to repeat. @returns how many */
export async function deleteExpired(db: Database, now: Date): Promise<Deleted> {
  const dead = utc(now).subtract(deadDays, "days").toISOString();
  return write(db, async (transaction) => {
    const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
    const grievances = transaction
      .deleteFrom("grievances")
      .where("created_at", "<", utc(now).subtract(grievanceYears, "years").toISOString());
    const lastYear = utc(now).subtract(mailYears, "years").toISOString();
    const mailings = transaction.deleteFrom("mailings").where("finished_at", "<", lastYear);
    const mails = transaction
      .deleteFrom("outbox")
      .where("created_at", "<", lastYear)
      .where((where) => where.or([where("sent_at", "is not", null), where("given_up_at", "is not", null)]));
    return {
      grievances: count(await grievances.executeTakeFirstOrThrow()),
      sessions: count(
        await transaction.deleteFrom("sessions").where("expires_at", "<", dead).executeTakeFirstOrThrow(),
      ),
      mailedLinks: count(
        await transaction.deleteFrom("mail_tokens").where("expires_at", "<", dead).executeTakeFirstOrThrow(),
      ),
      mails: count(await mails.executeTakeFirstOrThrow()),
      uploads: count(
        await transaction
          .deleteFrom("people_uploads")
          .where("expires_at", "<", now.toISOString())
          .executeTakeFirstOrThrow(),
      ),
      mailings: count(await mailings.executeTakeFirstOrThrow()),
    };
  });
}
