import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * Answers to quizzes are summed by pattern and state, and by pattern, campaign and month; answers before and after a
 * course are stored in one row (decision 0114): a view counted every attempt and joined all surveys before. Everyone
 * is counted anew, because the row of all courses now has the way through them.
 */
export const figureSums: Migration = {
  async up(db: Kysely<unknown>) {
    await addGains(db);
    await addSurveyTriggers(db);
    await addSums(db);
    // The triggers first: from then on no other process changes the table before this commits.
    await addSumTriggers(db);
    await sumAnswers(db);
    await sql`insert into figure_changes (account_id) select id from accounts`.execute(db);
  },
};

const changes = ["insert", "update", "delete"] as const;

async function addGains(db: Kysely<unknown>): Promise<void> {
  const inKeyOrder = hasTransactionalDdl(db as unknown as Database) ? sql`` : sql`without rowid`;
  await sql`create table figure_gains (
    account_id text not null references accounts (id) on delete cascade, course_id text not null, topic_id text not null, question_id text not null,
    early text not null, late text not null, state_id integer, district text not null, campaign text not null, registered_on text not null,
    primary key (account_id, course_id, topic_id, question_id)) ${inKeyOrder}`.execute(db);
  await db.schema
    .createIndex("figure_gains_by_question")
    .on("figure_gains")
    .columns([
      "course_id",
      "topic_id",
      "question_id",
      "state_id",
      "district",
      "campaign",
      "registered_on",
      "early",
      "late",
    ])
    .execute();
}

/** Also for the bench, which fills the tables without them. */
async function addSurveyTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const change of changes) await addSurveyTrigger(db, change);
}

export async function removeSurveyTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const change of changes) await removeTrigger(db, `figures_survey_answers_${change}`, "survey_answers");
}

/**
 * Notes the learner only when the same question is answered both in a topic and after the course, so most surveys write
 * no note.
 */
async function addSurveyTrigger(db: QueryExecutorProvider, change: (typeof changes)[number]): Promise<void> {
  const name = `figures_survey_answers_${change}`;
  const row = change === "delete" ? "old" : "new";
  const event = change === "update" ? sql`update of answer` : sql.raw(change);
  const when = change === "update" ? sql`when (old.answer is distinct from new.answer)` : sql``;
  const note =
    sql.raw(`insert into figure_changes (account_id) select account_id from enrollments where id = ${row}.enrollment_id and exists (
    select 1 from survey_answers as other where other.enrollment_id = ${row}.enrollment_id and other.question_id = ${row}.question_id
      and (other.topic_id = '') <> (${row}.topic_id = ''));`);
  if (!hasTransactionalDdl(db as unknown as Database)) {
    await sql`create trigger ${sql.ref(name)} after ${event} on survey_answers ${when} begin ${note} end`.execute(db);
    return;
  }
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(name)} after ${event} on survey_answers for each row ${when} execute function ${sql.ref(name)}()`.execute(
    db,
  );
}

/**
 * One table for each filter: by state, and by campaign and month, whose first day is `registered_on`. By all of them
 * there would be hardly fewer rows than answers.
 */
async function addSums(db: Kysely<unknown>): Promise<void> {
  await sql`create table figure_state_sums (pattern_id integer not null, state_id integer, people integer not null)`.execute(
    db,
  );
  await sql`create table figure_month_sums (pattern_id integer not null, campaign text not null, registered_on text not null, people integer not null)`.execute(
    db,
  );
  for (const { table, key } of sums) await sql.raw(`create unique index ${table}_key on ${table} (${key})`).execute(db);
}

/**
 * The index of the states is on an expression, because a state that is not known is null, which is unique by itself.
 */
const sums = [
  {
    table: "figure_state_sums",
    key: "pattern_id, coalesce(state_id, 0)",
    columns: "pattern_id, state_id",
    of: (row: string) => `${row}pattern_id, ${row}state_id`,
  },
  {
    table: "figure_month_sums",
    key: "pattern_id, campaign, registered_on",
    columns: "pattern_id, campaign, registered_on",
    of: (row: string) => `${row}pattern_id, ${row}campaign, substr(${row}registered_on, 1, 7) || '-01'`,
  },
];
const add = ({ table, key }: (typeof sums)[number]) =>
  `on conflict (${key}) do update set people = ${table}.people + excluded.people`;

/**
 * Writes the sums of all answers into the empty tables. Exported for the bench, which fills the tables without
 * triggers.
 */
export async function sumAnswers(db: QueryExecutorProvider): Promise<void> {
  for (const { table, columns, of } of sums)
    await sql
      .raw(
        `insert into ${table} (${columns}, people) select ${of("")}, count(*) from figure_answers group by ${of("")}`,
      )
      .execute(db);
}

/**
 * Triggers add and subtract, so whatever deletes an answer (a refresh, the deletion of its account) is in the sums. No
 * answer is updated.
 */
export async function addSumTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const [change, row, people] of [["insert", "new", 1] as const, ["delete", "old", -1] as const]) {
    const name = `figure_answers_${change}`;
    const one = sums.map(
      (sum) =>
        `insert into ${sum.table} (${sum.columns}, people) values (${sum.of(`${row}.`)}, ${people}) ${add(sum)};`,
    );
    const statements = hasTransactionalDdl(db as unknown as Database)
      ? countTogether(name, change, row, people)
      : [`create trigger ${name} after ${change} on figure_answers begin ${one.join(" ")} end`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

/**
 * Runs once for each statement. It takes a lock first: two transactions that add to the same sums in different orders
 * would deadlock.
 */
function countTogether(name: string, change: string, row: string, people: number): string[] {
  const all = sums.map(
    (sum) =>
      `insert into ${sum.table} (${sum.columns}, people) select ${sum.of("")}, ${people} * count(*) from changed group by ${sum.of("")} ${add(sum)};`,
  );
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${lockNumber}); ${all.join(" ")} return null; end $$`,
    `create trigger ${name} after ${change} on figure_answers referencing ${row} table as changed for each statement execute function ${name}()`,
  ];
}

/** Any number that no other lock uses. */
const lockNumber = 820_020;

export async function removeSumTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const change of ["insert", "delete"]) await removeTrigger(db, `figure_answers_${change}`, "figure_answers");
}

async function removeTrigger(db: QueryExecutorProvider, name: string, table: string): Promise<void> {
  const on = hasTransactionalDdl(db as unknown as Database) ? sql` on ${sql.table(table)}` : sql``;
  await sql`drop trigger if exists ${sql.ref(name)}${on}`.execute(db);
}
