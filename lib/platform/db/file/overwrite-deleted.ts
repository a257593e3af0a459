import { sql } from "kysely";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/** How long a statement on SQLite waits for another process's lock. */
export const lockTimeoutMs = 10_000;

/**
 * Empties SQLite's log of changes into the database, where what was deleted is overwritten (`secure_delete`): the log
 * would hold the deleted rows until it is written over. A backup that reads the file may take minutes; the log is then
 * emptied at the next deletion, or the next day. PostgreSQL frees the space of deleted rows by itself, and writes over it later.
 */
export async function overwriteDeleted(db: Database): Promise<void> {
  if (hasTransactionalDdl(db)) return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(lockTimeoutMs)}`.execute(connection);
    }
  });
}

/** Releases before left what was deleted in the file; once, it is written anew without that. */
export async function overwriteDeletedBefore(db: Database): Promise<void> {
  if (hasTransactionalDdl(db)) return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= 1) return;
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = 1`.execute(db);
  await overwriteDeleted(db);
}
