import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Reminders that the desk mails: each mailing with its recipients, the weekly reminder of a course, and when an account
 * was last reminded.
 */
export const mailingTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("accounts").addColumn("reminded_at", "text").execute();
    await addMailings(db);
    await addRecipients(db);
    await db.schema
      .createTable("weekly_reminders")
      .addColumn("course_id", "text", (column) => column.primaryKey().notNull())
      .addColumn("texts", "text", (column) => column.notNull())
      .addColumn("days", "integer", (column) => column.notNull())
      .addColumn("weekday", "integer", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("on_since", "text")
      .execute();
  },
};

/** The unique `weekly_slot` lets two processes make one mailing of the same weekly reminder. */
async function addMailings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mailings")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("owner_id", "text")
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("audience", "text", (column) => column.notNull())
    .addColumn("topic_id", "text", (column) => column.notNull())
    .addColumn("days", "integer", (column) => column.notNull())
    .addColumn("state_id", "integer")
    .addColumn("district", "text", (column) => column.notNull())
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("weekly_slot", "text", (column) => column.unique())
    .addColumn("scheduled_at", "text")
    .addColumn("begun_at", "text")
    .addColumn("finished_at", "text")
    .addColumn("last_account_id", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("mailings_due").on("mailings").columns(["finished_at", "scheduled_at"]).execute();
}

/** The primary key guarantees one mail of a mailing for each learner. */
async function addRecipients(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mailing_recipients")
    .addColumn("mailing_id", "text", (column) => column.notNull().references("mailings.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("mail_id", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("unsubscribe_hash", "text", (column) => column.notNull())
    .addColumn("queued_at", "text", (column) => column.notNull())
    .addColumn("came_back_at", "text")
    .addColumn("unsubscribed_at", "text")
    .addPrimaryKeyConstraint("mailing_recipients_key", ["mailing_id", "account_id"])
    .execute();
  for (const column of ["account_id", "token_hash", "unsubscribe_hash"])
    await db.schema.createIndex(`mailing_recipients_by_${column}`).on("mailing_recipients").column(column).execute();
}
