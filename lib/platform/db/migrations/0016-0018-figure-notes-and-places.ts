import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";
import { removeFigureTriggers, watchedAtFirst } from "./0015-figures";

/**
 * Replaces the triggers of 0015 by ones that note a person only when a figure can have changed (docs/decisions/0082):
 * not for
 * an update that changes no column, and not for an attempt at a quiz that is unfinished or not the first. On SQLite a
 * person is not noted twice either.
 */
export const figureNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await removeFigureTriggers(db);
    await addFigureTriggers(db);
  },
};

type Watched = { table: string; columns: string[]; account: "id" | "account_id" | "enrollment"; counts?: string };
const changes = ["insert", "update", "delete"] as const;
type Change = (typeof changes)[number];

/** The same tables and columns, and for attempts the condition on rows that count at all. */
const watched: Watched[] = watchedAtFirst.map((each) =>
  each.table === "quiz_attempts" ? { ...each, counts: "row.number = 1 and row.finished_at is not null" } : each,
);

/** Also for the bench, which fills the tables without them. */
export async function addFigureTriggers(db: QueryExecutorProvider): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  for (const table of watched)
    for (const change of changes)
      if (table.account !== "id" || change !== "delete") await addTrigger(db, onPostgres, table, change);
}

/**
 * The trigger of changed accounts instead of the one that is there, with further columns that the figures depend on.
 */
export async function addAccountTrigger(db: QueryExecutorProvider, further: string[]): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  await sql.raw(`drop trigger if exists figures_accounts_update${onPostgres ? " on accounts" : ""}`).execute(db);
  for (const table of watched)
    if (table.account === "id")
      await addTrigger(db, onPostgres, { ...table, columns: [...table.columns, ...further] }, "update");
}

async function addTrigger(
  db: QueryExecutorProvider,
  onPostgres: boolean,
  watch: Watched,
  change: Change,
): Promise<void> {
  const { table, columns } = watch;
  const name = `figures_${table}_${change}`;
  const event =
    change === "update" ? sql`update of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql.raw(change);
  const when = changeCondition(watch, change);
  const note = insertNote(watch, change === "delete" ? "old" : "new", onPostgres);
  if (!onPostgres) {
    await sql`create trigger ${sql.ref(name)} after ${event} on ${sql.table(table)} ${when} begin ${note} end`.execute(
      db,
    );
    return;
  }
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(name)} after ${event} on ${sql.table(table)} for each row ${when} execute function ${sql.ref(name)}()`.execute(
    db,
  );
}

/** Which of the changed rows can change a figure. */
function changeCondition({ columns, counts }: Watched, change: Change): RawBuilder<unknown> {
  const isCounted = (row: "old" | "new") => (counts ?? "").replaceAll("row.", `${row}.`);
  const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(" or ");
  const conditions = {
    insert: isCounted("new"),
    update: counts ? `(${isCounted("old")} or ${isCounted("new")}) and (${differs})` : differs,
    delete: isCounted("old"),
  };
  return sql.raw(conditions[change] && `when (${conditions[change]})`);
}

/**
 * On SQLite, where one transaction writes at a time, a person with a note needs no second one: a refresh that deletes
 * the notes either sees this change or has ended before it. On PostgreSQL a refresh may be running that does not see
 * this change, so each change gets a note of its own.
 */
function insertNote({ account }: Watched, row: "old" | "new", onPostgres: boolean): RawBuilder<unknown> {
  // The rows of a deleted account are deleted after it: then there is nothing to count any more.
  const found =
    account === "enrollment"
      ? `select account_id from enrollments where id = ${row}.enrollment_id`
      : `select id from accounts where id = ${row}.${account}`;
  const unnoted = account === "enrollment" ? "enrollments.account_id" : "accounts.id";
  const once = onPostgres
    ? ""
    : ` and not exists (select 1 from figure_changes where figure_changes.account_id = ${unnoted})`;
  return sql.raw(`insert into figure_changes (account_id) ${found}${once};`);
}

/** The columns of the index, in the order of the groups. */
export const byPlace = [
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
];

/**
 * The figures by state, district and block are read from this index alone, in the order of their groups: SQLite sorted
 * the rows of all people for each view, and a filter by place read the whole course. Ratings and paths are in it for
 * the figures of one course in one place.
 */
export const figuresByPlace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("figure_people_by_place").on("figure_people").columns(byPlace).execute();
  },
};
