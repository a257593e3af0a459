import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

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
