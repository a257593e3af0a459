import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { inject } from "vitest";
import type { ReadRows } from "../../portal";
import type { OpenDatabase } from "../database";
import { openDatabase } from "../open";
import { createDatabase } from "./create-database";

export type Dialect = "sqlite" | "postgres";
/** `npm run check` uses SQLite only. */
export const dialects: readonly Dialect[] = process.env.TEST_SQLITE_ONLY ? ["sqlite"] : ["sqlite", "postgres"];

/** A database of one test file. `openAnother` opens it again, as a second process would. */
export type FreshDatabase = {
  opened: OpenDatabase;
  dataDir: string;
  openAnother: () => OpenDatabase;
  remove: () => Promise<void>;
};

/** A database with nothing in it. */
export function emptyDatabase(dialect: Dialect): Promise<FreshDatabase> {
  return databaseLike(dialect, null);
}

/** A database with the tables in it: a copy of the one that `migrated-databases.ts` made. */
export function freshDatabase(dialect: Dialect): Promise<FreshDatabase> {
  return databaseLike(dialect, inject("migrated"));
}

async function databaseLike(
  dialect: Dialect,
  template: { sqliteFile: string; postgresName: string } | null,
): Promise<FreshDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-"));
  const postgres = dialect === "postgres" ? await createDatabase(inject("postgresUrl"), template?.postgresName) : null;
  if (dialect === "sqlite" && template) fs.copyFileSync(template.sqliteFile, path.join(dataDir, "portal.sqlite"));
  const sqliteFile = path.join(dataDir, "portal.sqlite");
  const all: { close: () => unknown }[] = [];
  // What a portal reads in another thread goes through a connection that cannot write here too.
  let reader: Sqlite.Database | undefined;
  const readRows: ReadRows = async (statement, parameters) => {
    if (!reader) {
      reader = new Sqlite(sqliteFile, { readonly: true });
      all.unshift(reader);
    }
    return reader.prepare(statement).all(...parameters);
  };
  const openAnother = () => {
    const another = openDatabase({ databaseUrl: postgres?.url ?? null, sqliteFile, readRows });
    // SQLite waits for a lock inside the call. The holder is in this process too, so a wait only keeps it from ending;
    // `write` tries again.
    if (another.kind === "sqlite") another.handle.pragma("busy_timeout = 50");
    all.push(another);
    return another;
  };
  const remove = async () => {
    await Promise.all(all.map((each) => each.close()));
    await postgres?.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { opened: openAnother(), dataDir, openAnother, remove };
}
