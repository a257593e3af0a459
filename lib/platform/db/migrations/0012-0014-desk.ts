import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * The coordinators' desk: areas and second factors of staff, the log of their actions, conversations, answers to
 * grievances, and moderation.
 */
export const deskTables: Migration = {
  async up(db: Kysely<unknown>) {
    await addStaff(db);
    await addActionLog(db);
    await addConversations(db);
    await addModeration(db);
  },
};

async function addStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("second_factor_at", "text").execute();
  await db.schema
    .createTable("staff_areas")
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("staff_areas_key", ["account_id", "kind", "value"])
    .execute();
  await db.schema
    .createTable("staff_factors")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .execute();
  await db.schema
    .createTable("staff_recovery_codes")
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .addPrimaryKeyConstraint("staff_recovery_codes_key", ["account_id", "code_hash"])
    .execute();
}

/** The database itself rejects a change of the log, so no code of the portal can edit it. */
async function addActionLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff_actions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("happened_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_actions_by_time").on("staff_actions").column("happened_at").execute();
  if (hasTransactionalDdl(db as Database)) {
    await sql`create function staff_actions_stay() returns trigger language plpgsql as $$
      begin raise exception 'staff_actions is a log: its rows stay as they are'; end $$`.execute(db);
    await sql`create trigger staff_actions_stay before update or delete on staff_actions for each row execute function staff_actions_stay()`.execute(
      db,
    );
    return;
  }
  for (const change of ["update", "delete"])
    await sql`create trigger ${sql.ref(`staff_actions_no_${change}`)} before ${sql.raw(change)} on staff_actions
      begin select raise(abort, 'staff_actions is a log: its rows stay as they are'); end`.execute(db);
}

async function addConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("read_at", "text")
    .addColumn("assigned_to", "text")
    .addColumn("closed_at", "text")
    .execute();
  await db.schema
    .createTable("canned_replies")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("reply", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  for (const column of ["assigned_to", "answer", "answered_at"])
    await db.schema.alterTable("grievances").addColumn(column, "text").execute();
}

async function addModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("comments_blocked_at", "text").execute();
  for (const column of ["hidden_at", "hidden_why"])
    await db.schema.alterTable("comments").addColumn(column, "text").execute();
  await db.schema.createIndex("comments_by_time").on("comments").column("created_at").execute();
  await db.schema
    .createTable("comment_reports")
    .addColumn("comment_id", "text", (column) => column.notNull().references("comments.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("reported_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("comment_reports_key", ["comment_id", "account_id"])
    .execute();
  await db.schema
    .createTable("held_words")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("word", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("held_words_key", ["language", "word"])
    .execute();
}

/**
 * What the desk does for people: certificates reissued under a corrected name, invitations, and the previews of
 * uploaded lists.
 */
export const peopleTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("replaced_certificates")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("replaced_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("replaced_certificates_by_account")
      .on("replaced_certificates")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("invitations")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("upload_id", "text", (column) => column.notNull())
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("accepted_at", "text")
      .execute();
    await db.schema.createIndex("invitations_by_upload").on("invitations").column("upload_id").execute();
    await db.schema.createIndex("accounts_by_institute").on("accounts").column("current_institute").execute();
    await db.schema
      .createTable("people_uploads")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("rows", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("entered_at", "text")
      .addUniqueConstraint("people_uploads_once", ["staff_id", "course_id", "digest"])
      .execute();
  },
};

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
