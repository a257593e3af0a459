import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores when a comment was last edited, and who gets mails about answers in a discussion. The previous release neither
 * reads nor writes them.
 */
export const commentAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("comments").addColumn("edited_at", "text").execute();
    await db.schema
      .createTable("comment_followers")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("discussion_id", "text", (column) => column.notNull())
      .addColumn("told_until", "text", (column) => column.notNull())
      .addColumn("next_mail_at", "text", (column) => column.notNull())
      .addColumn("stopped_at", "text")
      .addPrimaryKeyConstraint("comment_followers_key", ["account_id", "kind", "discussion_id"])
      .execute();
    await db.schema
      .createIndex("comment_followers_by_discussion")
      .on("comment_followers")
      .columns(["kind", "discussion_id", "next_mail_at"])
      .execute();
  },
};
