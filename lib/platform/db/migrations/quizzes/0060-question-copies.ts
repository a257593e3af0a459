import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The questions as an attempt has shown them (decision 0276). The release before leaves `copies` empty, as it is in
 * attempts made before it.
 */
export const questionCopies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("question_copies")
      .addColumn("version", "text", (column) => column.primaryKey().notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("quiz_attempts").addColumn("copies", "text").execute();
  },
};
