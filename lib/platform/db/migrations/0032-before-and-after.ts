import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";
import { removeSurveyTriggers } from "./figures/0020-figure-sums";

/**
 * Digests by which a copied journal or comment is recognised (rule: journal.words), and the situations before and after
 * a course with their gain in the figures (rule: situations.once).
 */
export const beforeAndAfter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["journal_entries", "comments"])
      await db.schema.alterTable(table).addColumn("essence", "text").execute();
    await db.schema
      .createIndex("journal_entries_by_essence")
      .on("journal_entries")
      .columns(["topic_id", "essence"])
      .execute();
    await db.schema
      .createIndex("comments_by_essence")
      .on("comments")
      .columns(["kind", "discussion_id", "essence"])
      .execute();
    await db.schema
      .createTable("gain_tests")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("moment", "text", (column) => column.notNull())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("score", "integer")
      .addColumn("of", "integer", (column) => column.notNull())
      .addColumn("answered_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("gain_tests_key", ["enrollment_id", "moment"])
      .execute();
    await replaceGains(db);
  },
};

/**
 * The figures compared answers to one question of a survey; they now compare the scores of the two tests. The answers
 * themselves stay in `survey_answers`.
 */
async function replaceGains(db: Kysely<unknown>): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  await removeSurveyTriggers(db);
  await db.schema.dropTable("figure_gains").execute();
  await sql`create table figure_gains (
    account_id text not null references accounts (id) on delete cascade, course_id text not null,
    early integer not null, late integer not null, state_id integer, district text not null, campaign text not null,
    registered_on text not null, verified integer, primary key (account_id, course_id)) ${onPostgres ? sql`` : sql`without rowid`}`.execute(
    db,
  );
  await db.schema
    .createIndex("figure_gains_by_course")
    .on("figure_gains")
    .columns(["course_id", "state_id", "district", "campaign", "registered_on", "early", "late"])
    .execute();
  await addGainTriggers(db);
}

/** Also for the bench, which fills the tables without them. */
export async function addGainTriggers(db: QueryExecutorProvider): Promise<void> {
  const statements = hasTransactionalDdl(db as unknown as Database) ? notesOnPostgres : notesOnSqlite;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function removeGainTriggers(db: QueryExecutorProvider): Promise<void> {
  const on = hasTransactionalDdl(db as unknown as Database) ? " on gain_tests" : "";
  for (const [change] of changes) await sql.raw(`drop trigger if exists figures_gain_tests_${change}${on}`).execute(db);
}

const note = (row: string) =>
  `insert into figure_changes (account_id) select account_id from enrollments where id = ${row}.enrollment_id;`;
const changes = [
  ["insert", "new"],
  ["delete", "old"],
] as const;

const notesOnSqlite = changes.map(
  ([change, row]) => `create trigger figures_gain_tests_${change} after ${change} on gain_tests begin ${note(row)} end`,
);
const notesOnPostgres = changes.flatMap(([change, row]) => [
  `create or replace function figures_gain_tests_${change}() returns trigger language plpgsql as $$ begin ${note(row)} return null; end $$`,
  `create trigger figures_gain_tests_${change} after ${change} on gain_tests for each row execute function figures_gain_tests_${change}()`,
]);
