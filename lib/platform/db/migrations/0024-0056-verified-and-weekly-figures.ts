import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";
import { addAccountTrigger, byPlace } from "./0016-0018-figure-notes-and-places";
import { removeSumTriggers } from "./0020-figure-sums";

/**
 * Partners' figures count people whose address is verified (decision 0138). The previous release writes rows without
 * `verified`, which the next refresh computes again (`figure_people_unknown`), so both releases can use these tables at
 * the same time.
 */
export const verifiedInFigures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["figure_people", "figure_answers", "figure_gains"])
      await db.schema.alterTable(table).addColumn("verified", "integer").execute();
    for (const table of sumTables)
      await db.schema
        .alterTable(table)
        .addColumn("verified_people", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    await removeSumTriggers(db);
    await addSumTriggers(db);
    await addAccountTrigger(db, ["verified_email"]);
    await db.schema
      .createIndex("figure_people_unknown")
      .on("figure_people")
      .column("account_id")
      .where(sql.ref("verified"), "is", null)
      .execute();
    // The same index with one column more: without it a partner's figures by place would look every row up.
    await db.schema.dropIndex("figure_people_by_place").execute();
    await db.schema
      .createIndex("figure_people_by_place")
      .on("figure_people")
      .columns([...byPlace, "verified"])
      .execute();
    // The desk filters its log by who did something, and by what was done.
    await db.schema
      .createIndex("staff_actions_by_staff")
      .on("staff_actions")
      .columns(["staff_id", "happened_at"])
      .execute();
    await db.schema
      .createIndex("staff_actions_by_action")
      .on("staff_actions")
      .columns(["action", "happened_at"])
      .execute();
    await sql`insert into figure_changes (account_id) select id from accounts`.execute(db);
  },
};

const sumTables = ["figure_state_sums", "figure_month_sums"] as const;

const sums = [
  {
    table: sumTables[0],
    key: "pattern_id, coalesce(state_id, 0)",
    columns: "pattern_id, state_id",
    of: (row: string) => `${row}pattern_id, ${row}state_id`,
  },
  {
    table: sumTables[1],
    key: "pattern_id, campaign, registered_on",
    columns: "pattern_id, campaign, registered_on",
    of: (row: string) => `${row}pattern_id, ${row}campaign, substr(${row}registered_on, 1, 7) || '-01'`,
  },
];
const add = ({ table, key }: (typeof sums)[number]) =>
  `on conflict (${key}) do update set people = ${table}.people + excluded.people, verified_people = ${table}.verified_people + excluded.verified_people`;

/** The sums of all answers, into the empty tables: for the bench, which fills the tables without triggers. */
export async function sumAnswers(db: QueryExecutorProvider): Promise<void> {
  for (const { table, columns, of } of sums)
    await sql
      .raw(
        `insert into ${table} (${columns}, people, verified_people) select ${of("")}, count(*), sum(coalesce(verified, 0)) from figure_answers group by ${of("")}`,
      )
      .execute(db);
}

/** Those of 0020, which count the answers of people with a verified address beside all. */
export async function addSumTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const [change, row, people] of [["insert", "new", 1] as const, ["delete", "old", -1] as const]) {
    const name = `figure_answers_${change}`;
    const values = (sum: (typeof sums)[number]) =>
      `${sum.of(`${row}.`)}, ${people}, ${people} * coalesce(${row}.verified, 0)`;
    const one = sums.map(
      (sum) =>
        `insert into ${sum.table} (${sum.columns}, people, verified_people) values (${values(sum)}) ${add(sum)};`,
    );
    const statements = hasTransactionalDdl(db as unknown as Database)
      ? countTogether(name, change, row, people)
      : [`create trigger ${name} after ${change} on figure_answers begin ${one.join(" ")} end`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

/**
 * Once for each statement, after the lock of 0020: transactions that add to the same sums in another order would wait
 * for each other.
 */
function countTogether(name: string, change: string, row: string, people: number): string[] {
  const all = sums.map(
    (sum) => `insert into ${sum.table} (${sum.columns}, people, verified_people)
      select ${sum.of("")}, ${people} * count(*), ${people} * sum(coalesce(verified, 0)) from changed group by ${sum.of("")} ${add(sum)};`,
  );
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(820020); ${all.join(" ")} return null; end $$`,
    `create trigger ${name} after ${change} on figure_answers referencing ${row} table as changed for each statement execute function ${name}()`,
  ];
}

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
    for (const index of weekIndexes) await sql.raw(index).execute(db);
    await sql`insert into figure_changes (account_id) select id from accounts`.execute(db);
  },
};

/** Those of the figures of today, with the week before them, and one by account for each table that is emptied by it. */
const weekIndexes = [
  "create unique index figure_week_state_sums_key on figure_week_state_sums (week, pattern_id, coalesce(state_id, 0))",
  "create unique index figure_week_month_sums_key on figure_week_month_sums (week, pattern_id, campaign, registered_on)",
  `create index figure_week_people_by_place on figure_week_people
    (week, course_id, state_id, district, block, enrolled, started, completed, certified, active_at, rating, path_id)`,
  "create index figure_week_answers_by_pattern on figure_week_answers (week, pattern_id, state_id, district, campaign, registered_on)",
  ...["people", "answers", "gains", "recalled"].map(
    (table) => `create index figure_week_${table}_by_account on figure_week_${table} (account_id)`,
  ),
];
