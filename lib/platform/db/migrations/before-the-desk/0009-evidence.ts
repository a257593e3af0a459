import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

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
