import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which staff member wrote a reply, for the desk; and moves between institutions with the values before them, which can
 * be undone for a day.
 */
export const whoAnswered: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("chat_messages").addColumn("staff_id", "text").execute();
    await db.schema
      .createTable("roster_moves")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("before", "text", (column) => column.notNull())
      .addColumn("after", "text", (column) => column.notNull())
      .addColumn("moved_at", "text", (column) => column.notNull())
      .addColumn("undone_at", "text")
      .addPrimaryKeyConstraint("roster_moves_key", ["id", "account_id"])
      .execute();
    await db.schema.createIndex("roster_moves_by_account").on("roster_moves").column("account_id").execute();
    await db.schema.createIndex("roster_moves_by_time").on("roster_moves").column("moved_at").execute();
  },
};
