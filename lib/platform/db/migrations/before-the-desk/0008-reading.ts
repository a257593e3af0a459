import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How long each page of a topic was open. Before, only the furthest page was stored: the pages up to it count as read,
 * and in a topic where another section was done, the reading counts as done, so that no learner loses progress.
 */
export const readingTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("page_opened_at", "text").execute();
    await db.schema
      .alterTable("topic_records")
      .addColumn("page_times", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    const { rows } = await sql<{
      pages_read: number;
    }>`select distinct pages_read from topic_records where pages_read > 0`.execute(db);
    for (const { pages_read } of rows) {
      const times = JSON.stringify(Array.from({ length: pages_read }, () => true));
      await sql`update topic_records set page_times = ${times} where pages_read = ${pages_read}`.execute(db);
    }
    await sql`
      update topic_records
      set reading_done_at = coalesce(quiz_done_at, journal_done_at, discussion_done_at, form_done_at)
      where reading_done_at is null
    `.execute(db);
    await db.schema.alterTable("topic_records").dropColumn("pages_read").execute();
    // The criteria stated on certificates that were issued before stay true.
    await db.schema
      .alterTable("certificates")
      .addColumn("reading_measured", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
