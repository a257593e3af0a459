import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The address of a learner's wall, where its owner shows it to others, and whether it names them (rule: wall.shared).
 * The previous release neither reads nor writes either: what it inserts is not shown.
 */
export const walls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("wall_id", "text").execute();
    await db.schema
      .alterTable("enrollments")
      .addColumn("wall_named", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("enrollments_by_wall").unique().on("enrollments").column("wall_id").execute();
  },
};
