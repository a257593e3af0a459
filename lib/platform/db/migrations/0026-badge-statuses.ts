import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The place of a badge in a public status list (rule: certificate.badge-status). A new table, which the previous
 * release neither reads nor writes.
 */
export const badgeStatuses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("badge_statuses")
      .addColumn("certificate_id", "text", (column) => column.primaryKey().notNull())
      .addColumn("list", "integer", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addUniqueConstraint("badge_statuses_once_in_list", ["list", "place"])
      .execute();
  },
};
