import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes of an account's own email: asked for, made by a mailed link, and undone by one. */
export const emailChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("email_changes")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("old_address", "text", (column) => column.notNull())
      .addColumn("old_verified", "integer", (column) => column.notNull())
      .addColumn("new_address", "text", (column) => column.notNull())
      .addColumn("new_hash", "text")
      .addColumn("old_hash", "text")
      .addColumn("changed_hash", "text")
      .addColumn("session_hash", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("ends_at", "text", (column) => column.notNull())
      .addColumn("changed_at", "text")
      .addColumn("undone_at", "text")
      .execute();
    await db.schema.createIndex("email_changes_by_account").on("email_changes").column("account_id").execute();
    await db.schema.createIndex("email_changes_by_old_address").on("email_changes").column("old_address").execute();
  },
};
