import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What stands first at the desk (decision 0135). The release before leaves both columns empty. */
export const urgentMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("chat_messages").addColumn("danger", "text").execute();
    await db.schema.alterTable("conversations").addColumn("urgent_mailed_at", "text").execute();
  },
};
