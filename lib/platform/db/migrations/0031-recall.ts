import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Questions that are asked again after a topic (rule: recall.days). New tables, which the previous release neither
 * reads nor writes.
 */
export const recallTables: Migration = {
  async up(db: Kysely<unknown>) {
    await addCards(db);
    await addAnswers(db);
    await db.schema
      .createTable("recall_people")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("stopped_at", "text")
      .addColumn("mail_on", "text")
      .addColumn("mailed_on", "text")
      .addColumn("unanswered_mails", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("recall_people_by_mail_on").on("recall_people").column("mail_on").execute();
  },
};

async function addCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recall_cards")
    .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
    .addColumn("topic_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("completed_on", "text", (column) => column.notNull())
    .addColumn("due_on", "text")
    .addColumn("was_wrong", "integer", (column) => column.notNull())
    .addColumn("rounds", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lapses", "integer", (column) => column.notNull().defaultTo(0))
    // A `real` of PostgreSQL has four bytes, one of SQLite eight: a copied row would differ.
    .addColumn("stability", "double precision", (column) => column.notNull().defaultTo(0))
    .addColumn("difficulty", "double precision", (column) => column.notNull().defaultTo(0))
    .addColumn("last_on", "text")
    .addColumn("known", "integer")
    .addPrimaryKeyConstraint("recall_cards_key", ["enrollment_id", "topic_id", "question_id"])
    .execute();
}

/** The primary key lets an answer count once in a round. */
async function addAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recall_answers")
    .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
    .addColumn("topic_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("correct", "integer", (column) => column.notNull())
    .addColumn("answered_on", "text", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recall_answers_key", ["enrollment_id", "topic_id", "question_id", "round"])
    .execute();
}
