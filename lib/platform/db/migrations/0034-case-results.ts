import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which cases a learner has finished, and whether the end case belongs to the completion of an enrollment
 * (rule: case.end). `end_case` stays null for the enrollments of before: it is not asked of them. The previous release
 * neither reads nor writes either, so what it inserts is not asked either.
 */
export const caseResults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("case_results")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("case_id", "text", (column) => column.notNull())
      .addColumn("finished_at", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("case_results_key", ["enrollment_id", "case_id"])
      .execute();
    await db.schema.alterTable("enrollments").addColumn("end_case", "text").execute();
  },
};
