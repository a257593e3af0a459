import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The figures by state, district and block are read from this index alone, in the order of their groups: SQLite sorted
 * the rows of all people for each view, and a filter by place read the whole course. Ratings and paths are in it for
 * the figures of one course in one place.
 */
export const figuresByPlace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("figure_people_by_place")
      .on("figure_people")
      .columns([
        "course_id",
        "state_id",
        "district",
        "block",
        "enrolled",
        "started",
        "completed",
        "certified",
        "active_at",
        "rating",
        "path_id",
      ])
      .execute();
  },
};
