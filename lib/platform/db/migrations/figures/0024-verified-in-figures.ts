import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../../database";
import { hasTransactionalDdl } from "../../write";
import { addAccountTrigger } from "./0016-figure-notes";
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
        "verified",
      ])
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
