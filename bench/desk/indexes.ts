import { sql } from "kysely";
import type { OpenDatabase } from "../../lib/platform/db";

type Index = { name: string; sql: string };

/**
 * Fills tables while their indexes are away, which are made again at once afterwards: the rows come in the order of no
 * index. Primary keys stay.
 */
export async function withoutIndexes(opened: OpenDatabase, tables: string[], fill: () => Promise<void>): Promise<void> {
  const indexes = await readIndexes(opened, tables);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(opened.db);
  await fill();
  for (const index of indexes) await sql.raw(index.sql).execute(opened.db);
}

async function readIndexes({ db, kind }: OpenDatabase, tables: string[]): Promise<Index[]> {
  const names = sql.join(tables);
  const query =
    kind === "sqlite"
      ? sql<Index>`select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${names})`
      : sql<Index>`select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public' and tablename in (${names})
          and indexname not in (select conname from pg_constraint)`;
  return (await query.execute(db)).rows;
}
