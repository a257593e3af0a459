import { sql } from "kysely";
import type { Database } from "./database";
import { migrations } from "./migrations";

/** The migrations of this build. */
export function migrationNames(): string[] {
  return Object.keys(migrations);
}

/**
 * The migrations of this build that the database does not have yet. @throws when the database does not answer, or was
 * never migrated
 */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !done.has(name));
}

/** The migrations that the database has and this build does not know: a newer release has been here. */
export async function newerMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}
