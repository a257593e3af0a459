import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Learners' feedback about a course and the platform, and reasons for leaving it. */
export const courseFeedbackTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("course_feedback")
      .addColumn("enrollment_id", "text", (column) =>
        column.primaryKey().notNull().references("enrollments.id").onDelete("cascade"),
      )
      .addColumn("feedback", "text", (column) => column.notNull())
      .addColumn("platform_rating", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("unenrollments")
      .addColumn("enrollment_id", "text", (column) =>
        column.primaryKey().notNull().references("enrollments.id").onDelete("cascade"),
      )
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("unenrolled_at", "text", (column) => column.notNull())
      .execute();
  },
};

/**
 * Learners' answers to the survey forms of lessons and courses, and the time at which a topic's forms were answered.
 */
export const surveyTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("topic_records").addColumn("form_done_at", "text").execute();
    await db.schema
      .createTable("survey_answers")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("question_id", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("survey_answers_key", ["enrollment_id", "topic_id", "question_id"])
      .execute();
  },
};

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

const certificateColumns = [
  "id",
  "number",
  "enrollment_id",
  "account_id",
  "course_id",
  "language",
  "first_name",
  "last_name",
  "issued_at",
  "withdrawn_at",
];

/** Coordinators, certificates of modules, and the foundation's review of a completed course. */
export const certificateTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("role", "text", (column) => column.notNull().defaultTo("learner"))
      .execute();
    // SQLite cannot take the uniqueness of `enrollment_id` away from a table: the rows move into a new one.
    await db.schema
      .createTable("certificates_next")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("module_id", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("issued_at", "text", (column) => column.notNull())
      .addColumn("withdrawn_at", "text")
      .addColumn("withdrawn_reason", "text")
      .addUniqueConstraint("certificates_once", ["enrollment_id", "module_id"])
      .execute();
    const moved = sql.join(certificateColumns.map((column) => sql.ref(column)));
    await sql`insert into certificates_next (${moved}) select ${moved} from certificates`.execute(db);
    await db.schema.dropTable("certificates").execute();
    await db.schema.alterTable("certificates_next").renameTo("certificates").execute();
    await db.schema.createIndex("certificates_by_account").on("certificates").column("account_id").execute();
    await db.schema
      .createTable("reviews")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("module_id", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .addColumn("reviewed_at", "text")
      .addColumn("reviewer", "text")
      .addColumn("outcome", "text")
      .addColumn("note", "text")
      .execute();
    await db.schema.createIndex("reviews_by_enrollment").on("reviews").column("enrollment_id").execute();
    // Only one review is pending, however often it is requested.
    await sql`create unique index reviews_one_waiting on reviews (enrollment_id, module_id) where reviewed_at is null`.execute(
      db,
    );
  },
};

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

/** Drafts of journal entries, and earlier versions of entries. */
export const journalTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("journal_drafts")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("journal_drafts_key", ["enrollment_id", "topic_id"])
      .execute();
    await db.schema
      .createTable("journal_versions")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("journal_versions_key", ["enrollment_id", "topic_id", "written_at"])
      .execute();
  },
};

/**
 * How long each page of a topic was open. Before, only the furthest page was stored: the pages up to it count as read,
 * and in a topic where another section was done, the reading counts as done, so that no learner loses progress.
 */
export const readingTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("page_opened_at", "text").execute();
    await db.schema
      .alterTable("topic_records")
      .addColumn("page_times", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    const { rows } = await sql<{
      pages_read: number;
    }>`select distinct pages_read from topic_records where pages_read > 0`.execute(db);
    for (const { pages_read } of rows) {
      const times = JSON.stringify(Array.from({ length: pages_read }, () => true));
      await sql`update topic_records set page_times = ${times} where pages_read = ${pages_read}`.execute(db);
    }
    await sql`
      update topic_records
      set reading_done_at = coalesce(quiz_done_at, journal_done_at, discussion_done_at, form_done_at)
      where reading_done_at is null
    `.execute(db);
    await db.schema.alterTable("topic_records").dropColumn("pages_read").execute();
    // The criteria stated on certificates that were issued before stay true.
    await db.schema
      .alterTable("certificates")
      .addColumn("reading_measured", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/**
 * The evidence behind a certificate: scores that a client reported, journals whose readers were named, and the topics a
 * review sends back.
 */
export const evidenceColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("topic_records").addColumn("quiz_reported_at", "text").execute();
    await db.schema
      .alterTable("certificates")
      .addColumn("reported_scores", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Earlier entries were written when the page showed "Only you can read this", and stay private.
    await db.schema
      .alterTable("journal_entries")
      .addColumn("readers", "text", (column) => column.notNull().defaultTo("learner"))
      .execute();
    await db.schema.alterTable("reviews").addColumn("topic_ids", "text").execute();
  },
};

/** What a learner tried of a topic's "In your classroom", with a private note. */
export const classroomTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("classroom_cards")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("tried_at", "text")
      .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("classroom_cards_key", ["enrollment_id", "topic_id"])
      .execute();
  },
};
