import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { newToken, tokenHash } from "../../platform/session";
import { utc } from "../../platform/utc";

const lifetimes = {
  verifyEmail: [7, "days"],
  resetPassword: [1, "hour"],
  resumeLearning: [7, "days"],
  unsubscribe: [365, "days"],
  stopAnswers: [365, "days"],
  guardianConsent: [30, "days"],
  invitation: [30, "days"],
  staffInvitation: [7, "days"],
  recall: [3, "days"],
  closedAccount: [1, "hour"],
} as const;
export type TokenPurpose = keyof typeof lifetimes;

/** Creates a mailed link's token and stores its hash only (threats T11). @returns the token, for the mail only */
export async function issueMailToken(
  db: Database,
  accountId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const [amount, unit] = lifetimes[purpose];
  await db
    .insertInto("mail_tokens")
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      purpose,
      created_at: now.toISOString(),
      expires_at: utc(now).add(amount, unit).toISOString(),
    })
    .execute();
  return token;
}

/** Ends the account's links of these kinds: none of them opens anything any more. */
export async function endMailTokens(db: Database, accountId: string, ...purposes: TokenPurpose[]): Promise<void> {
  await db.deleteFrom("mail_tokens").where("account_id", "=", accountId).where("purpose", "in", purposes).execute();
}

/** `accountId`: the one in the link, which must be the token's. */
type Presented = { token: string; purpose: TokenPurpose; accountId?: string };

const columnsOf = ({ token, purpose, accountId }: Presented) => ({
  token_hash: tokenHash(token),
  purpose,
  ...(accountId !== undefined && { account_id: accountId }),
});

/**
 * Consumes a token: of two concurrent requests with the same token only one succeeds. @returns the account's id @throws
 * CallError BAD_REQUEST for an unknown, used, expired or foreign token, without revealing which
 */
export async function consumeMailToken(db: Database, presented: Presented, now: Date): Promise<string> {
  const row = await db
    .updateTable("mail_tokens")
    .set({ used_at: now.toISOString() })
    .where(({ and }) => and(columnsOf(presented)))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("account_id")
    .executeTakeFirst();
  if (!row) throw new CallError("BAD_REQUEST", "linkInvalid");
  return row.account_id;
}

/** Checks a token of a link that may be opened again. @returns the account's id @throws as `consumeMailToken` */
export async function checkMailToken(db: Database, presented: Presented, now: Date): Promise<string> {
  const accountId = await findMailToken(db, presented, now);
  if (!accountId) throw new CallError("BAD_REQUEST", "linkInvalid");
  return accountId;
}

/** The same as an answer. */
export async function isMailToken(db: Database, presented: Presented, now: Date): Promise<boolean> {
  return (await findMailToken(db, presented, now)) !== undefined;
}

async function findMailToken(db: Database, presented: Presented, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("mail_tokens")
    .select("account_id")
    .where(({ and }) => and(columnsOf(presented)))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.account_id;
}
