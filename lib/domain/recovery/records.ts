import type { Database } from "../../platform/db";
import { tokenHash } from "../../platform/session";

/** What stands in the address of a mailed link. */
export type MailedLink = { token: string; accountId: string };

/** Whether this link was made for an account whose address is verified by now. */
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

/** Makes the account's other links of this kind worthless. */
export async function invalidateMailedLinks(db: Database, accountId: string, purposes: string[], now: Date): Promise<void> {
  await db
    .updateTable("mail_tokens")
    .set({ used_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}
