import { createHash } from "node:crypto";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, OpenDatabase } from "./database";
import type { FigureTables } from "./figures-schema";
import { migrations } from "./migrations";
import { addConsentTrigger, removeConsentTrigger } from "./migrations/0017-0026-work-and-notices";
import type { Schema } from "./schema";
import { write } from "./write";

/**
 * Every table with the columns of its primary key, in an order in which a table follows those that it refers to. A
 * missing table does not compile. The desk's figures are counted again from the copied rows.
 */
const keys = {
  accounts: ["id"],
  identities: ["provider", "subject"],
  sessions: ["token_hash"],
  mail_tokens: ["token_hash"],
  email_changes: ["id"],
  closed_accounts: ["account_id"],
  consents: ["id"],
  outbox: ["id"],
  avatars: ["account_id"],
  grievances: ["ticket"],
  audit_events: ["id"],
  comments: ["id"],
  comment_followers: ["account_id", "kind", "discussion_id"],
  chat_messages: ["account_id", "id"],
  enrollments: ["id"],
  topic_records: ["enrollment_id", "topic_id"],
  question_copies: ["version"],
  quiz_attempts: ["id"],
  quiz_answers: ["attempt_id", "question_id"],
  journal_entries: ["enrollment_id", "topic_id"],
  gain_tests: ["enrollment_id", "moment"],
  journal_drafts: ["enrollment_id", "topic_id"],
  journal_versions: ["enrollment_id", "topic_id", "written_at"],
  classroom_cards: ["enrollment_id", "topic_id"],
  case_results: ["enrollment_id", "case_id"],
  sent_calls: ["account_id", "key"],
  survey_answers: ["enrollment_id", "topic_id", "question_id"],
  course_feedback: ["enrollment_id"],
  unenrollments: ["enrollment_id"],
  certificates: ["id"],
  reviews: ["id"],
  comment_reports: ["comment_id", "account_id"],
  held_words: ["language", "word"],
  conversations: ["account_id"],
  canned_replies: ["id"],
  staff_areas: ["account_id", "kind", "value"],
  staff_factors: ["account_id"],
  staff_recovery_codes: ["account_id", "code_hash"],
  staff_actions: ["id"],
  staff_notices: ["account_id"],
  account_changes: ["id"],
  roster_moves: ["id", "account_id"],
  replaced_certificates: ["id"],
  badge_statuses: ["certificate_id"],
  invitations: ["account_id"],
  staff_invitations: ["account_id"],
  people_uploads: ["id"],
  mailings: ["id"],
  mailing_recipients: ["mailing_id", "account_id"],
  weekly_reminders: ["course_id"],
  recall_cards: ["enrollment_id", "topic_id", "question_id"],
  recall_answers: ["enrollment_id", "topic_id", "question_id", "round"],
  recall_people: ["account_id"],
} satisfies { [Table in Exclude<keyof Schema, keyof FigureTables>]: (keyof Schema[Table])[] };

export type Table = keyof typeof keys;
type Row = Record<string, unknown>;
/** The number of a table's rows, and a digest of all rows that does not depend on their order. */
export type TableSum = { rows: number; digest: string };

export const copiedTables = Object.keys(keys) as Table[];
const rowsAtOnce = 500;

/** A copy is not possible, or a copied row differs; the message states what to do. */
export class CopyError extends Error {}

/**
 * Copies the rows of all tables, as they are at one moment, into a database that has the tables and no account; then
 * reads the copy and compares it. The source may be in use meanwhile. The counters of the limits are not copied, and
 * start from zero.
 * @returns the rows and digest of each table. @throws CopyError, with the target left empty, where the target is in use
 * or a row differs
 */
export async function copyRows(source: OpenDatabase, target: OpenDatabase): Promise<Record<Table, TableSum>> {
  await requireSameTables(source.db, target.db);
  return await readSnapshot(source, async (from) =>
    write(target.db, async (to) => {
      for (const table of copiedTables)
        if (await hasRow(to, table))
          throw new CopyError(`The target already has rows in "${table}". Give an empty database.`);
      const sums = {} as Record<Table, TableSum>;
      // Copied accounts have this trigger's values; run again, it could give others for two equal times.
      await removeConsentTrigger(to);
      for (const table of copiedTables) {
        const sum = new Sum();
        for await (const rows of readBatches(from, table)) {
          for (const row of rows) sum.add(row);
          await insert(to, table, rows);
        }
        sums[table] = sum.result();
      }
      await addConsentTrigger(to);
      for (const table of copiedTables) {
        const copied = await computeSum(to, table);
        if (copied.rows !== sums[table].rows || copied.digest !== sums[table].digest)
          throw new CopyError(`The rows of "${table}" differ after the copy.`);
      }
      return sums;
    }),
  );
}

async function requireSameTables(from: Database, to: Database): Promise<void> {
  // Columns that this release does not know would be left out of the copy.
  const [unknown] = [...(await newerMigrations(from)), ...(await newerMigrations(to))];
  if (unknown)
    throw new CopyError(
      `The database was brought up to date by a newer release of the portal: this one does not know ${unknown}. Run this command of that release.`,
    );
  const [source, target] = await Promise.all([readMigrations(from), readMigrations(to)]);
  if (source.join() !== target.join())
    throw new CopyError(
      "The two databases are of different versions of the portal. Run `npm run migrate` on the older one first.",
    );
}

async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Reads within one transaction, which sees one state of the source even if it is written meanwhile. */
async function readSnapshot<Result>(
  { kind, db }: OpenDatabase,
  read: (from: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await (kind === "postgres" ? sql`begin isolation level repeatable read read only` : sql`begin`).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** The rows of a table in batches, in the order of its key. */
async function* readBatches(db: Database, table: Table): AsyncGenerator<Row[]> {
  const columns = keys[table].map((column) => sql.ref(column));
  const key = sql.join(columns);
  let last: unknown[] | null = null;
  for (;;) {
    const after: ReturnType<typeof sql> = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const all = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(rowsAtOnce)}`;
    const { rows } = await all.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = keys[table].map((column) => rows.at(-1)?.[column]);
  }
}

/** Puts rows back that were read before. A row that is still there gets the values that it had. */
export async function restoreRows(db: Database, table: Table, rows: Row[]): Promise<void> {
  const isKey = new Set<string>(keys[table]);
  const others = Object.keys(rows[0] ?? {}).filter((name) => !isKey.has(name));
  const values = others.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const key = sql.join(keys[table].map((column) => sql.ref(column)));
  const then = values.length > 0 ? sql`do update set ${sql.join(values)}` : sql`do nothing`;
  await insert(db, table, rows, sql`on conflict (${key}) ${then}`);
}

/** SQLite takes 32,766 values in one statement, so a batch is inserted in parts. */
async function insert(db: Database, table: Table, rows: Row[], onConflict = sql``): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const rowsInStatement = Math.max(1, Math.floor(10_000 / names.length));
  for (let start = 0; start < rows.length; start += rowsInStatement) {
    const part = rows.slice(start, start + rowsInStatement);
    const values = sql.join(part.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values} ${onConflict}`.execute(db);
  }
}

async function hasRow(db: Database, table: Table): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0;
}

async function computeSum(db: Database, table: Table): Promise<TableSum> {
  const sum = new Sum();
  for await (const rows of readBatches(db, table)) for (const row of rows) sum.add(row);
  return sum.result();
}

/** The two databases sort texts differently, so the digests of the rows are combined without an order. */
class Sum {
  private rows = 0;
  private readonly bytes = Buffer.alloc(32);

  add(row: Row): void {
    this.rows += 1;
    const names = Object.keys(row).sort();
    const text = JSON.stringify(names.map((name) => [name, row[name]]));
    const digest = createHash("sha256").update(text).digest();
    for (const [index, byte] of digest.entries()) this.bytes[index] = ((this.bytes[index] ?? 0) + byte) & 255;
  }

  result(): TableSum {
    return { rows: this.rows, digest: this.bytes.toString("hex") };
  }
}

export const migrationNames = (): string[] => Object.keys(migrations);

/** The migrations that the database lacks. @throws when it does not answer, or was never migrated */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const done = new Set(await readMigrations(db));
  return migrationNames().filter((name) => !done.has(name));
}

/** The migrations that the database has and this build does not know: a newer release has been here. */
export async function newerMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  return (await readMigrations(db)).filter((name) => !(name in migrations));
}

export async function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as("total"))
    .$castTo<{ total: number | string | bigint }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of a list of so many rows: the wanted one, or the last where there are not so many. */
export function pageOf(total: number, wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  return { page, pages, limit: size, offset: (page - 1) * size };
}
