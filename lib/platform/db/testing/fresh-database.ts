import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { migrate, type OpenDatabase, openDatabase } from "../open";
import { createDatabase } from "./create-database";

export const dialects = ["sqlite", "postgres"] as const;
export type Dialect = (typeof dialects)[number];

/** A database of one test file. `openAnother` opens it again, as a second process would. */
export type FreshDatabase = { opened: OpenDatabase; dataDir: string; openAnother: () => OpenDatabase; remove: () => Promise<void> };

/** A database with nothing in it. */
export async function emptyDatabase(dialect: Dialect): Promise<FreshDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-"));
  const postgres = dialect === "postgres" ? await createDatabase(inject("postgresUrl")) : null;
  const all: OpenDatabase[] = [];
  const openAnother = () => {
    const another = openDatabase({ databaseUrl: postgres?.url ?? null, sqliteFile: path.join(dataDir, "portal.sqlite") });
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

/** A database with the tables in it. */
export async function freshDatabase(dialect: Dialect): Promise<FreshDatabase> {
  const fresh = await emptyDatabase(dialect);
  await migrate(fresh.opened.db);
  return fresh;
}
