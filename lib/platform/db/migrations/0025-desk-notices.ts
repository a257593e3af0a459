import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * Mails to staff, changes of accounts by staff, and the search key of accounts, which a running portal fills in batches
 * (rule: desk.people).
 */
export const deskNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("accounts").addColumn("search_key", "text").execute();
    // The search reads all keys, which are a tenth of the accounts' rows.
    await db.schema.createIndex("accounts_search_key").on("accounts").columns(["search_key", "id"]).execute();
    // A partial index of the accounts without a key: it finds those that are left to fill, and is empty afterwards.
    await sql`create index accounts_without_search_key on accounts (id) where search_key is null`.execute(db);
    for (const statement of hasTransactionalDdl(db as unknown as Database) ? onPostgres : onSqlite)
      await sql.raw(statement).execute(db);
    await db.schema
      .createTable("staff_notices")
      .addColumn("account_id", "text", (column) => column.primaryKey().notNull().references("accounts.id"))
      .addColumn("mails", "text", (column) => column.notNull().defaultTo("digest"))
      .addColumn("digest_day", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("told_until", "text", (column) => column.notNull())
      .execute();
    // Every minute the portal looks for staff, and for what has come since.
    await sql`create index accounts_of_staff on accounts (role) where role <> 'learner'`.execute(db);
    await sql`create index chat_messages_since on chat_messages (sent_on)`.execute(db);
    await db.schema
      .createTable("account_changes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("old_value", "text", (column) => column.notNull())
      .addColumn("new_value", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("account_changes_by_account")
      .on("account_changes")
      .columns(["account_id", "changed_at"])
      .execute();
  },
};

// A change of the name that does not write the key, as by the previous release, clears it, so that it is computed
// again.
const renamed = ["first_name", "last_name", "username"].map((column) => `new.${column} <> old.${column}`).join(" or ");
const columns = "update of first_name, last_name, username on accounts";
const onSqlite = [
  `create trigger accounts_search_key_old after ${columns} when new.search_key = old.search_key and (${renamed})
    begin update accounts set search_key = null where id = new.id; end`,
];
const onPostgres = [
  `create or replace function accounts_search_key_old() returns trigger language plpgsql as $$ begin new.search_key := null; return new; end $$`,
  `create trigger accounts_search_key_old before ${columns} for each row when (new.search_key = old.search_key and (${renamed})) execute function accounts_search_key_old()`,
];
