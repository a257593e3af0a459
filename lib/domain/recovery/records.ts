import type { Database } from "../../platform/db";
import { tokenHash } from "../../platform/session";

/** The parts of a mailed link's address. */
export type MailedLink = { token: string; accountId: string };

/** Whether this link belongs to an account whose address is verified. */
export async function isVerifiedBy(db: Database, link: MailedLink): Promise<boolean> {
  const row = await db
    .selectFrom("mail_tokens")
    .innerJoin("accounts", "accounts.id", "mail_tokens.account_id")
    .select("accounts.id")
    .where("mail_tokens.token_hash", "=", tokenHash(link.token))
    .where("mail_tokens.purpose", "=", "verifyEmail")
    .where("mail_tokens.account_id", "=", link.accountId)
    .where("accounts.verified_email", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Invalidates the account's other links with these purposes. */
export async function invalidateMailedLinks(
  db: Database,
  accountId: string,
  purposes: string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("mail_tokens")
    .set({ used_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}

/** Records that a reminder's reader opened the course by its link, not by another mail's. */
export async function noteComeback(db: Database, token: string, now: Date): Promise<void> {
  await db
    .updateTable("mailing_recipients")
    .set({ came_back_at: now.toISOString() })
    .where("token_hash", "=", tokenHash(token))
    .execute();
}

/** Records that the reader of a reminder has unsubscribed by its link, or subscribed again. */
export async function noteUnsubscribed(db: Database, token: string, time: string | null): Promise<void> {
  await db
    .updateTable("mailing_recipients")
    .set({ unsubscribed_at: time })
    .where("unsubscribe_hash", "=", tokenHash(token))
    .execute();
}

/** Stops the mails about answers to comments in every discussion, or takes them up again. */
export async function noteAnswers(db: Database, accountId: string, time: string | null): Promise<void> {
  await db.updateTable("comment_followers").set({ stopped_at: time }).where("account_id", "=", accountId).execute();
}
