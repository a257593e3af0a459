import Sqlite from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { Migrator } from "kysely/migration";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { currentRequest, portal, type ReadRows } from "../portal";
import { privateFile } from "../private-file";
import type { Database, OpenDatabase } from "./database";
import { lockTimeoutMs } from "./file/overwrite-deleted";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { hasTransactionalDdl, write } from "./write";

/** A newer release migrated the database. The message names what is unknown here, and what to do. */
export class NewerDatabaseError extends Error {
  constructor(unknown: string) {
    super(
      `The database was brought up to date by a newer release of the portal: this one does not know ${unknown}. Start that release, or restore a backup from before it into an empty database.`,
    );
  }
}

/**
 * A connection that is closed when a query on it has taken too long (`query_timeout`). `pg` alone reports the error and
 * gives the connection back to the pool, where the next query waits behind the one that never ends.
 */
class TimeLimitedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: `pg` declares seven forms of this method, which are all passed on
  override query(...given: any[]): any {
    const result: unknown = Reflect.apply(super.query, this, given);
    if (result instanceof Promise) result.catch((error: Error) => this.closeIfSilent(error));
    return result;
  }

  private closeIfSilent({ message }: Error): void {
    // With a query still open, `end` does not ask the server but closes the connection.
    if (message === "Query read timeout") this.end().catch(() => undefined);
  }
}

function observe({ level, query, queryDurationMillis }: LogEvent): void {
  portal.server?.queryTime?.(queryDurationMillis, level === "error");
  const request = currentRequest();
  // The statements around a transaction do not count as queries.
  if (request?.queries !== undefined && level === "query" && !/^(?:begin|commit|rollback)\b/.test(query.sql))
    request.queries += 1;
}

/** Kysely reports each query to it; undefined where no one observes them. */
const observer = () => (portal.server?.countsQueries || portal.server?.queryTime ? observe : undefined);

/**
 * Opens PostgreSQL where an address is given, else the SQLite file.
 * @param where.queryTimeoutMs the time limit of a query on PostgreSQL; without it there is none, as a script that
 * copies all rows needs
 * @param where.readRows reads rows of the SQLite file in another thread; without it this one reads them
 */
export function openDatabase(where: {
  databaseUrl: string | null;
  sqliteFile: string;
  queryTimeoutMs?: number;
  readRows?: ReadRows | undefined;
}): OpenDatabase {
  return where.databaseUrl
    ? openPostgres(where.databaseUrl, where.queryTimeoutMs)
    : openSqlite(where.sqliteFile, where.readRows);
}

function openSqlite(file: string, readRows: ReadRows | undefined): OpenDatabase {
  // With a timeout from the beginning, because the switch to WAL needs a lock that another process may hold.
  const handle = new Sqlite(privateFile(file), { timeout: lockTimeoutMs });
  handle.pragma("journal_mode = WAL");
  // FULL: a commit is on the disk before the response reports that something is saved.
  handle.pragma("synchronous = FULL");
  handle.pragma("foreign_keys = ON");
  // What is deleted is overwritten with zeros (file/overwrite-deleted.ts).
  handle.pragma("secure_delete = ON");
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withPreparedStatements(handle) }),
    log: observer(),
  });
  // Kysely does not close a handle that it has not used, so it is closed here.
  const close = async () => {
    await db.destroy();
    handle.close();
  };
  const reading = readRows ? new Kysely<Schema>({ dialect: readingDialect(readRows), log: observer() }) : db;
  return { kind: "sqlite", db, reading, handle, close };
}

/**
 * Statements stay prepared: Kysely writes the same few hundred, and preparing takes up to ten times as long as running.
 * Where SQLite plans with the value of a `?`, it plans anew at every run. It does not read `+?`, which is the same value.
 */
export function withPreparedStatements(handle: Sqlite.Database): Pick<Sqlite.Database, "prepare" | "close"> {
  const prepared = new LRUCache<string, Sqlite.Statement>({ max: 500 });
  const prepare = (query: string) => {
    const known = prepared.get(query);
    // A statement whose rows are still being read cannot be run a second time.
    if (known && !known.busy) return known;
    const made = handle.prepare(query.replaceAll(" = ?", " = +?"));
    prepared.set(query, made);
    return made;
  };
  return { prepare: prepare as Sqlite.Database["prepare"], close: () => handle.close() };
}

const shortestConnectMs = 5000;
/** How long a script waits for a connection. Its queries have no time limit. */
const scriptConnectMs = 30_000;

function openPostgres(url: string, queryTimeoutMs?: number): OpenDatabase {
  const timeouts = {
    connectionTimeoutMillis: Math.max(shortestConnectMs, queryTimeoutMs ?? scriptConnectMs),
    ...(queryTimeoutMs ? { query_timeout: queryTimeoutMs, keepAlive: true } : {}),
  };
  const handle = new pg.Pool({
    connectionString: url,
    max: 10,
    ...timeouts,
    Client: TimeLimitedClient,
    // PostgreSQL compiles a query that it expects to be long, which takes 50 to 200 ms: more than the desk's figures
    // gain by it (bench/RESULTS.md). The pool waits for this before it lends the connection, because `pg` will not take
    // a query while another one runs.
    onConnect: (client) => client.query("set jit = off").catch(() => undefined),
  });
  // A database that restarts also closes idle connections. Without a listener that error would end this process.
  handle.on("connect", (client) => client.on("error", (error) => console.error("database:", error.message)));
  handle.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: handle }), log: observer() });
  const close = async () => {
    await db.destroy();
    if (!handle.ended) await handle.end();
  };
  return { kind: "postgres", db, reading: db, handle, close };
}

/**
 * Brings the tables up to date. Of several processes that do so at once, one does it and the others wait: PostgreSQL
 * takes a lock for that, and on SQLite all of it is one transaction. @returns the names of the migrations that ran now;
 * @throws NewerDatabaseError
 */
export function migrate(db: Database): Promise<string[]> {
  return hasTransactionalDdl(db) ? migrateToLatest(db) : write(db, migrateToLatest);
}

async function migrateToLatest(db: Database): Promise<string[]> {
  // Branches are developed side by side, so a database may have a later number before an earlier one.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  // Kysely's error for a migration that the database has and this release has not.
  const unknown = error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (unknown) throw new NewerDatabaseError(unknown);
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** SQLite's dialect of Kysely for a connection that reads through another thread. It refuses transactions. */
function readingDialect(readRows: ReadRows): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => ({
      rows: (await readRows(sql, parameters)) as Row[],
    }),
    streamQuery: refuse,
  };
  const driver = new DummyDriver();
  driver.acquireConnection = async () => connection;
  driver.beginTransaction = refuse;
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function refuse(): never {
  throw new Error("This connection only reads, a statement at a time.");
}
