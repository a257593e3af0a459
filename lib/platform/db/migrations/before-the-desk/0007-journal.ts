import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

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
