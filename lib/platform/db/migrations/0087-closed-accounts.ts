import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts that their owners have deleted and can take back for some days, with the rows to put back. */
export const closedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("closed_accounts")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("account", "text", (column) => column.notNull())
      .addColumn("kept", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("closed_at", "text", (column) => column.notNull())
      .addColumn("deletes_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("closed_accounts_by_end").on("closed_accounts").column("deletes_at").execute();
  },
};
