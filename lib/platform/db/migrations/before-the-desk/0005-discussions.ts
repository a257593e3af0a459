import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Comments on forum and module discussions. The discussions themselves are published files. */
export const discussionTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("comments")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("discussion_id", "text", (column) => column.notNull())
      .addColumn("comment", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("comments_by_discussion")
      .on("comments")
      .columns(["kind", "discussion_id", "created_at", "id"])
      .execute();
    await db.schema.createIndex("comments_by_account").on("comments").column("account_id").execute();
  },
};
