import type { Insertable, Selectable, Updateable } from "kysely";
import type { AccountsTable, Database } from "../db";

export type Account = Selectable<AccountsTable>;

export function findAccountByUsername(db: Database, username: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("username", "=", username).executeTakeFirst();
}

export function readAccount(db: Database, id: string): Promise<Account> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** @returns false when the address has an account already */
export async function insertAccount(db: Database, account: Insertable<AccountsTable>): Promise<boolean> {
  const result = await db
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.column("username").doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function updateAccount(db: Database, id: string, change: Updateable<AccountsTable>): Promise<void> {
  await db.updateTable("accounts").set(change).where("id", "=", id).execute();
}
