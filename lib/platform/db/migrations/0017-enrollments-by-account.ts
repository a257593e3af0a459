import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The unique index on active enrollments cannot be used by queries that also read ended ones: without this index the
 * refresh of the figures read all enrollments of a course for each account.
 */
export const enrollmentsByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("enrollments_by_account")
      .on("enrollments")
      .columns(["account_id", "course_id"])
      .execute();
  },
};
