import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Calls that a client names by a key, so that it may send them again (decision 0216). `answer` is null while the call is
 * answered.
 */
export const sentCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sent_calls")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("call", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("sent_calls_key", ["account_id", "key"])
      .execute();
    await db.schema.createIndex("sent_calls_by_time").on("sent_calls").column("sent_at").execute();
  },
};
