import { handleWhen, IterableBackoff, retry } from "cockatiel";
import { sql } from "kysely";
import type { Database } from "./database";

/** SQLite: another process holds the write lock; PostgreSQL: serialization failure or deadlock. */
function isWorthRetrying(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? "";
  return code.startsWith("SQLITE_BUSY") || code === "40001" || code === "40P01";
}

const again = retry(handleWhen(isWorthRetrying), { maxAttempts: 4, backoff: new IterableBackoff([20, 40, 60, 80]) });

/** Runs a write as one transaction, committed on return. On SQLite it locks at once: what it reads stays true. */
export function write<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return again.execute(() => db.connection().execute((connection) => inTransaction(connection, work)));
}

const toDoAfterCommit = new WeakMap<Database, (() => void)[]>();

/** Calls back when this transaction's `write` has committed, not if it fails; else at once. */
export function afterCommit(db: Database, callBack: () => void): void {
  const waiting = toDoAfterCommit.get(db);
  if (waiting) waiting.push(callBack);
  else callBack();
}

async function inTransaction<Result>(
  connection: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = [];
  toDoAfterCommit.set(connection, afterwards);
  await (hasTransactionalDdl(connection) ? sql`begin` : sql`begin immediate`).execute(connection);
  try {
    const result = await work(connection);
    await sql`commit`.execute(connection);
    for (const callBack of afterwards) callBack();
    return result;
  } catch (error) {
    // A rollback fails when the transaction has already ended; the first error is the one to report.
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw error;
  } finally {
    toDoAfterCommit.delete(connection);
  }
}

/** Only PostgreSQL's dialect has this property, so it distinguishes the two after minification too. */
export function hasTransactionalDdl(db: Database): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}

/**
 * Waits until no other transaction holds this name, and holds it until the caller's transaction ends: for a check and
 * its insert where no unique key can refuse the second. On SQLite a `write` has the whole database to itself.
 */
export async function holdName(db: Database, name: string): Promise<void> {
  if (hasTransactionalDdl(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
