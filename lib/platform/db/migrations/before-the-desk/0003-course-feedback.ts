import type { Kysely } from "kysely";
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
