import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * Stores in each enrollment what a mailing's audience depends on: when a topic was last worked on, and in how many
 * topics the reading and the quiz are done. Before, counting an audience read all topic records of the course (decision
 * 0115).
 */
export const progressOfEnrollments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("worked_at", "text").execute();
    for (const name of ["topics_read", "quizzes_done"])
      await db.schema
        .alterTable("enrollments")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    // The triggers first: creating them locks the table, so no other process changes a topic record before this
    // commits.
    await addProgressTriggers(db);
    await countProgress(db);
  },
};

const times = [
  "created_at",
  "reading_done_at",
  "quiz_done_at",
  "journal_done_at",
  "discussion_done_at",
  "form_done_at",
];

/** Also for the bench, which fills the tables without triggers. */
export async function countProgress(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`update enrollments set worked_at = done.worked_at, topics_read = done.topics_read, quizzes_done = done.quizzes_done
      from (select enrollment_id, ${progress(hasTransactionalDdl(db as unknown as Database))}
        from topic_records group by enrollment_id) as done where done.enrollment_id = enrollments.id`)
    .execute(db);
}

const changes = { insert: "insert", update: `update of ${times.join(", ")}`, delete: "delete" };

/** Recounts the enrollment of the row, so that a time that is removed or set back is counted too. */
export async function addProgressTriggers(db: QueryExecutorProvider): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  for (const [change, event] of Object.entries(changes)) {
    const name = `enrollments_progress_${change}`;
    const row = change === "delete" ? "old" : "new";
    const count = `update enrollments set (worked_at, topics_read, quizzes_done) = (
      select ${progress(onPostgres)} from topic_records where enrollment_id = ${row}.enrollment_id) where id = ${row}.enrollment_id;`;
    const when =
      change === "update"
        ? `when (${times.map((time) => `old.${time} is distinct from new.${time}`).join(" or ")})`
        : "";
    const statements = onPostgres
      ? [
          `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${count} return null; end $$`,
          `create trigger ${name} after ${event} on topic_records for each row ${when} execute function ${name}()`,
        ]
      : [`create trigger ${name} after ${event} on topic_records ${when} begin ${count} end`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

export async function removeProgressTriggers(db: QueryExecutorProvider): Promise<void> {
  const on = hasTransactionalDdl(db as unknown as Database) ? " on topic_records" : "";
  for (const change of Object.keys(changes))
    await sql.raw(`drop trigger if exists enrollments_progress_${change}${on}`).execute(db);
}

/** The values of the three columns, of the topic records of an enrollment. */
function progress(onPostgres: boolean): string {
  const latest = `${onPostgres ? "greatest" : "max"}(${times.map((time) => `coalesce(${time}, '')`).join(", ")})`;
  return `max(${latest}) as worked_at, count(reading_done_at) as topics_read, count(quiz_done_at) as quizzes_done`;
}
