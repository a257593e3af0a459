import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The messages between learners and the coordinator. */
export const chatTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("chat_messages")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("type", "integer", (column) => column.notNull())
      .addColumn("msg", "text", (column) => column.notNull())
      .addColumn("sent_on", "text", (column) => column.notNull())
      .addColumn("seen_on", "text")
      .addPrimaryKeyConstraint("chat_messages_key", ["account_id", "id"])
      .execute();
    await db.schema
      .createIndex("chat_messages_by_time")
      .on("chat_messages")
      .columns(["account_id", "sent_on"])
      .execute();
  },
};
