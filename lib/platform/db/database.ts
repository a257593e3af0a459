import type Sqlite from "better-sqlite3";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Schema } from "./schema";

/** A connection to the portal's tables, or a transaction on it. */
export type Database = Kysely<Schema>;

/**
 * The opened database, and the driver's own handle for libraries that bring their own queries. `reading`: the same
 * tables for long statements that only read. On SQLite they run in a thread where a portal runs, so that they do not
 * block the process; elsewhere it is `db`.
 */
export type OpenDatabase = { db: Database; reading: Database; close: () => Promise<void> } & (
  | { kind: "sqlite"; handle: Sqlite.Database }
  | { kind: "postgres"; handle: pg.Pool }
);
