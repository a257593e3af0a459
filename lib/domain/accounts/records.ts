import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { plainEmail } from "../../contract/rules/email";
import type { AccountsTable, Database } from "../../platform/db";
import { formerMemberMarker } from "./former-member";
import { noteSearchKey } from "./names/note-search-keys";
import { makeSearchKey } from "./names/search-key";
import { endWaysOfPassword } from "./ways-of-password";

/** Without the search key, which this file writes wherever the name or the email changes. */
export type Account = Omit<Selectable<AccountsTable>, "search_key">;

/**
 * The account with this e-mail address, however it is spelled; undefined when there is none. An earlier release may have
 * stored a spelling whose plain form is another account (see `same-mailbox.ts`): each is found by its own.
 */
export async function findAccountByUsername(db: Database, username: string): Promise<Account | undefined> {
  const spellings = [...new Set([username, plainEmail(username)])];
  const found = await db.selectFrom("accounts").selectAll().where("username", "in", spellings).execute();
  return found.find((account) => account.username === username) ?? found[0];
}

/** What the answer to every way of signing in has. */
export function signedIn({ id, username, first_name }: Account, token: string) {
  return { token, username, firstName: first_name, _id: id };
}

/** The account with this id. @throws when it does not exist */
export function readAccount(db: Database, id: string): Promise<Account> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/**
 * The accounts that somebody can sign in to, with a password or with Google. An invited person has neither a password
 * nor a verified address before accepting the invitation.
 */
export const canSignIn = sql<SqlBool>`(accounts.password_hash <> '' or accounts.verified_email = 1)`;

/** Holds an account's row until the transaction ends: of two that write for the same person the second waits. */
export async function lockAccount(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set(({ ref }) => ({ id: ref("id") }))
    .where("id", "=", id)
    .execute();
}

/**
 * Whether a closed account has this address, or another account has changed it for another one and can still take it
 * back: until then nobody else gets it (rules: settings.delete, settings.email).
 */
export async function isAddressHeld(db: Database, address: string, time: string, except = ""): Promise<boolean> {
  const closed = await db
    .selectFrom("closed_accounts")
    .select("account_id")
    .where("username", "in", [address, plainEmail(address)])
    .where("account_id", "<>", except)
    .executeTakeFirst();
  if (closed) return true;
  const held = await db
    .selectFrom("email_changes")
    .select("id")
    .where("old_address", "=", plainEmail(address))
    .where("old_verified", "=", 1)
    .where("changed_at", "is not", null)
    .where("undone_at", "is", null)
    .where("ends_at", ">", time)
    .where("account_id", "<>", except)
    .executeTakeFirst();
  return held !== undefined;
}

/** @returns false when an account with this address exists, or has had it until now */
export async function insertAccount(db: Database, account: Insertable<AccountsTable>): Promise<boolean> {
  if (await isAddressHeld(db, account.username, account.created_at)) return false;
  const result = await db
    .insertInto("accounts")
    .values({ ...account, search_key: makeSearchKey(account) })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** A new password ends what the earlier one opened. @returns false when the account was deleted in the meantime */
export async function updateAccount(db: Database, id: string, change: Updateable<AccountsTable>): Promise<boolean> {
  const own = db
    .updateTable("accounts")
    .set(change)
    .where("id", "=", id)
    .where("username", "not like", `${formerMemberMarker}%`);
  const result = await own.executeTakeFirst();
  const isChanged = Number(result.numUpdatedRows) === 1;
  const isRenamed = [change.first_name, change.last_name, change.username].some((part) => part !== undefined);
  if (isChanged && isRenamed) await noteSearchKey(db, id);
  if (isChanged && change.password_hash !== undefined) await endWaysOfPassword(db, id);
  return isChanged;
}
