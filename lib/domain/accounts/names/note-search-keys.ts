import { sql } from "kysely";
import { type Database, write } from "../../../platform/db";
import { makeSearchKey } from "./search-key";

/** Small enough that other requests do not notice the update. */
const accountsAtOnce = 500;

/**
 * Stores the search keys of some accounts without one: accounts from before the column existed, and those that the
 * previous release writes while both are running. May be stopped, repeated, and run in several processes at once.
 * @returns how many were stored
 */
export async function noteMissingSearchKeys(db: Database): Promise<number> {
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "first_name", "last_name", "username"])
    .where("search_key", "is", null)
    .orderBy("id")
    .limit(accountsAtOnce)
    .execute();
  if (rows.length === 0) return 0;
  const keys = rows.map((row) => sql`(${row.id}, ${makeSearchKey(row)})`);
  await write(db, (transaction) =>
    // A name changed since has a newer key, which stays. Both databases call the column `column1`.
    sql`update accounts set search_key = noted.column2 from (values ${sql.join(keys)}) as noted
      where accounts.id = noted.column1 and accounts.search_key is null`.execute(transaction),
  );
  return rows.length;
}

/** Stores the key of one account, in the transaction that changed the name or the email. */
export async function noteSearchKey(db: Database, accountId: string): Promise<void> {
  const row = await db
    .selectFrom("accounts")
    .select(["first_name", "last_name", "username"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("accounts")
    .set({ search_key: makeSearchKey(row) })
    .where("id", "=", accountId)
    .execute();
}
