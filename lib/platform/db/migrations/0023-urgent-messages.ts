import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The columns that put messages with words of danger first at the desk (rule: danger.urgent). The previous
 * release leaves both empty.
 */
export const urgentMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("chat_messages").addColumn("danger", "text").execute();
    await db.schema.alterTable("conversations").addColumn("urgent_mailed_at", "text").execute();
  },
};
