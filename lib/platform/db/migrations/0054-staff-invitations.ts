import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Roles that wait until the owner of the address has accepted them, and the choice "all states". Staff without a state
 * had all of them, and keep them.
 */
export const staffInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_invitations")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("areas", "text", (column) => column.notNull())
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("accepted_at", "text")
      .execute();
    // The previous release reads rows of the kinds "course" and "state" only, so that it still gives these all states.
    await sql`insert into staff_areas (account_id, kind, value)
      select id, 'allStates', '' from accounts where role in ('coordinator', 'partner')
      and not exists (select 1 from staff_areas where account_id = accounts.id and kind = 'state')`.execute(db);
  },
};
