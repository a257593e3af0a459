import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts, sessions and everything a learner does in a course. */
export const learningTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("mobile", "text", (column) => column.notNull())
      .addColumn("age", "integer")
      .addColumn("gender", "text", (column) => column.notNull())
      .addColumn("profession", "text", (column) => column.notNull())
      .addColumn("state_id", "integer")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("district", "text", (column) => column.notNull())
      .addColumn("block", "text", (column) => column.notNull())
      .addColumn("current_institute", "text", (column) => column.notNull())
      .addColumn("employment_sector", "text", (column) => column.notNull())
      .addColumn("place_of_residence", "text", (column) => column.notNull())
      .addColumn("school_type", "text", (column) => column.notNull())
      .addColumn("teaching_subject", "text", (column) => column.notNull())
      .addColumn("language_preference", "text", (column) => column.notNull())
      .addColumn("utm_campaign", "text", (column) => column.notNull())
      .addColumn("utm_source", "text", (column) => column.notNull())
      .addColumn("verified_email", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("is_profile_complete", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_seen_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("user_agent", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_account").on("sessions").column("account_id").execute();
    await db.schema
      .createTable("enrollments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("enrolled_at", "text", (column) => column.notNull())
      .addColumn("completed_at", "text")
      .addColumn("current_topic_id", "text")
      .addColumn("current_page", "integer")
      .addColumn("rating", "real")
      .execute();
    // The database guarantees one active enrollment even when two tabs enrol at the same time.
    await sql`create unique index enrollments_one_active on enrollments (account_id, course_id) where status <> 'Unenrolled'`.execute(
      db,
    );
    await db.schema.createIndex("enrollments_by_course").on("enrollments").column("course_id").execute();
    await db.schema
      .createTable("topic_records")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("pages_read", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("reading_done_at", "text")
      .addColumn("quiz_score", "real")
      .addColumn("quiz_done_at", "text")
      .addColumn("journal_done_at", "text")
      .addColumn("discussion_done_at", "text")
      .addPrimaryKeyConstraint("topic_records_key", ["enrollment_id", "topic_id"])
      .execute();
    await db.schema
      .createTable("quiz_attempts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("finished_at", "text")
      .addColumn("correct_count", "integer")
      .addColumn("percent", "integer")
      .addColumn("passed", "integer")
      .addUniqueConstraint("quiz_attempts_numbered", ["enrollment_id", "topic_id", "number"])
      .execute();
    await db.schema
      .createTable("quiz_answers")
      .addColumn("attempt_id", "text", (column) => column.notNull().references("quiz_attempts.id").onDelete("cascade"))
      .addColumn("question_id", "text", (column) => column.notNull())
      .addColumn("choices", "text", (column) => column.notNull())
      .addColumn("correct", "integer", (column) => column.notNull())
      .addColumn("answered_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("quiz_answers_key", ["attempt_id", "question_id"])
      .execute();
    await db.schema
      .createTable("journal_entries")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("journal_entries_key", ["enrollment_id", "topic_id"])
      .execute();
    await db.schema
      .createTable("certificates")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("enrollment_id", "text", (column) =>
        column.notNull().unique().references("enrollments.id").onDelete("cascade"),
      )
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("issued_at", "text", (column) => column.notNull())
      .addColumn("withdrawn_at", "text")
      .execute();
  },
};

/** E-mail, social sign-in, consents, and what a real service stores about accounts. */
export const accountTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["guardian_email", "guardian_consented_at", "mailings_stopped_at"]) {
      await db.schema.alterTable("accounts").addColumn(column, "text").execute();
    }
    await db.schema
      .alterTable("sessions")
      .addColumn("scope", "text", (column) => column.notNull().defaultTo("full"))
      .execute();
    for (const column of ["id", "password_proven_at"])
      await db.schema.alterTable("sessions").addColumn(column, "text").execute();
    await db.schema.createIndex("sessions_by_id").on("sessions").column("id").unique().execute();
    await db.schema
      .createTable("identities")
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("identities_key", ["provider", "subject"])
      .execute();
    await db.schema
      .createTable("mail_tokens")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createTable("consents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("given", "integer", (column) => column.notNull())
      .addColumn("notice_version", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("decided_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("consents_by_account").on("consents").column("account_id").execute();
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("claimed_until", "text")
      .addColumn("sent_at", "text")
      .addColumn("given_up_at", "text")
      .addColumn("last_error", "text")
      .execute();
    await db.schema.createIndex("outbox_due").on("outbox").columns(["sent_at", "due_at"]).execute();
    await db.schema
      .createTable("avatars")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("picture", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("grievances")
      .addColumn("ticket", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("contact", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("audit_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "text", (column) => column.notNull())
      .execute();
  },
};
