import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * The tables from which the desk's figures are counted: one narrow row for each person and course, computed from
 * accounts, enrollments, topic records, quizzes and certificates. Triggers record whose rows have changed, so that no
 * code that writes can forget it (decision 0082).
 */
export const figureTables: Migration = {
  async up(db: Kysely<unknown>) {
    await addTables(db);
    await addFigureTriggers(db);
    await sql`insert into figure_changes (account_id) select id from accounts`.execute(db);
    // The export of texts reads them by time, some at a time.
    await db.schema
      .createIndex("course_feedback_by_time")
      .on("course_feedback")
      .columns(["updated_at", "enrollment_id"])
      .execute();
    await db.schema
      .createIndex("unenrollments_by_time")
      .on("unenrollments")
      .columns(["course_id", "unenrolled_at", "enrollment_id"])
      .execute();
    await db.schema
      .createIndex("survey_answers_by_question")
      .on("survey_answers")
      .columns(["topic_id", "question_id"])
      .execute();
  },
};

async function addTables(db: Kysely<unknown>): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  const numbered = onPostgres ? sql`serial primary key` : sql`integer primary key`;
  // On SQLite the rows of a course's people are stored next to each other, so they are read sequentially.
  const inKeyOrder = onPostgres ? sql`` : sql`without rowid`;
  await sql`create table figure_patterns (id ${numbered}, course_id text not null, topic_id text not null, pattern text not null,
    unique (course_id, topic_id, pattern))`.execute(db);
  await sql`create table figure_people (
    account_id text not null references accounts (id) on delete cascade, course_id text not null,
    state_id integer, district text not null, block text not null, institution text not null, profession text not null, gender text not null,
    language text not null, campaign text not null, source text not null, registered_on text not null,
    enrolled integer not null, started integer not null, completed integer not null, certified integer not null,
    active_at text not null, rating real, path_id integer, primary key (course_id, account_id)) ${inKeyOrder}`.execute(
    db,
  );
  await db.schema.createIndex("figure_people_by_account").on("figure_people").column("account_id").execute();
  await sql`create table figure_answers (
    attempt_id text not null primary key, account_id text not null references accounts (id) on delete cascade, pattern_id integer not null,
    state_id integer, district text not null, campaign text not null, registered_on text not null)`.execute(db);
  await db.schema.createIndex("figure_answers_by_account").on("figure_answers").column("account_id").execute();
  await db.schema
    .createIndex("figure_answers_by_pattern")
    .on("figure_answers")
    .columns(["pattern_id", "state_id", "district", "campaign", "registered_on"])
    .execute();
  // Not unique, because an insert that waits for another transaction's would delay the learner's write.
  await sql`create table figure_changes (account_id text not null)`.execute(db);
  await db.schema.createIndex("figure_changes_by_account").on("figure_changes").column("account_id").execute();
}

/** The tables with the columns that the figures depend on, and the expression for a row's account. */
export const watchedAtFirst: { table: string; columns: string[]; account: "id" | "account_id" | "enrollment" }[] = [
  {
    table: "accounts",
    account: "id",
    columns: [
      "role",
      "password_hash",
      "state_id",
      "district",
      "block",
      "employment_sector",
      "profession",
      "gender",
      "language_preference",
      "utm_campaign",
      "utm_source",
      "created_at",
    ],
  },
  {
    table: "enrollments",
    account: "account_id",
    columns: ["status", "current_topic_id", "page_opened_at", "completed_at", "rating"],
  },
  { table: "certificates", account: "account_id", columns: ["withdrawn_at"] },
  {
    table: "topic_records",
    account: "enrollment",
    columns: ["reading_done_at", "quiz_done_at", "journal_done_at", "discussion_done_at", "form_done_at"],
  },
  { table: "quiz_attempts", account: "enrollment", columns: ["finished_at", "correct_count"] },
];

async function addFigureTriggers(db: QueryExecutorProvider): Promise<void> {
  for (const { table, columns, account } of watchedAtFirst) {
    const changes = {
      insert: sql`insert`,
      update: sql`update of ${sql.join(columns.map((column) => sql.ref(column)))}`,
      delete: sql`delete`,
    };
    for (const [change, when] of Object.entries(changes)) {
      // A deleted account's rows go with it.
      if (table === "accounts" && change === "delete") continue;
      await addTrigger(db, {
        name: `figures_${table}_${change}`,
        table,
        when,
        noted: noted(account, change === "delete" ? "old" : "new"),
      });
    }
  }
}

export async function removeFigureTriggers(db: QueryExecutorProvider): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  for (const { table } of watchedAtFirst)
    for (const change of ["insert", "update", "delete"]) {
      const on = onPostgres ? sql` on ${sql.table(table)}` : sql``;
      await sql`drop trigger if exists ${sql.ref(`figures_${table}_${change}`)}${on}`.execute(db);
    }
}

function noted(account: "id" | "account_id" | "enrollment", row: "old" | "new") {
  const field = (name: string) => sql.raw(`${row}.${name}`);
  if (account === "enrollment") return sql`select account_id from enrollments where id = ${field("enrollment_id")}`;
  // The rows of a deleted account are deleted after it: then there is nothing to count any more.
  return sql`select id from accounts where id = ${field(account)}`;
}

type Trigger = { name: string; table: string; when: ReturnType<typeof sql>; noted: ReturnType<typeof sql> };

async function addTrigger(db: QueryExecutorProvider, { name, table, when, noted: account }: Trigger): Promise<void> {
  const note = sql`insert into figure_changes (account_id) ${account};`;
  if (!hasTransactionalDdl(db as unknown as Database)) {
    await sql`create trigger ${sql.ref(name)} after ${when} on ${sql.table(table)} begin ${note} end`.execute(db);
    return;
  }
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(name)} after ${when} on ${sql.table(table)} for each row execute function ${sql.ref(name)}()`.execute(
    db,
  );
}
