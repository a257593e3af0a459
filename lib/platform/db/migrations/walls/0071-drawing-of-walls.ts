import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * In which drawing a wall is shown: 1 for one that its owner shared before the second drawing, which stays what it was;
 * null for all others. The previous release neither reads nor writes it: what it shares meanwhile is in the second.
 */
export const drawingOfWalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("wall_drawing", "integer").execute();
    await sql`update enrollments set wall_drawing = 1 where wall_id is not null`.execute(db);
  },
};
