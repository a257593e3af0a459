import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How a learner is drawn on her walls; empty where she chose nothing. The previous release neither reads nor writes it. */
export const lookOnWalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("wall_look", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
