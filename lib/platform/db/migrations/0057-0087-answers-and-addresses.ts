import { type Kysely, sql } from "kysely";
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

/**
 * The digests by which a journal entry is recognised that was copied with a few changes. Null in rows of the release
 * before, which are filled when another entry of their topic is submitted.
 */
export const partsOfEntries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const part of ["part_1", "part_2", "part_3"]) {
      await db.schema.alterTable("journal_entries").addColumn(part, "text").execute();
      await db.schema
        .createIndex(`journal_entries_by_${part}`)
        .on("journal_entries")
        .columns(["topic_id", part])
        .execute();
    }
  },
};

/**
 * The questions as an attempt has shown them (decision 0276). The release before leaves `copies` empty, as it is in
 * attempts made before it.
 */
export const questionCopies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("question_copies")
      .addColumn("version", "text", (column) => column.primaryKey().notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("quiz_attempts").addColumn("copies", "text").execute();
  },
};

/**
 * In which drawing a wall is shown: 1 for one that its owner shared before the second drawing, which stays what it was;
 * null for all others. The previous release neither reads nor writes it: what it shares meanwhile is in the second.
 */
export const drawingOfWalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("wall_drawing", "integer").execute();
    await sql`update enrollments set wall_drawing = 1 where wall_id is not null`.execute(db);
  },
};

/** How a learner is drawn on her walls; empty where she chose nothing. The previous release neither reads nor writes it. */
export const lookOnWalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("wall_look", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};

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
