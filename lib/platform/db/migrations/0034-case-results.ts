import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores which cases a learner has finished, and whether an enrollment needs the end case to be complete
 * (rule: case.end). Enrollments from before, and those that the previous release makes, have null in `end_case`: they
 * need none. The previous release neither reads nor writes the results.
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
