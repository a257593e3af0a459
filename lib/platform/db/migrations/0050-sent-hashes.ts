import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * By which a call that is sent again under its key is told from another one under the same key (decision 0216). Null in
 * rows of the release before.
 */
export const sentHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sent_calls").addColumn("sent_hash", "text").execute();
  },
};
