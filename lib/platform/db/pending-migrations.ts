import { sql } from "kysely";
import type { Database } from "./database";
import { migrations } from "./migrations";

/** The migrations of this build that the database does not have yet. @throws when the database does not answer, or was never migrated */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !done.has(name));
}
