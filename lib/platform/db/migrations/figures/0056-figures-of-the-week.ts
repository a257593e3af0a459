import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../../database";
import { hasTransactionalDdl } from "../../write";

/**
 * Partners read a copy of the figures that is made once a week (decision 0266). Everyone is counted anew, because the
 * day of registration is now a day in India.
 */
export const figuresOfTheWeek: Migration = {
  async up(db: Kysely<unknown>) {
    const inKeyOrder = hasTransactionalDdl(db as unknown as Database) ? sql`` : sql`without rowid`;
    const account = sql`week text not null, account_id text not null references accounts (id) on delete cascade`;
    const where = sql`state_id integer, district text not null, campaign text not null, registered_on text not null`;
    await sql`create table figure_weeks (
      week text not null primary key, counted_at text not null, copied_to text not null, complete integer not null)`.execute(
      db,
    );
    await sql`create table figure_week_people (${account}, course_id text not null, ${where}, block text not null,
      institution text not null, profession text not null, gender text not null, language text not null, source text not null,
      enrolled integer not null, started integer not null, completed integer not null, certified integer not null,
      active_at text not null, rating real, path_id integer, primary key (week, course_id, account_id)) ${inKeyOrder}`.execute(
      db,
    );
    await sql`create table figure_week_answers (${account}, attempt_id text not null, pattern_id integer not null, ${where},
      primary key (week, attempt_id))`.execute(db);
    await sql`create table figure_week_gains (${account}, course_id text not null, early integer not null, late integer not null, ${where},
      primary key (week, course_id, account_id)) ${inKeyOrder}`.execute(db);
    await sql`create table figure_week_recalled (${account}, course_id text not null, topic_id text not null, known integer not null, ${where},
      primary key (week, course_id, topic_id, account_id)) ${inKeyOrder}`.execute(db);
    await sql`create table figure_week_state_sums (week text not null, pattern_id integer not null, state_id integer, people integer not null)`.execute(
      db,
    );
    await sql`create table figure_week_month_sums (
      week text not null, pattern_id integer not null, campaign text not null, registered_on text not null, people integer not null)`.execute(
      db,
    );
    for (const index of indexes) await sql.raw(index).execute(db);
    await sql`insert into figure_changes (account_id) select id from accounts`.execute(db);
  },
};

/** Those of the figures of today, with the week before them, and one by account for each table that is emptied by it. */
const indexes = [
  "create unique index figure_week_state_sums_key on figure_week_state_sums (week, pattern_id, coalesce(state_id, 0))",
  "create unique index figure_week_month_sums_key on figure_week_month_sums (week, pattern_id, campaign, registered_on)",
  `create index figure_week_people_by_place on figure_week_people
    (week, course_id, state_id, district, block, enrolled, started, completed, certified, active_at, rating, path_id)`,
  "create index figure_week_answers_by_pattern on figure_week_answers (week, pattern_id, state_id, district, campaign, registered_on)",
  ...["people", "answers", "gains", "recalled"].map(
    (table) => `create index figure_week_${table}_by_account on figure_week_${table} (account_id)`,
  ),
];
