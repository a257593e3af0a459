import type { Database } from "../../platform/db";

/** The change of the email that waits for the link in the mail to the new address (rule: settings.email). */
export function findWaitingEmail(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .where("undone_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Ends the change that waits: its links work no more. */
export async function endWaitingEmail(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom("email_changes")
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .where("undone_at", "is", null)
    .execute();
}
