import { sql } from "kysely";
import type { OpenDatabase } from "../../lib/platform/db";

/** A row by its columns. All rows of a table have the same columns in the same order. */
export type Row = Record<string, string | number | null>;

const rowsAtOnce = 5000;

/** Inserts many rows by the fastest method of each database. */
export async function insertAll(opened: OpenDatabase, table: string, rows: Iterable<Row>): Promise<void> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < rowsAtOnce) continue;
    await insert(opened, table, part);
    part = [];
  }
  if (part.length > 0) await insert(opened, table, part);
}

async function insert(opened: OpenDatabase, table: string, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const into = `insert into ${table} (${names.join(", ")})`;
  if (opened.kind === "sqlite") {
    const statement = opened.handle.prepare(`${into} values (${names.map((name) => `@${name}`).join(", ")})`);
    opened.handle.transaction(() => {
      for (const row of rows) statement.run(row);
    })();
  }
  // One text with all rows: a statement with a parameter for each value would be parsed for longer than it runs.
  else
    await opened.handle.query(
      `${into} select ${names.join(", ")} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
}

type Index = { name: string; sql: string };

/** Fills tables while their indexes are away and makes the indexes again afterwards. Primary keys stay. */
export async function withoutIndexes(
  { db, kind }: OpenDatabase,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = sql.join(tables);
  const query =
    kind === "sqlite"
      ? sql<Index>`select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${names})`
      : sql<Index>`select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public' and tablename in (${names})
          and indexname not in (select conname from pg_constraint)`;
  const indexes = (await query.execute(db)).rows;
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}

// What is generated is the same in each run.

/** The same number for the same place in the sequence, between 0 and 1. */
export const chance = (number: number, salt: number) => {
  const mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32;
};

/** One of the values, by a chance. */
export const pick = <Value>(from: readonly Value[], share: number): Value | undefined =>
  from[Math.min(from.length - 1, Math.floor(share * from.length))];

/** A learner's number in an id. */
export const digits = (number: number) => String(number).padStart(8, "0");

export const dayMs = 86_400_000;
export const iso = (ms: number) => new Date(ms).toISOString();

/** @returns what inserts into a table the rows of everybody, who has none, one or several */
export function insertFor(opened: OpenDatabase, learners: number) {
  return (table: string, rows: (number: number, account_id: string) => Row | Row[]) => {
    const numbers = new Array<undefined>(learners).keys();
    const all = numbers.flatMap((number) => [rows(number, `p${digits(number)}`)].flat());
    return insertAll(opened, table, all);
  };
}
