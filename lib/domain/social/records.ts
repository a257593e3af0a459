import type { Database } from "../../platform/db";
import type { Account } from "../accounts";
import type { Person } from "./person";

/** The account linked to this identity. */
export function findLinkedAccount(db: Database, { platform, subject }: Person): Promise<Account | undefined> {
  return db
    .selectFrom("identities")
    .innerJoin("accounts", "accounts.id", "identities.account_id")
    .selectAll("accounts")
    .where("identities.provider", "=", platform)
    .where("identities.subject", "=", subject)
    .executeTakeFirst();
}

/** @returns false when the identity is linked already */
export async function linkIdentity(
  db: Database,
  { platform, subject }: Person,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .insertInto("identities")
    .values({ provider: platform, subject, account_id: accountId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function unlinkIdentities(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("identities").where("account_id", "=", accountId).execute();
}
