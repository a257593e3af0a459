import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Counts the people anew who have joined a course again: the figures of its questions had their first attempt in each
 * enrollment, and have the earliest now. The release before counts them as it did, until this one counts them again.
 */
export const firstAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into figure_changes (account_id)
      select distinct account_id from (select account_id from enrollments group by account_id, course_id having count(*) > 1) as again`.execute(
      db,
    );
  },
};
