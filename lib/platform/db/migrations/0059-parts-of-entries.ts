import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The digests by which a journal entry is recognised that was copied with a few changes. Null in rows of the release
 * before, which are filled when another entry of their topic is submitted.
 */
export const partsOfEntries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const part of ["part_1", "part_2", "part_3"]) {
      await db.schema.alterTable("journal_entries").addColumn(part, "text").execute();
      await db.schema
        .createIndex(`journal_entries_by_${part}`)
        .on("journal_entries")
        .columns(["topic_id", part])
        .execute();
    }
  },
};
