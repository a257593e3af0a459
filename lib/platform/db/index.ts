import path from "node:path";
import { portal } from "../portal";
import { settings } from "../settings";
import type { OpenDatabase } from "./database";
import { openDatabase } from "./open";

export {
  countRows,
  migrationNames,
  newerMigrations,
  pageOf,
  pendingMigrations,
  restoreRows,
  type Table as StoredTable,
} from "./copy-rows";
export type { Database, OpenDatabase } from "./database";
export type * from "./figures-schema";
export { holdDataFolder, isServed } from "./file/in-use";
export { overwriteDeleted, overwriteDeletedBefore } from "./file/overwrite-deleted";
export type { EndCaseState } from "./learning-schema";
export { migrate, NewerDatabaseError, openDatabase } from "./open";
export type * from "./schema";
export { callErrorOfStorage, storageFailure, writeIfPossible } from "./storage-failure";
export { afterCommit, hasTransactionalDdl, holdName, write } from "./write";

/** The database of this process, opened on first use. */
export function openedDatabase(): OpenDatabase {
  portal.database ??= openDatabase({
    databaseUrl: settings().databaseUrl,
    sqliteFile: path.join(settings().dataDir, "portal.sqlite"),
    queryTimeoutMs: settings().databaseTimeoutMs,
    readRows: portal.server?.readRows,
  });
  return portal.database;
}
